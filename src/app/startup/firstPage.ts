/**
 * The first page of a visit, which may have been rendered before anybody knew whose it is. What a
 * browser has kept is put into the state only once that page has been taken over, because until
 * then the first render must equal the HTML (docs/adr/0011-prerender-and-one-worker.md).
 */
import { useEffect, useSyncExternalStore } from 'react';
import { endHydration } from '../../shared/lib/useHydrated';

let isShell = false;
const watchers = new Set<() => void>();

let arrived: () => void;
/** Resolves when the first page is on the screen and answers taps. */
export const firstPageStands = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** The HTML holds the frame alone: so does the first render, until `fillShell`. */
export function startAsShell(): void {
  isShell = true;
}

export function fillShell(): void {
  isShell = false;
  for (const changed of watchers) changed();
}

/** True while the page area must show the skeleton that the shell's HTML shows. */
export const useShellOnly = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => isShell,
    () => isShell,
  );

/** Rendered beside the page, inside its Suspense: its effect runs when the page stands. */
export function FirstPageMark(): null {
  useEffect(() => {
    endHydration();
    arrived();
  }, []);
  return null;
}
