import { sx } from '../../../shared/ui/style/css';

export const delivery = sx({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 12rem) minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: 2,
});

/** In line with the field's text. */
export const answer = sx({ m: 0, pb: 1.625 });
