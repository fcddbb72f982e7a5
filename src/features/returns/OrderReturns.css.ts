import { sx } from '../../shared/ui/style/css';

export const panel = sx({ p: { xs: 2, sm: 3 } });
export const panelTitle = sx({ mb: 1 });
export const entries = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'line.soft' },
});
export const entry = sx({ py: 2 });
export const head = sx({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1.5,
});
export const title = sx({ typography: 'subtitle1', m: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const text = sx({ m: 0, mt: 1 });
/** Its text begins where the others begin. */
export const button = sx({ ml: -1.25 });
export const steps = sx({ listStyle: 'none', m: 0, mt: 1, p: 0 });
export const step = sx({ color: 'text.secondary' });
