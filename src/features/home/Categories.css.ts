import { sx } from '../../shared/ui/style/css';

export const title = sx({ mb: 3 });

export const tiles = sx({
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  // Six tiles fill complete rows at every width.
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
});

export const tile = sx({
  display: 'block',
  color: 'text.primary',
  textAlign: 'center',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const picture = sx({ aspectRatio: '4 / 5', borderRadius: '16px', mb: 1 });
