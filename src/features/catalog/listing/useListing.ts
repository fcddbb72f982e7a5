import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { selectListingView } from '../catalogSelectors';
import { viewChosen, type ListingView } from '../catalogSlice';
import { useNewest } from '../../../shared/lib/useNewest';
import { foundIn, useSearchIndex } from '../search/useSearchIndex';
import { useAhead } from '../useAhead';
import { useCatalog, useTaxonomy, type Catalog } from '../useCatalog';
import { wordsOf } from '../words';
import { parseListing, resolveFilters, writeListing, type ListingDefaults } from './address';
import { listingIndexOf, type ListingIndex } from './listingIndex';
import {
  NO_FILTERS,
  type ListingFilters,
  type ListingSort,
  type ListingState,
  type ValueGroup,
} from './listingState';
import { runListing, type ListingResult } from './runListing';

/** Sorting shows skeletons this long (spec section 4). */
export const SORT_SKELETON_MS = 200;

export interface Listing {
  catalog: Catalog;
  index: ListingIndex;
  /** What is chosen, at once; the result follows a moment later. */
  filters: ListingFilters;
  sort: ListingSort;
  view: ListingView;
  search: string | null;
  /** null while nothing can be shown: no catalogue yet, or the search index is being made. */
  result: ListingResult | null;
  isSorting: boolean;
  /** Changes filters and goes to page 1. `replace` keeps it out of the history. */
  changeFilters: (change: Partial<ListingFilters>, options?: { replace?: boolean }) => void;
  clearAll: () => void;
  changeSort: (sort: ListingSort) => void;
  changeView: (view: ListingView) => void;
  /** The query of the same listing on another page. */
  searchOfPage: (page: number) => string;
}

/**
 * The listing as the address describes it. Every change is a navigation, so that a link, a reload
 * and Back show the same list (docs/adr/0007-listing-lives-in-the-address.md).
 */
export function useListing(defaults: ListingDefaults): Listing {
  const catalog = useCatalog();
  const taxonomy = useTaxonomy();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const storedView = useAppSelector(selectListingView);
  const { products } = catalog;

  const state = useMemo(() => parseListing(params, defaults), [params, defaults]);
  // The router renders a navigation as a transition; a tapped box must be ticked before that.
  const { value: shown, run } = useAhead(params.toString(), state);

  const index = useMemo(() => listingIndexOf(products), [products]);
  const known = useMemo((): Record<ValueGroup, readonly string[]> => {
    const { values } = index;
    return {
      categories: [...taxonomy.categories, ...values.categories.names],
      tags: [...taxonomy.tags, ...values.tags.names],
      colors: values.colors.names,
      sizes: values.sizes.names,
    };
  }, [index, taxonomy.categories, taxonomy.tags]);
  const isReady = catalog.status === 'ready';
  const settle = useCallback(
    (filters: ListingFilters) => (isReady ? resolveFilters(filters, known) : filters),
    [isReady, known],
  );
  const filters = useMemo(() => settle(state.filters), [settle, state.filters]);
  const shownFilters = useMemo(() => settle(shown.filters), [settle, shown.filters]);

  const text = state.search ?? '';
  const isSearching = wordsOf(text).length > 0;
  const searchIndex = useSearchIndex(products, isSearching);
  const found = useMemo(() => {
    if (!isSearching) return null;
    return searchIndex && foundIn(searchIndex, products, index.positionOf, text);
  }, [isSearching, searchIndex, products, index, text]);

  const { sort, page } = state;
  const result = useMemo(() => {
    if (!isReady) return null;
    // An empty shop has nothing to index, and nothing to be found.
    if (isSearching && searchIndex === null && index.products.length > 0) return null;
    return runListing(index, { filters, sort, page, found, known });
  }, [isReady, isSearching, searchIndex, index, filters, sort, page, found, known]);

  const [isSorting, setIsSorting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const go = (to: ListingState, options: { replace?: boolean } = {}) => {
    const query = writeListing(to, params, defaults).toString();
    run(to, query);
    void navigate({ search: query === '' ? '' : `?${query}` }, options);
  };

  const changeFilters = useNewest<Parameters<Listing['changeFilters']>>((change, options) => {
    go({ ...shown, filters: { ...shownFilters, ...change }, page: 1 }, options);
  });
  const clearAll = useNewest(() => {
    go({ ...shown, filters: NO_FILTERS, search: shown.search === null ? null : '', page: 1 });
  });
  const changeSort = useNewest((next: ListingSort) => {
    setIsSorting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Twenty cards come back in slices, so that a tap meanwhile need not wait for them.
      startTransition(() => {
        setIsSorting(false);
      });
    }, SORT_SKELETON_MS);
    go({ ...shown, sort: next, page: 1 });
  });
  const changeView = useNewest((view: ListingView) => {
    dispatch(viewChosen(view));
    go({ ...shown, view }, { replace: true });
  });

  return {
    catalog,
    index,
    filters: shownFilters,
    sort: shown.sort,
    view: shown.view ?? storedView,
    search: state.search,
    result,
    isSorting,
    changeFilters,
    clearAll,
    changeSort,
    changeView,
    searchOfPage: (next) => {
      const query = writeListing({ ...state, page: next }, params, defaults).toString();
      return query === '' ? '' : `?${query}`;
    },
  };
}
