import { sx } from '../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: { xs: 1, sm: 2 },
  mb: { xs: 2, md: 3 },
});
export const count = sx({
  typography: 'body1',
  m: 0,
  color: 'text.secondary',
  flex: '1 0 auto',
  maxWidth: '100%',
});

export const products = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: 2, md: 3 },
});
export const more = sx({ mt: 4 });
