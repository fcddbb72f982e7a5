import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the list (`md` in the theme). */
const DESK = '(min-width: 900px)';

const query = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(DESK) : null;

function subscribe(changed: () => void): () => void {
  const media = query();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/**
 * False on a phone, once the shop is awake: styles hide the sidebar there, and what nobody sees
 * must not be rendered again with every filter. The prerendered page serves both.
 */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => true,
  );
