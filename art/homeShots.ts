import { COLOURS, type ColourName } from '../server/seed/colours';
import { designs } from './designs';
import type { Design, Shot } from './shots';

const wide = {
  view: 'wide',
  width: 1600,
  height: 900,
  samples: 12,
  // 800 for phones of 720 pixels: a slide is 782 pixels wide there before it is cropped.
  widths: [640, 800, 1024, 1600],
} as const;
const tall = {
  view: 'tall',
  width: 1024,
  height: 1280,
  samples: 12,
  widths: [640, 800, 1024],
} as const;

function designOf(product: string): Design {
  const design = designs[product];
  if (!design) throw new Error(`designs.ts has no ${product}, which the home page shows.`);
  return design;
}

/** A category's tile: one of its products, at half a product picture's size. */
function tile(category: string, product: string, colour: ColourName, view: Shot['view']): Shot {
  const design = designOf(product);
  return {
    id: `home/category-${category}`,
    model: design.model,
    view,
    params: { ...design.params, colour: COLOURS[colour] },
    width: 640,
    height: 800,
    samples: 10,
    widths: [320, 640],
  };
}

/** Products on dress forms, from left to right. */
const forms = (...clothes: readonly (readonly [product: string, colour: ColourName])[]) => ({
  model: 'scenes.forms',
  params: {},
  clothes: clothes.map(([product, colour]) => {
    const { model, params } = designOf(product);
    return { model, params: { ...params, colour: COLOURS[colour] } };
  }),
});

const festive = forms(
  ['kurta-indigo-block-print', 'Indigo'],
  ['saree-kanjivaram-temple', 'Mustard'],
  ['anarkali-rose-garden', 'Blush'],
);

/** The home page's pictures. Text is on the left of the wide ones and at the top of the tall ones. */
export const homeShots: Shot[] = [
  { ...wide, id: 'home/hero-1', ...festive },
  { ...wide, id: 'home/hero-2', model: 'scenes.garments', params: { scene: 'rail' } },
  { ...tall, id: 'home/hero-1-tall', ...festive },
  { ...tall, id: 'home/hero-2-tall', model: 'scenes.garments', params: { scene: 'rail' } },
  { ...wide, id: 'home/promo-collection', model: 'scenes.garments', params: { scene: 'stack' } },
  { ...wide, id: 'home/promo-summer', model: 'scenes.garments', params: { scene: 'summer' } },
  {
    ...wide,
    id: 'home/slide-collection',
    ...forms(
      ['coord-ikat-jacket', 'Teal'],
      ['saree-ajrakh-modal', 'Maroon'],
      ['maxi-kalamkari-garden', 'Green'],
    ),
  },
  {
    ...wide,
    id: 'home/slide-summer',
    ...forms(
      ['dress-linen-shirt', 'Olive'],
      ['dress-tiered-marigold', 'Mustard'],
      ['dress-seersucker-check', 'Sky'],
    ),
  },
  { ...wide, id: 'home/slide-living', model: 'scenes.home', params: { scene: 'living' } },
  { ...wide, id: 'home/banner', model: 'scenes.garments', params: { scene: 'silks' } },
  tile('sarees', 'saree-kanjivaram-temple', 'Mustard', 'front'),
  tile('kurtas', 'kurta-indigo-block-print', 'Indigo', 'front'),
  tile('jewellery', 'necklace-kundan-choker', 'Gold', 'front'),
  tile('bed', 'bed-cane-headboard', 'Teak', 'room'),
  tile('sofa', 'sofa-kochi-cane', 'Green', 'room'),
  tile('chairs', 'chair-chandigarh-cane', 'Teak', 'front'),
];
