import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is being taken over and on the server, true from then on. What
 * only the browser knows (storage, the clock, the address beyond the prerendered page) must wait
 * for it, so that the first render equals the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
