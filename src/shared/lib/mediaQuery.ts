import { useMemo, useSyncExternalStore } from 'react';

/**
 * The `md` breakpoint of the theme (src/shared/ui/mui/theme.ts), in em as there: it follows the text size
 * that a shopper has set in the browser.
 */
export const WIDE = '(min-width: 56.25em)';
export const NARROW = '(max-width: 56.246875em)';
/** Below the `sm` breakpoint: phones. */
export const PHONE = '(max-width: 37.496875em)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Null where there is no `matchMedia` (jsdom). */
const mediaQuery = (query: string): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

/**
 * Whether `query` matches, kept up to date.
 * @param serverValue what the prerendered page shows, which serves every screen
 */
export function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const media = mediaQuery(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query)?.matches ?? serverValue,
    () => serverValue,
  );
}
