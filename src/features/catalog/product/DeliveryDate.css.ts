import { sx } from '../../../shared/ui/style/css';

export const delivery = sx({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 12rem) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
});

export const answer = sx({ m: 0 });
