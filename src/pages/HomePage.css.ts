import { farBelow } from '../shared/ui/farBelow';
import { sx } from '../shared/ui/style/css';

const stack = {
  display: 'grid',
  gap: { xs: 6, md: 9 },
  '& > *': { minWidth: 0 },
  py: { xs: 5, md: 8 },
} as const;

/**
 * On an upright phone all of this is below the first screen, and its pictures are fetched with the first touch, key or
 * scroll (server/rendering/inline/startHydration.ts): browsers fetch what is 1,250 pixels away.
 */
const untouched =
  '@media (scripting: enabled) and (max-width: 599.95px) and (max-height: 1000px) and (min-aspect-ratio: 9/20)';

export const ways = sx({
  ...stack,
  [untouched]: { 'html:not([data-touched]) & img': { display: 'none' } },
});
export const categories = sx(farBelow('500px'));
export const latest = sx(farBelow('1100px'));
export const collections = sx(farBelow('700px'));
export const banner = sx(farBelow('100svh'));
export const aboutUs = sx({ ...stack, ...farBelow('1800px') });
export const last = sx({ display: 'grid', gap: { xs: 3, md: 4 } });
