import { CHOOSE_HERO } from '../../shared/lib/firstScreen';
import { sourceSet, type HomePhotographName } from './HomePhotograph';
import { NARROW } from '../../shared/lib/mediaQuery';

/** The two hero pictures, each in landscape and portrait. */
export const heroPictures = [
  { wide: 'hero-1', tall: 'hero-1-tall' },
  { wide: 'hero-2', tall: 'hero-2-tall' },
] as const;

/**
 * The picture covers a box as high as `Hero`: width decides on a wide, low screen, height on a narrow one.
 */
export const heroSizes = { wide: 'max(86vw, min(139vh, 1280px))', tall: '100vw' } as const;

/**
 * Chooses one of the two pictures at random, once per visit, in an attribute of the document that styles
 * read. Not in state: a prerendered page has chosen before its first paint (`heroHead`), and its markup is
 * the same either way.
 */
export function chooseHero(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['hero'] ??= Math.random() < 0.5 ? '1' : '2';
}

const preload = (media: string, name: HomePhotographName, sizes: string): string =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" imagesizes="${sizes}" imagesrcset="${sourceSet(name, 'avif')}">`;

/**
 * For the head of the home page: preloads the chosen picture, in the file that `Hero` will request.
 * Browsers without AVIF ignore the hint. The script chooses, unless the sender of the page does
 * (src/shared/lib/firstScreen.ts).
 */
export const heroHead = (): string =>
  heroPictures
    .map(
      ({ wide, tall }, index) =>
        `<template data-hero="${String(index + 1)}">${preload(NARROW, tall, heroSizes.tall)}${preload(`not all and ${NARROW}`, wide, heroSizes.wide)}</template>`,
    )
    .join('') + `<script data-hero>${CHOOSE_HERO}</script>`;
