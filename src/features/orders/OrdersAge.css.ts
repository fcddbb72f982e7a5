import { sx } from '../../shared/ui/style/css';

/** Its text changes by itself, so its length must not change the layout: a moving page loses clicks. */
export const age = sx({
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row-reverse' },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: 2,
  rowGap: 1,
});
export const result = sx({ color: 'text.secondary' });
