import { sx } from '../../shared/ui/style/css';

export const courier = sx({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  color: 'text.secondary',
});
