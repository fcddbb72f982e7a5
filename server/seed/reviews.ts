import { products } from './catalogue';
import { people } from './people';
import { createRandom, pick } from './random';
import {
  CLOSINGS,
  REMARKS,
  SHORT,
  type GroupTexts,
  type Remark,
  type ReviewGroup,
} from './reviewTexts';
import type { SeedProduct, SeedReview } from './types';

const FIRST = Date.UTC(2026, 1, 3, 5, 30);
const LAST = Date.UTC(2026, 10, 14, 15, 0);

const GROUPS: Record<string, ReviewGroup> = {
  Sarees: 'drape',
  Dupattas: 'drape',
  Footwear: 'shoes',
  Bags: 'bags',
  Jewellery: 'jewellery',
  Bed: 'furniture',
  Sofa: 'furniture',
  Chairs: 'furniture',
  Lamps: 'home',
  Rugs: 'home',
  Cushions: 'home',
  Throws: 'home',
  Curtains: 'home',
  Bedspreads: 'home',
  Tableware: 'home',
  Vases: 'home',
};

type Stars = 2 | 3 | 4 | 5;
/** Their mean is the 4.8 that the home page claims. */
function drawStars(random: () => number): Stars {
  const roll = random();
  if (roll < 0.87) return 5;
  if (roll < 0.95) return 4;
  return roll < 0.98 ? 3 : 2;
}
/** How many reviews the products get, in this cycle; some have none. */
const COUNTS = [3, 1, 2, 0, 2, 1, 3, 1, 2, 1];

/** The remarks that fit this product. */
function fitting(
  remarks: GroupTexts['praise'],
  product: SeedProduct,
): readonly [string, ...string[]] {
  const words = [product.name, product.shortDescription, product.description, product.category]
    .concat(product.subCategory, product.tags)
    .join(' ')
    .toLowerCase();
  const fits = (remark: Remark) => typeof remark === 'string' || remark.about.test(words);
  const [first, ...rest] = remarks
    .filter(fits)
    .map((remark) => (typeof remark === 'string' ? remark : remark.says));
  if (first === undefined) throw new Error(`Nobody has anything to say about ${product._id}`);
  return [first, ...rest];
}

function write(random: () => number, product: SeedProduct, stars: Stars): string {
  if (stars >= 4 && random() < 0.12) return pick(random, SHORT[stars === 5 ? 5 : 4]);
  const group = REMARKS[GROUPS[product.category] ?? 'clothes'];
  const praise = fitting(group.praise, product);
  const remark = pick(random, stars >= 4 ? praise : fitting(group.doubt, product));
  const roll = random();
  if (roll < 0.3) return remark;
  const more = pick(random, praise);
  const closing = pick(random, CLOSINGS[stars]);
  return roll > 0.82 && stars >= 4 && more !== remark
    ? `${remark} ${more} ${closing}`
    : `${remark} ${closing}`;
}

function reviewsOf(product: SeedProduct, index: number): SeedReview[] {
  const isOpen =
    product.published && product.visibilityInCatalog === 'visible' && product.allowCustomerReviews;
  if (!isOpen) return [];
  const random = createRandom(7_001 + index * 97);
  const count = (COUNTS[index % COUNTS.length] ?? 0) + (product.isFeatured ? 2 : 0);
  const said = new Set<string>();
  const start = Math.floor(random() * people.length);
  return Array.from({ length: count }, (_, turn) => {
    // 5 shares no factor with sixteen people, so nobody reviews the same product twice.
    const person = people[(start + turn * 5) % people.length] ?? people[0];
    const stars = drawStars(random);
    let comment = write(random, product, stars);
    while (said.has(comment)) comment = write(random, product, stars);
    said.add(comment);
    return {
      _id: `review-${product._id}-${String(turn + 1)}`,
      productId: product._id,
      userId: person?._id ?? '',
      rating: stars,
      comment,
      date: Math.round(FIRST + random() * (LAST - FIRST)),
    };
  });
}

/** The demo shop's reviews. Averages are computed from these rows. */
export const reviews: readonly SeedReview[] = products.flatMap(reviewsOf);
