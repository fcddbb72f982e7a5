import { clsx } from 'clsx';
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { t } from '../../../shared/i18n/t';
import { useMediaQuery, WIDE } from '../../../shared/lib/mediaQuery';
import { formatAge } from '../../../shared/lib/formatAge';
import { useNewest } from '../../../shared/lib/useNewest';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice';
import { inSecondPart } from '../../../shared/ui/secondPart';
import { lazyComponent, preload } from '../../../shared/ui/lazyComponent';
import { StillTrying } from '../../../shared/ui/StillTrying';
import * as text from '../../../shared/ui/text.css';
import { groupDigits } from '../../../shared/lib/money';
import type { CardSlots } from '../ProductCard';
import { FIRST_SCREEN_CARDS, ProductGrid, ProductGridSkeleton } from '../ProductGrid';
import { searchedText, type ListingDefaults } from './address';
import { appliedFilters } from './appliedFilters';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { ListingToolbar } from './ListingToolbar';
import type { ListingFilters } from './listingState';
import { NO_FILTERS, PAGE_SIZE } from './listingState';
import { Pagination } from './Pagination';
import type { ListingResult } from './runListing';
import { SheetPanel } from './SheetPanel';
import { useMissedSearch } from './useMissedSearch';
import { useListing } from './useListing';
import * as s from './ListingScreen.css';

/** Loads when a phone's filters are first opened. */
const loadSheet = () => import('./FilterSheet');
const FilterSheet = lazyComponent(() => loadSheet().then((module) => module.FilterSheet));
const preloadSheet = () => preload(loadSheet);

interface ListingScreenProps {
  title: string;
  intro?: string;
  defaults: ListingDefaults;
  slots?: CardSlots | undefined;
}

/** Newer prices show no age. */
const FRESH_MS = 3_600_000;

/** As many as the screen shows below the toolbar. */
const SORTING_SKELETONS = 6;

/**
 * Keeps the cards of the last order while the new one is prepared: taking twenty cards off the page would delay the
 * skeletons on a slow phone.
 */
const SortableGrid = memo(
  ({
    isSorting: _isSorting,
    ...grid
  }: ComponentProps<typeof ProductGrid> & { isSorting: boolean }) => <ProductGrid {...grid} />,
  (_before, { isSorting }) => isSorting,
);

/** `21 products for “silk”, page 1 of 2` */
function countText({ total, page, pageCount }: ListingResult, search: string): string {
  const shown = groupDigits(total);
  if (pageCount > 1) {
    return search === ''
      ? t('{count} products, page {page} of {pages}', { count: shown, page, pages: pageCount })
      : t('{count} products for “{search}”, page {page} of {pages}', {
          count: shown,
          search,
          page,
          pages: pageCount,
        });
  }
  return search === ''
    ? t('{count, plural, one {1 product} other {{shown} products}}', { count: total, shown })
    : t('{count, plural, one {1 product for “{search}”} other {{shown} products for “{search}”}}', {
        count: total,
        shown,
        search,
      });
}

/** The listing: sidebar or sheet, toolbar, chips, products, pages (spec section 2). */
export function ListingScreen({ title, intro, defaults, slots }: ListingScreenProps) {
  const listing = useListing(defaults);
  const { catalog, filters, result, isWaiting } = listing;
  // Not rendered on a phone, where styles hide it: every filter change would render it.
  const hasSidebar = useMediaQuery(WIDE, true);
  // The pressed button updates at once; the cards follow in interruptible steps.
  const cardView = useDeferredValue(listing.view);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [wasSheetOpened, setWasSheetOpened] = useState(false);
  const [mountedAt] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const goesToTop = useRef(false);
  const changedInSheet = useRef(false);
  const results = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  /** The list's address without its page. */
  const list = listing.searchOfPage(1);
  const shownList = useRef(list);

  const applied = useMemo(() => appliedFilters(filters), [filters]);
  // On a phone the sheet covers this number.
  const filterCount = useDeferredValue(applied.length);
  const page = result?.page ?? 1;

  // A new page of the same list starts at its top, for sight and screen readers.
  useEffect(() => {
    if (!goesToTop.current) return;
    goesToTop.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  // Another list starts at its top; Back restores the position.
  useLayoutEffect(() => {
    if (isWaiting || shownList.current === list) return;
    shownList.current = list;
    if (navigation === NavigationType.Pop) return;
    // In the next frame: measuring here would force a layout of the whole list.
    requestAnimationFrame(() => {
      const start = results.current;
      if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
    });
  }, [isWaiting, list, navigation]);

  const changeInSheet = useNewest((change: Partial<ListingFilters>) => {
    // One step back closes the sheet, whatever was tried in it.
    listing.changeFilters(change, { replace: changedInSheet.current });
    changedInSheet.current = true;
  });
  const clearInSheet = useCallback(() => {
    changeInSheet(NO_FILTERS);
  }, [changeInSheet]);
  const openSheet = useNewest(() => {
    changedInSheet.current = false;
    // In a transition: rendering the dialog takes long, and the pressed button is painted meanwhile.
    startTransition(() => {
      setIsSheetOpen(true);
      setWasSheetOpened(true);
    });
  });
  const closeSheet = useCallback(() => {
    setIsSheetOpen(false);
  }, []);
  const focusHeading = () => {
    heading.current?.focus({ preventScroll: true });
  };

  const searched = searchedText(listing);
  const isEmpty = result?.total === 0;
  // An empty result belongs to the previous text.
  const isSkeleton = result === null || listing.isSorting || (isWaiting && isEmpty);
  useMissedSearch(searched, isEmpty && !isSkeleton && applied.length === 0);

  if (catalog.status === 'error' && catalog.error) {
    return (
      <>
        <h1 className={text.h1}>{title}</h1>
        <ErrorNotice
          title={t('The products could not be loaded')}
          message={catalog.error.message}
          onRetry={catalog.retry}
        />
      </>
    );
  }

  const age = catalog.fetchedAt === null ? 0 : mountedAt - catalog.fetchedAt;
  const panel = {
    filters,
    facets: result?.facets ?? null,
    priceRange: listing.priceRange,
  };
  return (
    <>
      <div className={s.head}>
        <h1 className={text.h1} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro !== undefined && <p className={s.intro}>{intro}</p>}
      </div>
      <div className={s.columns}>
        <aside aria-label={t('Filters')} {...inSecondPart} className={s.sidebar}>
          {hasSidebar && <FilterPanel {...panel} onChange={listing.changeFilters} />}
        </aside>
        <section aria-label={t('Results')} ref={results} className={s.results}>
          <ListingToolbar
            sort={listing.sort}
            view={listing.view}
            filterCount={filterCount}
            onSort={listing.changeSort}
            onView={listing.changeView}
            onNearFilters={preloadSheet}
            onOpenFilters={openSheet}
          />
          <div className={s.counts}>
            <p role="status" className={clsx(text.body1, s.quiet, s.count)}>
              {result === null || isWaiting ? t('Loading products…') : countText(result, searched)}
            </p>
            {catalog.fetchedAt !== null && (catalog.error ?? age > FRESH_MS) && (
              <p className={clsx(text.body1, s.quiet)}>
                {t('Prices checked {age}', { age: formatAge(catalog.fetchedAt, mountedAt) })}
              </p>
            )}
          </div>
          {(result === null || isWaiting) && <StillTrying />}
          <FilterChips
            applied={applied}
            onRemove={listing.changeFilters}
            onEmptied={focusHeading}
          />
          <h2 className={s.unseen}>{t('Products')}</h2>
          <div className={s.list} aria-busy={isSkeleton || isWaiting}>
            {isSkeleton && (
              <ProductGridSkeleton
                layout={cardView}
                count={listing.isSorting ? SORTING_SKELETONS : PAGE_SIZE}
              />
            )}
            {isEmpty && !isSkeleton && (
              <EmptyState
                title={t('No Products Found')}
                text={
                  searched === ''
                    ? t('No product matches all of these filters.')
                    : applied.length > 0
                      ? t('No results for “{search}” with these filters.', { search: searched })
                      : t('No results for “{search}”.', { search: searched })
                }
                action={
                  <Button
                    variant="contained"
                    onClick={() => {
                      listing.showAll();
                      focusHeading();
                    }}
                  >
                    {t('Show all products')}
                  </Button>
                }
              />
            )}
            {result !== null && !isEmpty && (
              <div hidden={isSkeleton}>
                <SortableGrid
                  isSorting={listing.isSorting}
                  products={result.products}
                  layout={cardView}
                  priorityCount={page === 1 ? FIRST_SCREEN_CARDS : 0}
                  slots={slots}
                />
              </div>
            )}
          </div>
          {result !== null && !isEmpty && (
            <Pagination
              page={page}
              pageCount={result.pageCount}
              searchOfPage={listing.searchOfPage}
              onGo={() => {
                goesToTop.current = true;
              }}
            />
          )}
        </section>
      </div>
      {wasSheetOpened && (
        <SheetPanel value={<FilterPanel {...panel} onChange={changeInSheet} />}>
          <FilterSheet
            open={isSheetOpen}
            total={isWaiting ? null : (result?.total ?? null)}
            onClose={closeSheet}
            onClearAll={clearInSheet}
            onMissed={() => {
              setIsSheetOpen(false);
              setWasSheetOpened(false);
            }}
          />
        </SheetPanel>
      )}
    </>
  );
}
