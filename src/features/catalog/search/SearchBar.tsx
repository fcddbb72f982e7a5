import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../shared/lib/useHydrated';
import { useSearchBar } from './useSearchBar';

/** With the search index a chunk of its own, fetched when search is first turned on. */
const OpenSearchBar = lazy(() =>
  import('./OpenSearchBar').then((module) => ({ default: module.OpenSearchBar })),
);

/** The search bar (spec section 2): nothing while search is off or the path has no `shop` in it. */
export function SearchBar() {
  const { isOpen } = useSearchBar();
  // A prerendered page never has it, because its code is not there to take it over.
  const isHydrated = useHydrated();
  return isOpen && isHydrated ? (
    <Suspense fallback={null}>
      <OpenSearchBar />
    </Suspense>
  ) : null;
}
