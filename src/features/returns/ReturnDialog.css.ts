import { sx } from '../../shared/ui/style/css';

export const fields = sx({ display: 'flex', flexDirection: 'column', gap: 2.5, pt: 1 });
export const item = sx({ typography: 'body1', fontWeight: 600, m: 0 });
export const quantity = sx({
  typography: 'subtitle2',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
});
export const wanted = sx({
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
});
export const legend = sx({ typography: 'subtitle2', p: 0, mb: 1 });
