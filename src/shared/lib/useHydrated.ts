import { startTransition, useEffect, useState } from 'react';

let firstPageStands = false;

/** The first page has been taken over whole: what mounts from now on is not the HTML's. */
export function endHydration(): void {
  firstPageStands = true;
}

/**
 * False while a prerendered page is being taken over and on the server, true soon after. What
 * only the browser knows (storage, the clock, the address beyond the prerendered page) must wait
 * for it, so that the first render equals the HTML. In a transition, because a header full of
 * links would else render a second time in the one task that has just taken the page over.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(firstPageStands);
  useEffect(() => {
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
