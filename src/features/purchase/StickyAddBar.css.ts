import { sx } from '../../shared/ui/style/css';

export const row = sx({ display: 'flex', alignItems: 'center', gap: 2 });

export const choice = sx({ flex: 1, minWidth: 0 });

export const size = sx({ fontSize: '0.8125rem', color: 'text.secondary' });
