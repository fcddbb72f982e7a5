import { sx } from '../../shared/ui/style/css';

export const promise = sx({ color: 'text.secondary' });
