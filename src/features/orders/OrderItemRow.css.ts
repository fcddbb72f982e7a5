import { sx } from '../../shared/ui/style/css';

export const row = sx({
  display: 'grid',
  // On a phone the price is below the name, which needs the width.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 0.75,
  py: 2,
  alignItems: 'start',
});
export const picture = sx({ gridRow: { xs: '1 / span 2', sm: 'auto' } });
export const words = sx({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = sx({
  color: 'text.primary',
  fontWeight: 600,
  display: 'inline-block',
  py: 0.25,
});
export const detail = sx({ color: 'text.secondary' });
export const quantity = sx({ mr: 2 });
export const priceAndStatus = sx({
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: 'wrap',
  alignItems: { xs: 'center', sm: 'flex-end' },
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  gap: 1,
});
