import { products as catalogue } from '../server/seed/catalogue';
import { COLOURS, type ColourName } from '../server/seed/colours';
import type { SeedProduct } from '../server/seed/types';
import { designs } from './designs';
import { homeShots } from './homeShots';
import { FEWER_SAMPLES, PRODUCT_SIZE, type Design, type Shot } from './shots';

const isColour = (name: string): name is ColourName => name in COLOURS;

/** Every colour from the front, then the first one close up, then (furniture) in a room. */
function shotsOf(product: Pick<SeedProduct, '_id' | 'colors'>, design: Design): Shot[] {
  const shot = (name: string, view: Shot['view'], colour: string, more: Partial<Shot>): Shot => ({
    ...PRODUCT_SIZE,
    ...(design.samples !== undefined && { samples: design.samples }),
    ...more,
    id: `rendered/${product._id}/${name}`,
    model: design.model,
    view,
    params: { ...design.params, colour: isColour(colour) ? COLOURS[colour] : colour },
  });
  const [first = 'Natural', ...others] = product.colors;
  const leader = shot(first.toLowerCase(), 'front', first, {});
  const like = { like: leader.id, samples: design.samples ?? FEWER_SAMPLES.like };
  return [
    leader,
    ...others.map((colour) => shot(colour.toLowerCase(), 'front', colour, like)),
    shot('detail', 'detail', first, { samples: design.samples ?? FEWER_SAMPLES.detail }),
    ...(design.room ? [shot('room', 'room', first, {})] : []),
  ];
}

/** A product's pictures in gallery order; none without a model. */
export function productShots(product: Pick<SeedProduct, '_id' | 'colors'>): Shot[] {
  const design = designs[product._id];
  return design ? shotsOf(product, design) : [];
}

/** Every picture: the home page's first, then the catalogue's by kind, in its own order. */
export function manifest(): Shot[] {
  const kinds = [...new Set(Object.values(designs).map(({ model }) => model))];
  const rank = (product: SeedProduct) => kinds.indexOf(designs[product._id]?.model ?? '');
  const products = catalogue.filter(({ _id }) => _id in designs).sort((a, b) => rank(a) - rank(b));
  return [...homeShots, ...products.flatMap(productShots)];
}
