import { sx } from '../../shared/ui/style/css';

export const list = sx({ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' });
export const item = sx({ display: 'flex', alignItems: 'center', gap: 1.5 });
export const icon = sx({ color: 'text.secondary' });
