import type { ListingView } from '../catalogSlice';
import { fold } from '../fold';
import { wordsOf } from '../words';
import {
  NO_FILTERS,
  RATINGS,
  SORTS,
  WEIGHT_MAX,
  type ListingFilters,
  type ListingState,
} from './listingState';
import { eachGroup, specOf, VALUE_GROUP_NAMES, type ValueGroup } from './valueGroups';

/** The defaults of a listing without parameters (`/summer-collection`: a tag). */
export type ListingDefaults = Partial<Pick<ListingFilters, 'tags'>>;

const NUMBER_KEYS = ['minPrice', 'maxPrice', 'minWeight', 'maxWeight'] as const;
const SWITCH_KEYS = { freeShipping: 'freeShipping', onSale: 'sale' } as const;

/** Every parameter of the address that belongs to the listing. */
export const LISTING_KEYS = [
  ...VALUE_GROUP_NAMES.map((group) => specOf(group).param),
  ...NUMBER_KEYS,
  'rating',
  ...Object.values(SWITCH_KEYS),
  'sort',
  'page',
  'view',
  'search',
] as const;

const MAX_VALUES = 40;
const MAX_VALUE_LENGTH = 80;
const MAX_SEARCH_LENGTH = 100;

/** `sofa` to `Sofa`, `SOFA` to `Sofa` (spec section 2). */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function readValues(params: URLSearchParams, group: ValueGroup): string[] {
  const values = new Map<string, string>();
  for (const raw of params.getAll(specOf(group).param)) {
    const value = raw.trim();
    if (value === '' || value.length > MAX_VALUE_LENGTH || values.size >= MAX_VALUES) continue;
    const key = fold(value);
    if (!values.has(key)) values.set(key, group === 'categories' ? capitalised(value) : value);
  }
  return [...values.values()];
}

function readNumber(params: URLSearchParams, key: string, pattern: RegExp): number | null {
  const raw = params.get(key);
  return raw !== null && pattern.test(raw) ? Number(raw) : null;
}

const RUPEES = /^\d{1,8}(?:\.\d{1,2})?$/;
const KILOGRAMS = /^\d{1,3}(?:\.\d)?$/;

/** A range whose ends cross is ignored. */
function readRange(
  params: URLSearchParams,
  [minKey, maxKey]: [string, string],
  pattern: RegExp,
  ceiling = Infinity,
): [number | null, number | null] {
  const min = readNumber(params, minKey, pattern);
  const max = readNumber(params, maxKey, pattern);
  if (min !== null && (min > ceiling || (max !== null && min > max))) return [null, null];
  return [min, max === null || max > ceiling ? null : max];
}

function readView(params: URLSearchParams): ListingView | null {
  const view = params.get('view');
  return view === 'grid' || view === 'list' ? view : null;
}

/** Reads the address. Ignores invalid values; never throws. */
export function parseListing(
  params: URLSearchParams,
  defaults: ListingDefaults = {},
): ListingState {
  const [minPrice, maxPrice] = readRange(params, ['minPrice', 'maxPrice'], RUPEES);
  const [minWeight, maxWeight] = readRange(
    params,
    ['minWeight', 'maxWeight'],
    KILOGRAMS,
    WEIGHT_MAX,
  );
  const sort = params.get('sort');
  const rating = Number(params.get('rating'));
  return {
    filters: {
      ...eachGroup((group) => readValues(params, group)),
      ...(!params.has(specOf('tags').param) && defaults.tags && { tags: defaults.tags }),
      minPrice,
      maxPrice,
      minWeight,
      maxWeight,
      rating: RATINGS.find((floor) => floor === rating) ?? null,
      freeShipping: params.get(SWITCH_KEYS.freeShipping) === '1',
      onSale: params.get(SWITCH_KEYS.onSale) === '1',
    },
    sort: SORTS.find((known) => known === sort) ?? 'relevant',
    page: readNumber(params, 'page', /^[1-9]\d{0,4}$/) ?? 1,
    view: readView(params),
    search: params.get('search')?.slice(0, MAX_SEARCH_LENGTH) ?? null,
  };
}

const sameValues = (first: string[], second: string[]): boolean =>
  first.length === second.length && first.every((value, at) => value === second[at]);

/**
 * Writes a listing into an address: leaves out defaults, and keeps parameters that are not the listing's
 * own, such as a campaign's.
 */
export function writeListing(
  state: ListingState,
  current: URLSearchParams = new URLSearchParams(),
  defaults: ListingDefaults = {},
): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const key of LISTING_KEYS) params.delete(key);
  const { filters } = state;
  for (const group of VALUE_GROUP_NAMES) {
    const key = specOf(group).param;
    const initial = group === 'tags' ? (defaults.tags ?? []) : [];
    if (sameValues(filters[group], initial)) continue;
    // A removed default must be in the address, or a reload would restore it.
    if (filters[group].length === 0) params.append(key, '');
    for (const value of filters[group]) params.append(key, value);
  }
  for (const key of NUMBER_KEYS) {
    const value = filters[key];
    if (value !== null) params.set(key, String(value));
  }
  if (filters.rating !== null) params.set('rating', String(filters.rating));
  if (filters.freeShipping) params.set(SWITCH_KEYS.freeShipping, '1');
  if (filters.onSale) params.set(SWITCH_KEYS.onSale, '1');
  if (state.sort !== 'relevant') params.set('sort', state.sort);
  if (state.page !== 1) params.set('page', String(state.page));
  if (state.view !== null) params.set('view', state.view);
  if (state.search !== null) params.set('search', state.search);
  return params;
}

/** The listing's search text; null if it has no words. */
export const searchedText = ({ search }: Pick<ListingState, 'search'>): string =>
  search === null || wordsOf(search).length === 0 ? '' : search.trim();

/**
 * The query of the search call for a listing. Equal listings have equal queries, whatever their first page
 * or view; a text without words is left out.
 */
export function listingQuery(state: ListingState): string {
  const search = searchedText(state) === '' ? null : state.search;
  return writeListing({ ...state, search, view: null }).toString();
}

/**
 * Settles the address against the catalogue: values get the catalogue's spelling, values it does
 * not know are ignored.
 *
 * @param known every value of each group that the catalogue or the server names
 */
export function resolveFilters(
  filters: ListingFilters,
  known: Partial<Record<ValueGroup, readonly string[]>>,
): ListingFilters {
  const resolve = (group: ValueGroup): string[] => {
    if (filters[group].length === 0) return NO_FILTERS[group];
    const spelling = new Map<string, string>();
    for (const name of known[group] ?? []) {
      const key = fold(name);
      if (!spelling.has(key)) spelling.set(key, name);
    }
    return filters[group].flatMap((value) => spelling.get(fold(value)) ?? []);
  };
  return {
    ...filters,
    ...eachGroup(resolve),
  };
}
