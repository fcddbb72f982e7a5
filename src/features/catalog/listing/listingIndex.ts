import type { Product, ProductId } from '../../../shared/api/contract';
import type { Paise } from '../../../shared/lib/money';
import { fold } from '../fold';
import { displayedPrice, ratingOf } from '../price';
import { isOnSale, shipsFree } from './offers';
import type { ListingSort } from './listingState';
import { eachGroup, specOf, type ValueGroup } from './valueGroups';

/** The values of one group over the whole catalogue, numbered in order of first appearance. */
export interface ValueTable {
  names: string[];
  /** Folded name to number. */
  numberOf: Map<string, number>;
  /** For each product its value numbers, without repeats. */
  of: number[][];
}

/**
 * Column-wise index of the catalogue, built once per list: everything that filters, counts and sorts read
 * of a product. A click then costs a pass over numbers instead of products.
 */
export interface ListingIndex {
  products: Product[];
  positionOf: Map<ProductId, number>;
  values: Record<ValueGroup, ValueTable>;
  prices: (Paise | null)[];
  weights: (number | null)[];
  ratings: (number | null)[];
  freeShipping: boolean[];
  onSale: boolean[];
  /** The lowest and highest displayed price in paise; null if no product has one. */
  priceRange: { min: Paise; max: Paise } | null;
  /** Positions in each order, filled in when first asked for (sort.ts). */
  orders: Map<ListingSort, Uint32Array>;
}

function tableOf(products: Product[], read: (product: Product) => string[]): ValueTable {
  const names: string[] = [];
  const numberOf = new Map<string, number>();
  // Folding is expensive, and the same spellings repeat.
  const seen = new Map<string, number>();
  const of = products.map((product) => {
    const numbers: number[] = [];
    for (const value of read(product)) {
      let number = seen.get(value);
      if (number === undefined) {
        const key = fold(value);
        number = numberOf.get(key);
        if (number === undefined) {
          number = names.length;
          names.push(value);
          numberOf.set(key, number);
        }
        seen.set(value, number);
      }
      if (!numbers.includes(number)) numbers.push(number);
    }
    return numbers;
  });
  return { names, numberOf, of };
}

function rangeOf(prices: (Paise | null)[]): ListingIndex['priceRange'] {
  let min = Infinity;
  let max = -Infinity;
  for (const price of prices) {
    if (price === null) continue;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min === Infinity ? null : { min, max };
}

export function buildListingIndex(products: Product[]): ListingIndex {
  const values = eachGroup((group) => tableOf(products, specOf(group).valuesOf));
  const prices = products.map(displayedPrice);
  return {
    products,
    positionOf: new Map(products.map((product, position) => [product._id, position])),
    values,
    prices,
    weights: products.map((product) => product.weight ?? null),
    ratings: products.map(ratingOf),
    freeShipping: products.map(shipsFree),
    onSale: products.map(isOnSale),
    priceRange: rangeOf(prices),
    orders: new Map(),
  };
}

/** The server's categories and tags, in its order. */
export interface Taxonomy {
  categories: readonly string[];
  tags: readonly string[];
}

/** Every value of each group that the catalogue or the server names, the server's first. */
export function knownValues(
  { values }: ListingIndex,
  taxonomy: Taxonomy,
): Record<ValueGroup, readonly string[]> {
  return eachGroup((group) => [
    ...(group === 'categories' || group === 'tags' ? taxonomy[group] : []),
    ...values[group].names,
  ]);
}

const built = new WeakMap<Product[], ListingIndex>();

/** The index of a list, built once and shared. */
export function listingIndexOf(products: Product[]): ListingIndex {
  const known = built.get(products);
  if (known) return known;
  const index = buildListingIndex(products);
  built.set(products, index);
  return index;
}
