import { sx } from '../../shared/ui/style/css';

export const miniCart = sx({
  position: 'fixed',
  bottom: 20,
  right: 20,
  width: 360,
  zIndex: 'snackbar',
  p: 2,
  borderRadius: '16px',
  border: 1,
  borderColor: 'line.soft',
  boxShadow: 8,
});

export const head = sx({ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 });
export const done = sx({ color: 'success.main' });
export const title = sx({ typography: 'subtitle2', m: 0, flex: 1 });
export const close = sx({ m: -1 });

export const line = sx({ display: 'flex', gap: 2 });
export const picture = sx({ width: 64, flex: 'none', borderRadius: '10px', overflow: 'hidden' });
export const words = sx({ minWidth: 0 });
export const name = sx({
  typography: 'subtitle2',
  m: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = sx({ typography: 'body2', m: 0, color: 'text.secondary' });

export const total = sx({ typography: 'body2', m: 0, mt: 2, color: 'text.secondary' });
export const foot = sx({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  mt: 1,
  gap: 1.5,
});
