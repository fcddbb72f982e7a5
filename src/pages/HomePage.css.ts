import { farBelow } from '../shared/ui/farBelow';
import { sx } from '../shared/ui/style/css';

const stack = {
  display: 'grid',
  gap: { xs: 6, md: 9 },
  '& > *': { minWidth: 0 },
  py: { xs: 5, md: 8 },
} as const;

export const ways = sx(stack);
export const categories = sx(farBelow('500px'));
export const latest = sx(farBelow('1100px'));
export const collections = sx(farBelow('700px'));
export const banner = sx(farBelow('100svh'));
export const aboutUs = sx({ ...stack, ...farBelow('1800px') });
export const last = sx({ display: 'grid', gap: { xs: 3, md: 4 } });
