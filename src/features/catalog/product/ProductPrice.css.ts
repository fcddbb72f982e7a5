import { sx } from '../../../shared/ui/style/css';

export const line = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
});

export const discount = sx({ typography: 'body1', m: 0, fontWeight: 650, color: 'success.main' });
