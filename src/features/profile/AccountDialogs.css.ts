import { sx } from '../../shared/ui/style/css';

export const fields = sx({ display: 'flex', flexDirection: 'column', gap: 2, pt: 1 });

export const text = sx({ m: 0, typography: 'body2', color: 'text.secondary' });
