import { sx } from '../../shared/ui/style/css';

export const panel = sx({ p: { xs: 2, sm: 3 }, mb: 4, display: 'grid', gap: 2 });
export const head = sx({ display: 'flex', alignItems: 'center', gap: 1.5 });
export const sign = sx({ flex: 'none', color: 'success.main', fontSize: 32 });
export const facts = sx({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1.5,
  m: 0,
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'line.soft',
});
export const fact = sx({ minWidth: 112 });
export const label = sx({ color: 'text.secondary' });
export const value = sx({ m: 0 });
export const steps = sx({ m: 0, pl: 3, display: 'grid', gap: 0.75 });
export const actions = sx({ display: 'flex', flexWrap: 'wrap', gap: 1.5 });
