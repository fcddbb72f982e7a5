import { useSyncExternalStore } from 'react';

/** Below `md` in the theme, in em as there: it follows the text size that a shopper has set. */
const PHONE = '(max-width: 56.246875em)';

const query = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(PHONE) : null;

function subscribe(changed: () => void): () => void {
  const media = query();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** Whether the screen is a phone's. False in the prerendered page, which serves both. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
