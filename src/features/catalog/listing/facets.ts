import { fold } from '../fold';
import { chosenOf, FAILS } from './filters';
import type { ListingIndex } from './listingIndex';
import { RATINGS, type ListingFilters, type RatingFloor } from './listingState';
import { eachGroup, type ValueGroup } from './valueGroups';

export interface FacetOption<V = string> {
  value: V;
  selected: boolean;
  /** How many products the list has after toggling this option. */
  count: number;
}

export interface Facets {
  /** How many products there are now. */
  total: number;
  values: Record<ValueGroup, FacetOption[]>;
  ratings: FacetOption<RatingFloor>[];
  freeShipping: FacetOption<true>;
  onSale: FacetOption<true>;
}

interface Counts {
  /** The count after toggling, by value number. */
  of: Int32Array;
  chosen: Uint8Array;
  /** The count for a value that no product has, if not chosen and if chosen. */
  ofUnknown: { add: number; remove: number };
}

function countGroup(
  index: ListingIndex,
  group: ValueGroup,
  selected: string[],
  fails: Uint16Array,
  total: number,
): Counts {
  const table = index.values[group];
  const bit = FAILS[group];
  const chosen = chosenOf(index, group, selected);
  const of = new Int32Array(table.names.length);
  const distinct = new Set(selected.map(fold)).size;
  let withoutGroup = 0;

  table.of.forEach((numbers, position) => {
    const failed = fails[position] ?? 0;
    // Toggling a value of this group affects only products that pass all other groups.
    if ((failed & ~bit) !== 0) return;
    withoutGroup += 1;
    if (distinct === 0 || failed !== 0) {
      // Nothing chosen: the products with this value. Otherwise: the products that it would add.
      for (const number of numbers) of[number] = (of[number] ?? 0) + 1;
      return;
    }
    let only = -1;
    for (const number of numbers) {
      if (chosen[number] !== 1) continue;
      if (only !== -1) return;
      only = number;
    }
    // In the result because of one chosen value: removing that value removes it.
    if (only !== -1) of[only] = (of[only] ?? 0) - 1;
  });

  if (distinct === 0) return { of, chosen, ofUnknown: { add: 0, remove: 0 } };
  const last = distinct === 1;
  for (let number = 0; number < of.length; number += 1) {
    const change = of[number] ?? 0;
    of[number] = chosen[number] === 1 && last ? withoutGroup : total + change;
  }
  return { of, chosen, ofUnknown: { add: total, remove: last ? withoutGroup : total } };
}

function optionsOf(
  index: ListingIndex,
  group: ValueGroup,
  selected: string[],
  known: readonly string[],
  counts: Counts,
): FacetOption[] {
  const { names, numberOf } = index.values[group];
  const chosenKeys = new Set(selected.map(fold));
  const options: FacetOption[] = [];
  const listed = new Set<string>();
  for (const value of [...known, ...names, ...selected]) {
    const key = fold(value);
    if (listed.has(key)) continue;
    listed.add(key);
    const number = numberOf.get(key);
    const isSelected = chosenKeys.has(key);
    const count =
      number === undefined
        ? counts.ofUnknown[isSelected ? 'remove' : 'add']
        : (counts.of[number] ?? 0);
    options.push({ value, selected: isSelected, count });
  }
  return options;
}

/**
 * All options of the sidebar with the count after toggling each. Values of one group widen the list, groups
 * narrow it; toggling a chosen option removes it.
 *
 * @param fails the result of `failuresOf` for the same filters
 * @param known values that the server names (categories, tags), listed first and in its order
 */
export function facetsOf(
  index: ListingIndex,
  filters: ListingFilters,
  fails: Uint16Array,
  known: Partial<Record<ValueGroup, readonly string[]>> = {},
): Facets {
  let total = 0;
  const floors = new Int32Array(6);
  let anyRating = 0;
  let shippingOn = 0;
  let shippingOff = 0;
  let saleOn = 0;
  let saleOff = 0;
  fails.forEach((failed, position) => {
    if (failed === 0) total += 1;
    if ((failed & ~FAILS.rating) === 0) {
      anyRating += 1;
      const floor = Math.floor(index.ratings[position] ?? 0);
      floors[floor] = (floors[floor] ?? 0) + 1;
    }
    if ((failed & ~FAILS.freeShipping) === 0) {
      shippingOff += 1;
      if (index.freeShipping[position]) shippingOn += 1;
    }
    if ((failed & ~FAILS.onSale) === 0) {
      saleOff += 1;
      if (index.onSale[position]) saleOn += 1;
    }
  });

  const values = eachGroup((group) => {
    const counts = countGroup(index, group, filters[group], fails, total);
    return optionsOf(index, group, filters[group], known[group] ?? [], counts);
  });

  const atLeast = (floor: RatingFloor) =>
    floors.reduce((sum, count, stars) => (stars >= floor ? sum + count : sum), 0);
  return {
    total,
    values,
    ratings: RATINGS.map((value) => {
      const selected = filters.rating === value;
      return { value, selected, count: selected ? anyRating : atLeast(value) };
    }),
    freeShipping: {
      value: true,
      selected: filters.freeShipping,
      count: filters.freeShipping ? shippingOff : shippingOn,
    },
    onSale: {
      value: true,
      selected: filters.onSale,
      count: filters.onSale ? saleOff : saleOn,
    },
  };
}
