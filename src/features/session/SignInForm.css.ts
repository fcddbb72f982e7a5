import { sx } from '../../shared/ui/style/css';

export const forgotten = sx({
  typography: 'body2',
  m: 0,
  color: 'text.secondary',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 0.5,
});
