import { sx } from '../../shared/ui/style/css';

export const action = sx({ pb: 2 });
