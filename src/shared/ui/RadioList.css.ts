import { sx } from './style/css';

export const field = sx({ m: 0, p: 0, border: 0, minWidth: 0 });
export const legend = sx({ typography: 'subtitle2', p: 0 });
export const option = sx({
  display: 'flex',
  alignItems: 'center',
  ml: -1.5,
  typography: 'body1',
  cursor: 'pointer',
});
export const error = sx({ typography: 'body2', m: 0, color: 'error.main' });
