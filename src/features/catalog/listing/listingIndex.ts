import type { Product, ProductId } from '../../../shared/api/contract';
import type { Paise } from '../../../shared/lib/money';
import { fold } from '../fold';
import type { IndexBuilder } from '../buildInChunks';
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
  /** How many products have each value. */
  counts: number[];
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

/** A group's table, filled product by product. */
function tableBuilder(read: (product: Product) => string[]) {
  const table: ValueTable = { names: [], numberOf: new Map(), of: [], counts: [] };
  // Folding is expensive, and the same spellings repeat.
  const seen = new Map<string, number>();
  const numberOf = (value: string): number => {
    const known = seen.get(value);
    if (known !== undefined) return known;
    const key = fold(value);
    let number = table.numberOf.get(key);
    if (number === undefined) {
      number = table.names.push(value) - 1;
      table.numberOf.set(key, number);
    }
    seen.set(value, number);
    return number;
  };
  return {
    table,
    add(product: Product): void {
      const numbers: number[] = [];
      for (const value of read(product)) {
        const number = numberOf(value);
        if (numbers.includes(number)) continue;
        numbers.push(number);
        table.counts[number] = (table.counts[number] ?? 0) + 1;
      }
      table.of.push(numbers);
    },
  };
}

/** Builds the index of a list in steps: of ten thousand products in one, it blocks a slow phone for half a second. */
export class ListingIndexBuilder implements IndexBuilder<ListingIndex> {
  readonly #index: Omit<ListingIndex, 'values'>;
  readonly #tables = eachGroup((group) => tableBuilder(specOf(group).valuesOf));
  readonly #groups = Object.values(this.#tables);

  constructor(products: Product[]) {
    this.#index = {
      products,
      positionOf: new Map(),
      prices: [],
      weights: [],
      ratings: [],
      freeShipping: [],
      onSale: [],
      priceRange: null,
      orders: new Map(),
    };
  }

  advance(count: number): boolean {
    const { products, prices } = this.#index;
    const end = Math.min(prices.length + count, products.length);
    for (let position = prices.length; position < end; position += 1) {
      const product = products[position];
      if (product) this.#take(product, position);
    }
    return prices.length >= products.length;
  }

  #take(product: Product, position: number): void {
    const index = this.#index;
    for (const table of this.#groups) table.add(product);
    const price = displayedPrice(product);
    index.positionOf.set(product._id, position);
    index.prices.push(price);
    index.weights.push(product.weight ?? null);
    index.ratings.push(ratingOf(product));
    index.freeShipping.push(shipsFree(product));
    index.onSale.push(isOnSale(product));
    if (price === null) return;
    const { min, max } = index.priceRange ?? { min: price, max: price };
    if (index.priceRange === null || price < min || price > max) {
      index.priceRange = { min: Math.min(min, price), max: Math.max(max, price) };
    }
  }

  finish(): ListingIndex {
    return { ...this.#index, values: eachGroup((group) => this.#tables[group].table) };
  }
}

/** Builds the whole index at once. */
export function buildListingIndex(products: Product[]): ListingIndex {
  const builder = new ListingIndexBuilder(products);
  builder.advance(products.length);
  return builder.finish();
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
