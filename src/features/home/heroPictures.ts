import { sourceSet } from './HomePhotograph';
import { NARROW } from './narrow';

/** The two rooms of the start page, each wide and upright. */
export const heroPictures = [
  { wide: 'hero-1', tall: 'hero-1-tall' },
  { wide: 'hero-2', tall: 'hero-2-tall' },
] as const;

/** The picture covers a box as high as `Hero` makes it, so a low, wide screen decides by width and a narrow one by height. */
export const heroSizes = { wide: 'max(86vw, min(139vh, 1280px))', tall: '100vw' } as const;

/**
 * Chooses one of the two at random, once a visit, by an attribute of the document that the styles
 * read. Not by state: in a prerendered page a script in its head has chosen before the first paint
 * (`heroScript`), and the markup is the same either way.
 */
export function rollHero(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['hero'] ??= Math.random() < 0.5 ? '1' : '2';
}

const candidates = heroPictures.map(({ wide, tall }) => [
  sourceSet(wide, 'avif'),
  sourceSet(tall, 'avif'),
]);

/**
 * For the head of the start page: chooses, and has the chosen picture fetched before anything, in
 * the very file `Hero` will ask for. A browser without AVIF passes the hint over.
 */
export const heroScript = `(function(d,p,z){var n=Math.random()<0.5?0:1,t=+matchMedia('${NARROW}').matches,l=d.createElement('link');d.documentElement.dataset.hero=n+1;l.rel='preload';l.as='image';l.type='image/avif';l.fetchPriority='high';l.imageSizes=z[t];l.imageSrcset=p[n][t];d.head.appendChild(l)})(document,${JSON.stringify(candidates)},${JSON.stringify([heroSizes.wide, heroSizes.tall])})`;
