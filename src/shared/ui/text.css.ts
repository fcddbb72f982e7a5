/** The type scale as classes (style/typography.ts), without margins: pages set those. */
import { sx } from './style/css';

const of = (typography: string): string => sx({ typography, m: 0 });

export const h1 = of('h1');
export const h2 = of('h2');
export const h3 = of('h3');
export const h4 = of('h4');
export const h5 = of('h5');
export const h6 = of('h6');
export const subtitle2 = of('subtitle2');
export const body1 = of('body1');
export const body2 = of('body2');
export const caption = of('caption');
export const eyebrow = of('eyebrow');
export const price = of('price');
