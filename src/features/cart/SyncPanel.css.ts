import { css, sx } from '../../shared/ui/style/css';

export const panel = sx({
  position: 'fixed',
  left: 8,
  bottom: 8,
  zIndex: 'tooltip',
  maxWidth: 420,
  p: 1,
  boxShadow: 8,
});

export const content = sx({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  maxHeight: '60vh',
  overflow: 'auto',
  p: 1,
});
export const plan = sx({ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' });
export const faults = css({ display: 'flex', flexWrap: 'wrap', columnGap: 16 });
export const fault = css({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 38 });
export const answers = sx({ m: 0, pl: 3, fontSize: 12 });
export const actions = sx({ display: 'flex', gap: 1 });
