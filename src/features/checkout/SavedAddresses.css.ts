import { sx } from '../../shared/ui/style/css';

export const saved = sx({ mb: 3 });

export const title = sx({ typography: 'subtitle2', m: 0, mb: 1 });

export const addresses = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
});

export const address = sx({
  width: '100%',
  height: '100%',
  minHeight: 64,
  p: 1.5,
  display: 'block',
  textAlign: 'left',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
});

export const name = sx({ typography: 'body1', display: 'block', fontWeight: 600 });

export const street = sx({
  typography: 'body2',
  display: 'block',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
});
