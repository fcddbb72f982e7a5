import { sx } from '../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 2,
  mb: { xs: 2, md: 3 },
});
export const count = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

export const cart = sx({
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  mt: 2,
});
export const lines = sx({ listStyle: 'none', m: 0, p: 0 });
