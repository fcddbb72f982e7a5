import { sx } from '../../shared/ui/style/css';

export const form = sx({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
});

export const sections = sx({ display: 'grid', gap: 3 });

export const section = sx({ p: { xs: 2, sm: 3 } });

export const title = sx({ typography: 'h4', m: 0, mb: 2 });

export const waits = sx({
  typography: 'body2',
  m: 0,
  color: 'text.secondary',
  mt: 1,
  gridColumn: '1 / -1',
});

/** In the bar of a phone: total and button beside each other, messages above and below. */
export const bar = sx({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
});

export const status = sx({ gridColumn: '1 / -1' });

export const total = sx({ typography: 'price', m: 0, display: 'grid', fontSize: '1.125rem' });

export const totalLabel = sx({ typography: 'body2', color: 'text.secondary' });
