import type { ListingView } from '../catalogSlice';
import { eachGroup, type ValueGroup } from './valueGroups';

/** Spec section 9, and `newest`, in the order in which the menu shows them. */
export const SORTS = [
  'relevant',
  'low-high',
  'high-low',
  'name-asc',
  'name-desc',
  'featured',
  'rating',
  'newest',
] as const;
export type ListingSort = (typeof SORTS)[number];

/** "4 and up" and so on; spec section 9. */
export const RATINGS = [4, 3, 2, 1] as const;
export type RatingFloor = (typeof RATINGS)[number];

export const PAGE_SIZE = 20;
export const PRICE_DEFAULT_MAX = 50_000;
export const PRICE_STEP = 10;
export const WEIGHT_MAX = 100;
export const WEIGHT_STEP = 0.1;

export interface ListingFilters extends Record<ValueGroup, string[]> {
  /** Rupees, inclusive; null is no bound. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Kilograms, inclusive; null is no bound. */
  minWeight: number | null;
  maxWeight: number | null;
  rating: RatingFloor | null;
  freeShipping: boolean;
  onSale: boolean;
}

/** Everything the address says about a listing (docs/adr/0007-listing-lives-in-the-address.md). */
export interface ListingState {
  filters: ListingFilters;
  sort: ListingSort;
  /** From 1; may lie beyond the last page, which the listing then shows. */
  page: number;
  /** null: as this person last chose. */
  view: ListingView | null;
  /** null: search is off. An empty text is an open search bar with nothing typed yet. */
  search: string | null;
}

export const NO_FILTERS: ListingFilters = {
  ...eachGroup((): string[] => []),
  minPrice: null,
  maxPrice: null,
  minWeight: null,
  maxWeight: null,
  rating: null,
  freeShipping: false,
  onSale: false,
};
