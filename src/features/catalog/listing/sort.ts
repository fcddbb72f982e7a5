import type { Product } from '../../../shared/api/contract';
import { fold } from '../fold';
import type { ListingIndex } from './listingIndex';
import type { ListingSort } from './listingState';

/** The number of average reviews that each product gets in addition to its own. */
const PRIOR_REVIEWS = 5;

/**
 * A weighted rating: a product's own reviews are mixed with a few of the catalogue's average, so that one
 * five-star review does not beat two hundred at 4.8. Products without stars get -1 and come last.
 */
export function weighedRatings(
  products: Pick<Product, 'totalReviews'>[],
  ratings: (number | null)[],
): number[] {
  const rated = ratings.filter((rating) => rating !== null);
  const mean = rated.reduce((sum, rating) => sum + rating, 0) / Math.max(1, rated.length);
  return products.map((product, position) => {
    const rating = ratings[position] ?? null;
    if (rating === null) return -1;
    const reviews = Math.max(1, product.totalReviews);
    return (PRIOR_REVIEWS * mean + reviews * rating) / (PRIOR_REVIEWS + reviews);
  });
}

/** The positions with a flag first, both parts in the server's order. */
function flaggedFirst(products: Product[], flag: 'inStock' | 'isFeatured'): Uint32Array {
  const order = new Uint32Array(products.length);
  let next = 0;
  for (const wanted of [true, false]) {
    products.forEach((product, position) => {
      if (product[flag] === wanted) order[next++] = position;
    });
  }
  return order;
}

type Compare = (first: number, second: number) => number;

function byNumber(keys: (number | null)[], direction: 1 | -1): Compare {
  return (first, second) => {
    const a = keys[first] ?? null;
    const b = keys[second] ?? null;
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  };
}

function byName(products: Product[], direction: 1 | -1): Compare {
  const keys = products.map((product) => fold(product.name));
  return (first, second) => {
    const a = keys[first] ?? '';
    const b = keys[second] ?? '';
    return a === b ? 0 : a < b ? -direction : direction;
  };
}

/** The orders that are not by a flag. */
function comparing(
  index: ListingIndex,
  sort: Exclude<ListingSort, 'relevant' | 'featured'>,
): Compare {
  switch (sort) {
    case 'low-high':
      return byNumber(index.prices, 1);
    case 'high-low':
      return byNumber(index.prices, -1);
    case 'name-asc':
      return byName(index.products, 1);
    case 'name-desc':
      return byName(index.products, -1);
    case 'rating':
      return byNumber(weighedRatings(index.products, index.ratings), -1);
    case 'newest':
      return byNumber(
        index.products.map((product) => product.createdAt),
        -1,
      );
  }
}

/**
 * All positions in one order. Ties keep the server's order. Sold-out products come last in `relevant`, products
 * without a price in both price orders. Sorted once per list: a filtered sorted list stays sorted.
 */
export function orderOf(index: ListingIndex, sort: ListingSort): Uint32Array {
  const known = index.orders.get(sort);
  if (known) return known;
  const order =
    sort === 'relevant'
      ? flaggedFirst(index.products, 'inStock')
      : sort === 'featured'
        ? flaggedFirst(index.products, 'isFeatured')
        : sorted(index.products.length, comparing(index, sort));
  index.orders.set(sort, order);
  return order;
}

function sorted(size: number, compare: Compare): Uint32Array {
  const order = new Uint32Array(size).map((_, position) => position);
  return order.sort((first, second) => compare(first, second) || first - second);
}

function soldOutLast({ products }: ListingIndex, positions: readonly number[]): number[] {
  const isInStock = (position: number) => products[position]?.inStock === true;
  return [...positions.filter(isInStock), ...positions.filter((position) => !isInStock(position))];
}

/**
 * The positions that pass, in the requested order.
 *
 * @param found positions that the search text matches, best first; `relevant` is that ranking, sold-out products last
 */
export function sortedMatches(
  index: ListingIndex,
  fails: Uint16Array,
  sort: ListingSort,
  found: readonly number[] | null,
): number[] {
  const order =
    sort === 'relevant' && found !== null ? soldOutLast(index, found) : orderOf(index, sort);
  const passing: number[] = [];
  // Not `for of`, which is several times slower until it is compiled.
  order.forEach((position) => {
    if (fails[position] === 0) passing.push(position);
  });
  return passing;
}
