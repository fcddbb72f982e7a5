import { sx } from '../../shared/ui/style/css';

export const fields = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
});

export const link = sx({ minHeight: 44, color: 'inherit', textDecoration: 'underline' });
