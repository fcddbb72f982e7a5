import { sx } from '../../shared/ui/style/css';

export const line = sx({ display: 'flex', alignItems: 'flex-start', gap: 2, py: 2 });
export const words = sx({ flex: 1, minWidth: 0 });
export const name = sx({ typography: 'body1', m: 0, fontWeight: 600 });
export const detail = sx({ typography: 'body2', m: 0, color: 'text.secondary' });
export const quantity = sx({ mr: 2 });
