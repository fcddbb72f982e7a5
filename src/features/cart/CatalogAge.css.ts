import { sx } from '../../shared/ui/style/css';

export const age = sx({ typography: 'body2', m: 0, mt: 2, color: 'text.secondary' });
