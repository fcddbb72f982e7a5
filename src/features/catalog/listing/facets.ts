import { fold } from '../fold';
import { FAILS } from './filters';
import type { ListingIndex } from './listingIndex';
import { RATINGS, type ListingFilters, type RatingFloor } from './listingState';
import { eachGroup, type ValueGroup } from './valueGroups';

export interface FacetOption<V = string> {
  value: V;
  selected: boolean;
  /** How many products the list has if this is the only chosen option of its group. */
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

/** For each value of the group, by number, the products that have it and pass all other groups. */
function countGroup(index: ListingIndex, group: ValueGroup, fails: Uint16Array): Int32Array {
  const { names, of } = index.values[group];
  const counts = new Int32Array(names.length);
  of.forEach((numbers, position) => {
    if (((fails[position] ?? 0) & ~FAILS[group]) !== 0) return;
    for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  });
  return counts;
}

function optionsOf(
  index: ListingIndex,
  group: ValueGroup,
  selected: string[],
  known: readonly string[],
  counts: ArrayLike<number>,
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
    const count = number === undefined ? 0 : (counts[number] ?? 0);
    options.push({ value, selected: chosenKeys.has(key), count });
  }
  return options;
}

/**
 * All options of the sidebar with their counts (docs/decisions.md, "Counts beside filters"). Values of one
 * group widen the list, groups narrow it.
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
  let freeShipping = 0;
  let onSale = 0;
  fails.forEach((failed, position) => {
    if (failed === 0) total += 1;
    if ((failed & ~FAILS.rating) === 0) {
      const floor = Math.floor(index.ratings[position] ?? 0);
      floors[floor] = (floors[floor] ?? 0) + 1;
    }
    if ((failed & ~FAILS.freeShipping) === 0 && index.freeShipping[position]) freeShipping += 1;
    if ((failed & ~FAILS.onSale) === 0 && index.onSale[position]) onSale += 1;
  });

  const values = eachGroup((group) => {
    // Where all products pass, the index has counted them already.
    const isAll = total === index.products.length;
    const counts = isAll ? index.values[group].counts : countGroup(index, group, fails);
    return optionsOf(index, group, filters[group], known[group] ?? [], counts);
  });

  const atLeast = (floor: RatingFloor) =>
    floors.reduce((sum, count, stars) => (stars >= floor ? sum + count : sum), 0);
  return {
    total,
    values,
    ratings: RATINGS.map((value) => ({
      value,
      selected: filters.rating === value,
      count: atLeast(value),
    })),
    freeShipping: { value: true, selected: filters.freeShipping, count: freeShipping },
    onSale: { value: true, selected: filters.onSale, count: onSale },
  };
}
