import { toPaise } from '../../../shared/lib/money';
import { fold } from '../fold';
import type { ListingIndex } from './listingIndex';
import type { ListingFilters } from './listingState';
import { VALUE_GROUP_NAMES, type ValueGroup } from './valueGroups';

const OTHER_GROUPS = ['price', 'weight', 'rating', 'freeShipping', 'onSale', 'search'] as const;

/** One bit a group. Groups narrow: a product passes when none of its bits is set. */
export const FAILS = Object.fromEntries(
  [...VALUE_GROUP_NAMES, ...OTHER_GROUPS].map((group, at) => [group, 1 << at]),
) as Record<ValueGroup | (typeof OTHER_GROUPS)[number], number>;

/** Which of a group's values are chosen, by value number. */
function chosenOf(index: ListingIndex, group: ValueGroup, values: string[]): Uint8Array {
  const { names, numberOf } = index.values[group];
  const chosen = new Uint8Array(names.length);
  for (const value of values) {
    const number = numberOf.get(fold(value));
    if (number !== undefined) chosen[number] = 1;
  }
  return chosen;
}

function outside(value: number | null, min: number | null, max: number | null): boolean {
  return value === null || (min !== null && value < min) || (max !== null && value > max);
}

/**
 * The groups that each product fails, as bits of `FAILS`; 0 passes. facets.ts needs the failed groups to
 * count every option in one more pass.
 *
 * @param found positions that the search text matches, or null without a search text
 */
export function failuresOf(
  index: ListingIndex,
  filters: ListingFilters,
  found: readonly number[] | null,
): Uint16Array {
  const size = index.products.length;
  const fails = new Uint16Array(size);

  if (found !== null) {
    fails.fill(FAILS.search);
    for (const position of found) fails[position] = 0;
  }
  const mark = (position: number, bit: number) => {
    fails[position] = (fails[position] ?? 0) | bit;
  };

  for (const group of VALUE_GROUP_NAMES) {
    if (filters[group].length === 0) continue;
    const chosen = chosenOf(index, group, filters[group]);
    index.values[group].of.forEach((numbers, position) => {
      if (!numbers.some((number) => chosen[number] === 1)) mark(position, FAILS[group]);
    });
  }

  const minPrice = filters.minPrice === null ? null : toPaise(filters.minPrice);
  const maxPrice = filters.maxPrice === null ? null : toPaise(filters.maxPrice);
  const { minWeight, maxWeight, rating } = filters;
  if (minPrice !== null || maxPrice !== null) {
    index.prices.forEach((price, position) => {
      if (outside(price, minPrice, maxPrice)) mark(position, FAILS.price);
    });
  }
  if (minWeight !== null || maxWeight !== null) {
    index.weights.forEach((weight, position) => {
      if (outside(weight, minWeight, maxWeight)) mark(position, FAILS.weight);
    });
  }
  if (rating !== null) {
    index.ratings.forEach((stars, position) => {
      if ((stars ?? 0) < rating) mark(position, FAILS.rating);
    });
  }
  if (filters.freeShipping) {
    index.freeShipping.forEach((isFree, position) => {
      if (!isFree) mark(position, FAILS.freeShipping);
    });
  }
  if (filters.onSale) {
    index.onSale.forEach((isOnSale, position) => {
      if (!isOnSale) mark(position, FAILS.onSale);
    });
  }
  return fails;
}
