import type { Product } from '../../../shared/api/contract';
import { failuresOf } from './filters';
import { facetsOf, type Facets } from './facets';
import type { ListingIndex } from './listingIndex';
import type { ListingFilters, ListingSort } from './listingState';
import type { ValueGroup } from './valueGroups';
import { clampPage, pageCountOf, pageOf } from './paging';
import { sortedMatches } from './sort';

export interface ListingResult {
  facets: Facets;
  total: number;
  /** The page shown: the requested one, or the last. */
  page: number;
  pageCount: number;
  products: Product[];
  /** Of the whole catalogue, independent of filters. */
  priceRange: ListingIndex['priceRange'];
}

interface ListingQuery {
  filters: ListingFilters;
  sort: ListingSort;
  page: number;
  /** Positions that the search text matches, best first; null without a text. */
  found: readonly number[] | null;
  known?: Partial<Record<ValueGroup, readonly string[]>>;
}

/** Computes a listing: the matching products, their number, the option counts, and one page. */
export function runListing(index: ListingIndex, query: ListingQuery): ListingResult {
  const { filters, sort, found, known } = query;
  const fails = failuresOf(index, filters, found);
  const passing = sortedMatches(index, fails, sort, found);
  const pageCount = pageCountOf(passing.length);
  const page = clampPage(query.page, pageCount);
  return {
    facets: facetsOf(index, filters, fails, known),
    total: passing.length,
    page,
    pageCount,
    products: pageOf(passing, page).flatMap((position) => index.products[position] ?? []),
    priceRange: index.priceRange,
  };
}
