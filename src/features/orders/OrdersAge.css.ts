import { sx } from '../../shared/ui/style/css';

export const age = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
});
export const result = sx({ color: 'text.secondary' });
