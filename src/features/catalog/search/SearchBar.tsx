import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../shared/lib/useHydrated';
import { useSearchBar } from './useSearchBar';

/** With the search index a chunk of its own, fetched when search is first turned on. */
const OpenSearchBar = lazy(() =>
  import('./OpenSearchBar').then((module) => ({ default: module.OpenSearchBar })),
);

/**
 * The bar as a picture until its code is there: neither the list below nor the text moves then. As
 * large as `SearchRoot`, whose styles come with that code; `speed.spec` sees a difference.
 */
const Outline = ({ text }: { text: string }) => (
  <Box
    aria-hidden
    sx={{
      flex: 'none',
      boxSizing: 'content-box',
      width: 'calc(100% - 35px)',
      maxWidth: 757,
      height: 48,
      m: '12px auto 0',
      border: '1.5px solid',
      borderColor: 'line.strong',
      borderRadius: 999,
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ mx: '42px', lineHeight: '48px', overflow: 'hidden', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  </Box>
);

/** The search bar (spec section 2): nothing while search is off or the path has no `shop` in it. */
export function SearchBar() {
  const { isOpen, text } = useSearchBar();
  // A prerendered page never has the bar itself, because its code is not there to take it over.
  const isHydrated = useHydrated();
  if (!isOpen) return null;
  const outline = <Outline text={text} />;
  if (!isHydrated) return outline;
  return (
    <Suspense fallback={outline}>
      <OpenSearchBar />
    </Suspense>
  );
}
