import { products as catalogue } from '../server/seed/catalogue';
import { COLOURS, type ColourName } from '../server/seed/colours';
import type { SeedProduct } from '../server/seed/types';
import { designs } from './designs';
import { homeShots } from './homeShots';
import { FEWER_SAMPLES, PRODUCT_SIZE, type Design, type Room, type Shot } from './shots';

const isColour = (name: string): name is ColourName => name in COLOURS;

/** The first colour from the front, (furniture) in its room, the other colours, then the first one close up. */
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
  const room = (name: Room): Shot => {
    const inSun = shot('room', 'room', first, {});
    return name === 'sun' ? inSun : { ...inSun, params: { ...inSun.params, room: name } };
  };
  return [
    leader,
    ...(design.room ? [room(design.room)] : []),
    ...others.map((colour) => shot(colour.toLowerCase(), 'front', colour, like)),
    shot('detail', 'detail', first, { samples: design.samples ?? FEWER_SAMPLES.detail }),
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
