import fc from 'fast-check';
import type { Product } from '../../../shared/api/contract';
import { testProduct } from '../testProducts';
import { RATINGS, SORTS, type ListingFilters } from './listingState';

const CATEGORIES = ['Sofa', 'Bed', 'Chairs', 'Sarees'];
const COLORS = ['Red', 'Ivory', 'Teal'];
const TAGS = ['summer', 'festive', 'cotton'];
const SIZES = ['S', 'M', 'L'];

const someOf = (values: string[]) => fc.subarray(values);
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });

const productFields = fc.record({
  name: fc.constantFrom('Kurta', 'kurta', 'Árbol lamp', 'Zari saree', 'Bolster', 'arbol lamp'),
  regularPrice: orNone(fc.integer({ min: 0, max: 3_000 })),
  salePrice: orNone(fc.integer({ min: 0, max: 3_000 })),
  weight: orNone(fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10)),
  categories: someOf(CATEGORIES),
  category: fc.constantFrom('', 'sofa', 'Bed'),
  colors: someOf(COLORS),
  tags: someOf(TAGS),
  sizes: someOf(SIZES),
  isFeatured: fc.boolean(),
  inStock: fc.boolean(),
  allowCustomerReviews: fc.boolean(),
  averageRating: orNone(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
  rating: orNone(fc.integer({ min: 0, max: 5 })),
  totalReviews: fc.integer({ min: 0, max: 300 }),
  createdAt: fc.integer({ min: 0, max: 5 }),
});

/** Small catalogues with every kind of gap in them: no price, no weight, no stars, repeats. */
export const anyCatalogue: fc.Arbitrary<Product[]> = fc
  .array(productFields, { maxLength: 30 })
  .map((list) => list.map((fields, at) => testProduct({ _id: `p${String(at)}`, ...fields })));

export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  categories: someOf([...CATEGORIES, 'Nowhere']),
  colors: someOf(COLORS),
  tags: someOf(TAGS),
  sizes: someOf(SIZES),
  minPrice: orNone(fc.integer({ min: 0, max: 1_500 })),
  maxPrice: orNone(fc.integer({ min: 1_000, max: 3_000 })),
  minWeight: orNone(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)),
  maxWeight: orNone(fc.integer({ min: 50, max: 200 }).map((tenths) => tenths / 10)),
  rating: orNone(fc.constantFrom(...RATINGS)),
  freeShipping: fc.boolean(),
  onSale: fc.boolean(),
});

export const anySort = fc.constantFrom(...SORTS);

/** What a search found: some positions in some order, or null when nothing is searched for. */
export const anyFound = (size: number): fc.Arbitrary<number[] | null> =>
  orNone(fc.shuffledSubarray(Array.from({ length: size }, (_, at) => at)));
