import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { ResponseOf } from '../../../shared/api/contract';
import { toPaise } from '../../../shared/lib/money';
import { useProductSearchQuery, useProductSearchState } from '../queries/catalogApi';
import { selectContent } from '../../content/contentSlice';
import { selectListingView } from '../catalogSelectors';
import { viewChosen, type ListingView } from '../catalogSlice';
import { useNewest } from '../../../shared/lib/useNewest';
import { foundIn, isIndexed, useSearchIndex } from '../search/useSearchIndex';
import { newestAddress } from '../../../shared/lib/newestAddress';
import { useOptimisticUrlState } from '../useOptimisticUrlState';
import { useCatalog, useTaxonomy, type Catalog } from '../queries/useCatalog';
import { wordsOf } from '../words';
import {
  listingQuery,
  parseListing,
  resolveFilters,
  writeListing,
  type ListingDefaults,
} from './address';
import type { Facets } from './facets';
import { knownValues } from './listingIndex';
import {
  NO_FILTERS,
  type ListingFilters,
  type ListingSort,
  type ListingState,
} from './listingState';
import { eachGroup, type ValueGroup } from './valueGroups';
import { runListing, type ListingResult } from './runListing';
import { useListingIndex } from './useListingIndex';

/** How long sorting shows skeletons (spec section 4). */
export const SORT_SKELETON_MS = 200;

export interface Listing {
  catalog: Catalog;
  /** Of the whole catalogue, in paise; null while unknown. */
  priceRange: ListingResult['priceRange'];
  /** The chosen filters, updated at once; the result follows. */
  filters: ListingFilters;
  sort: ListingSort;
  view: ListingView;
  search: string | null;
  /** Null without a catalogue, or while the search index is being built. */
  result: ListingResult | null;
  /** The server has been queried, and `result` is the previous list. */
  isWaiting: boolean;
  isSorting: boolean;
  /** Changes filters and goes to page 1. `replace` keeps it out of the history. */
  changeFilters: (change: Partial<ListingFilters>, options?: { replace?: boolean }) => void;
  /** Removes all filters and the search text. */
  showAll: () => void;
  changeSort: (sort: ListingSort) => void;
  changeView: (view: ListingView) => void;
  /** The query of the same listing on another page. */
  searchOfPage: (page: number) => string;
}

type KnownValues = Record<ValueGroup, readonly string[]>;

/** Before the catalogue is known, the address is used as it is. */
const settled = (filters: ListingFilters, known: KnownValues | null): ListingFilters =>
  known ? resolveFilters(filters, known) : filters;

/** The server's answer in the form of the device's own functions: money in paise. */
const resultOf = ({ priceRange, ...answer }: ResponseOf<'productSearch'>): ListingResult => ({
  ...answer,
  priceRange: priceRange && { min: toPaise(priceRange.min), max: toPaise(priceRange.max) },
});

/** All values of the catalogue. */
const namesIn = ({ values }: Facets): KnownValues =>
  eachGroup((group) => values[group].map(({ value }) => value));

/**
 * The listing that the address describes. Every change is a navigation, so that a link, a reload and Back
 * show the same list (docs/adr/0007-listing-lives-in-the-address.md).
 */
export function useListing(defaults: ListingDefaults): Listing {
  const catalog = useCatalog();
  const taxonomy = useTaxonomy();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const storedView = useAppSelector(selectListingView);
  const { synonyms } = useAppSelector(selectContent);
  const { products } = catalog;

  const state = useMemo(() => parseListing(params, defaults), [params, defaults]);
  // The router renders navigations as transitions; a clicked checkbox must be ticked before that.
  const { value: shown, run } = useOptimisticUrlState(params.toString(), state);

  const text = state.search ?? '';
  const isSearching = wordsOf(text).length > 0;
  const query = listingQuery(state);
  // The page may contain the answer to its own address (app/startup/hydration.ts).
  const serverAnswer = useProductSearchState(query);
  const index = useListingIndex(products, !catalog.isPartial || serverAnswer.isError);
  const waitsForIndex = index === null || (isSearching && !isIndexed(products));
  // The device answers for itself only when the whole catalogue is loaded and indexed.
  const asksServer =
    catalog.isPartial || (waitsForIndex && (catalog.isLarge || serverAnswer.isSuccess));
  // Store updates render synchronously, and an answer is a whole page of cards (as in useCatalog).
  const { data, currentData, isError } = useDeferredValue(
    useProductSearchQuery(query, { skip: !asksServer }),
  );
  // Without an answer, show what is loaded.
  const isLocal = !asksServer || isError;

  const known = useMemo(
    () => index && knownValues(index, { categories: taxonomy.categories, tags: taxonomy.tags }),
    [index, taxonomy.categories, taxonomy.tags],
  );
  const isReady = catalog.status === 'ready';
  const filters = useMemo(
    () => settled(state.filters, isReady ? known : null),
    [isReady, known, state.filters],
  );
  const searchIndex = useSearchIndex(products, isSearching && (isLocal || !catalog.isPartial));
  const found = useMemo(() => {
    if (!isSearching) return null;
    return searchIndex && index && foundIn(searchIndex, index, text, synonyms);
  }, [isSearching, searchIndex, index, text, synonyms]);

  const { sort, page } = state;
  const local = useMemo(() => {
    if (!isLocal || !isReady || !index || !known) return null;
    // An empty shop has nothing to index.
    if (isSearching && searchIndex === null && index.products.length > 0) return null;
    return runListing(index, { filters, sort, page, found, known });
  }, [isLocal, isReady, isSearching, searchIndex, index, filters, sort, page, found, known]);
  // While a query runs, `data` is the previous answer: the last list stays.
  const answered = useMemo(() => (data ? resultOf(data) : null), [data]);
  const result = isLocal ? local : answered;
  const shownKnown = useMemo(() => known ?? (result && namesIn(result.facets)), [known, result]);
  const shownFilters = useMemo(
    () => settled(shown.filters, isReady ? shownKnown : null),
    [isReady, shownKnown, shown.filters],
  );

  const [isSorting, setIsSorting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const go = (
    change: (from: ListingState) => Partial<ListingState>,
    options: { replace?: boolean } = {},
  ) => {
    const newest = newestAddress();
    const own = newest.pathname === pathname ? new URLSearchParams(newest.search) : params;
    const from = parseListing(own, defaults);
    const to = { ...from, ...change(from) };
    const target = writeListing(to, own, defaults).toString();
    run(to, target);
    void navigate({ search: target === '' ? '' : `?${target}` }, options);
  };

  const changeFilters = useNewest<Parameters<Listing['changeFilters']>>((change, options) => {
    const known = isReady ? shownKnown : null;
    go(({ filters }) => ({ filters: { ...settled(filters, known), ...change }, page: 1 }), options);
  });
  const showAll = useNewest(() => {
    go(({ search }) => ({
      filters: NO_FILTERS,
      search: search === null ? null : '',
      page: 1,
    }));
  });
  const changeSort = useNewest((next: ListingSort) => {
    setIsSorting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Twenty cards render in a transition, so that a click does not wait for them.
      startTransition(() => {
        setIsSorting(false);
      });
    }, SORT_SKELETON_MS);
    go(() => ({ sort: next, page: 1 }));
  });
  const changeView = useNewest((view: ListingView) => {
    dispatch(viewChosen(view));
    go(() => ({ view }), { replace: true });
  });

  return {
    catalog,
    priceRange: (result ?? index)?.priceRange ?? null,
    filters: shownFilters,
    sort: shown.sort,
    view: shown.view ?? storedView,
    search: state.search,
    result,
    isWaiting: !isLocal && currentData === undefined && result !== null,
    isSorting,
    changeFilters,
    showAll,
    changeSort,
    changeView,
    searchOfPage: (next) => {
      const target = writeListing({ ...state, page: next }, params, defaults).toString();
      return target === '' ? '' : `?${target}`;
    },
  };
}
