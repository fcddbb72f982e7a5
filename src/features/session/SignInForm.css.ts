import { sx } from '../../shared/ui/style/css';

export const form = sx({ display: 'flex', flexDirection: 'column', gap: 2.5 });

export const forgotten = sx({ typography: 'body2', m: 0, color: 'text.secondary' });
