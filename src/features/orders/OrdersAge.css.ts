import { sx } from '../../shared/ui/style/css';

/** What it says changes by itself, so nothing may wrap by its length: a page that moves loses taps. */
export const age = sx({
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row-reverse' },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: 2,
  rowGap: 1,
});
export const result = sx({ color: 'text.secondary' });
