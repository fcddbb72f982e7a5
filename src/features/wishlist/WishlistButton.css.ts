import { sx } from '../../shared/ui/style/css';

export const saved = sx({ color: 'primary.main' });
