import { products } from './catalogue';
import { COLOURS, type ColourName } from './colours';
import { createRandom, pick } from './random';
import type { SeedProduct } from './types';

const TOUCHES = [
  'Courtyard',
  'Monsoon',
  'Evening',
  'Jasmine',
  'Coastal',
  'Heirloom',
  'Saffron',
  'Garden',
  'Hillside',
  'Lotus',
  'Riverside',
  'Bazaar',
  'Terrace',
  'Harvest',
  'Moonlit',
  'Banyan',
] as const;

const isShown = (product: SeedProduct) =>
  product.published && product.visibilityInCatalog === 'visible';

/** Rounds as shops do: 1,499 instead of 1,512. */
const shopPrice = (rupees: number) => Math.max(249, Math.round(rupees / 50) * 50 - 1);

/**
 * Plausible products for load tests: variations of the handwritten ones. The same `count` and `seed` give the same list
 * on every machine. Prices in rupees.
 */
export function generateProducts(count: number, seed = 1): SeedProduct[] {
  const models = products.filter(isShown);
  const [first, ...others] = models;
  if (!first) return [];
  const random = createRandom(seed);
  const colourNames = Object.keys(COLOURS) as ColourName[];

  return Array.from({ length: count }, (_, index) => {
    const model = pick(random, [first, ...others]);
    const named = model.colors[Math.floor(random() * model.colors.length)] ?? 'Ivory';
    const extra = colourNames[Math.floor(random() * colourNames.length)] ?? 'Ivory';
    const regularPrice = shopPrice(model.regularPrice * (0.7 + random() * 0.7));
    const onSale = random() < 0.33;
    const number = String(index + 1).padStart(5, '0');
    return {
      ...model,
      _id: `generated-${String(seed)}-${number}`,
      name: `${pick(random, TOUCHES)} ${model.name} No. ${String(index + 1)}`,
      regularPrice,
      salePrice: onSale ? shopPrice(regularPrice * (0.6 + random() * 0.3)) : null,
      colors: [...new Set([named, ...model.colors, ...(random() < 0.3 ? [extra] : [])])],
      weight: Math.min(100, Math.max(0.05, Math.round(model.weight * (80 + random() * 40)) / 100)),
      isFeatured: random() < 0.05,
      inStock: random() > 0.04,
      allowCustomerReviews: true,
    };
  }).map((product) =>
    product.salePrice !== null && product.salePrice >= product.regularPrice
      ? { ...product, salePrice: null }
      : product,
  );
}
