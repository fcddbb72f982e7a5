import { sx } from '../../shared/ui/style/css';

export const on = sx({
  typography: 'body2',
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  color: 'text.secondary',
});
