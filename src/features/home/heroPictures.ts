/** The two rooms of the start page, each with the colour of its wall for the time before it is there. */
export const heroPictures = [
  { src: '/pictures/home/hero-1.svg', wall: '#EFD9AC' },
  { src: '/pictures/home/hero-2.svg', wall: '#DFE3D5' },
] as const;

/**
 * Chooses one of the two at random, once a visit, by an attribute of the document that the styles
 * read. Not by state: in a prerendered page a script in its head has chosen before the first paint
 * (`heroScript`), and the markup is the same either way.
 */
export function rollHero(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['hero'] ??= Math.random() < 0.5 ? '1' : '2';
}

/** For the head of the start page: chooses, and has the chosen picture fetched before anything. */
export const heroScript = `(function(d,p){var n=Math.random()<0.5?0:1,l=d.createElement('link');d.documentElement.dataset.hero=n+1;l.rel='preload';l.as='image';l.fetchPriority='high';l.href=p[n];d.head.appendChild(l)})(document,${JSON.stringify(heroPictures.map(({ src }) => src))})`;
