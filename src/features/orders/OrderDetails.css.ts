import { sx } from '../../shared/ui/style/css';

export const panel = sx({ p: { xs: 2, sm: 3 } });
export const panelTitle = sx({ mb: 2 });

export const row = sx({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
});
export const label = sx({ flex: 'none', color: 'text.secondary' });
export const value = sx({ minWidth: 0, textAlign: 'right' });

export const details = sx({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
});
export const column = sx({ display: 'grid', gap: 3 });

export const items = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li:first-child': { mt: -2 },
  '& > li + li': { borderTop: 1, borderColor: 'line.soft' },
});
export const extra = sx({ '&:empty': { display: 'none' } });
export const payment = sx({ m: 0 });
export const address = sx({ fontStyle: 'normal', overflowWrap: 'anywhere' });
export const actions = sx({ display: 'grid', gap: 1.5 });
