import type { Shot } from './shots';

const wide = {
  view: 'wide',
  width: 1600,
  height: 900,
  samples: 12,
  widths: [640, 1024, 1600],
} as const;
const tall = { view: 'tall', width: 1024, height: 1280, samples: 12, widths: [640, 1024] } as const;

/** The pictures of the home page; words stand on the left of the wide ones and at the top of the tall ones. */
export const homeShots: Shot[] = [
  { ...wide, id: 'home/hero-1', model: 'scenes.home', params: { scene: 'living' } },
  { ...wide, id: 'home/hero-2', model: 'scenes.garments', params: { scene: 'rail' } },
  { ...tall, id: 'home/hero-1-tall', model: 'scenes.home', params: { scene: 'living' } },
  { ...tall, id: 'home/hero-2-tall', model: 'scenes.garments', params: { scene: 'rail' } },
  { ...wide, id: 'home/promo-collection', model: 'scenes.garments', params: { scene: 'stack' } },
  { ...wide, id: 'home/promo-summer', model: 'scenes.garments', params: { scene: 'summer' } },
  { ...wide, id: 'home/banner', model: 'scenes.garments', params: { scene: 'silks' } },
];
