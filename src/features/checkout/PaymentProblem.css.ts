import { sx } from '../../shared/ui/style/css';

export const problem = sx({ mb: 3 });
