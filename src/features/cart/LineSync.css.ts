import { sx } from '../../shared/ui/style/css';

export const sync = sx({ display: 'flex', alignItems: 'center', gap: 0.5 });

export const state = {
  waiting: sx({ color: 'accent.text' }),
  failed: sx({ color: 'error.main' }),
};

export const sign = sx({ fontSize: 16 });
