/**
 * How far the first page of a visit is:
 * - `prerendered`: the HTML from the server is on the screen, React has not committed yet
 * - `rendered`: React owns the page, and its first render equals the HTML
 * - `hydrated`: stored state is in the page and clicks made before have run; from now on clicks work
 *
 * `src/app/startup/hydration.ts` moves it on; everyone else reads it here.
 */
import { startTransition, useEffect, useState } from 'react';

export type HydrationPhase = 'prerendered' | 'rendered' | 'hydrated';

let phase: HydrationPhase = 'prerendered';
let resolveRendered: () => void;
let resolveHydrated: (ms: number) => void;
/** Resolves in phase `rendered`. */
export const rendered = new Promise<void>((resolve) => {
  resolveRendered = resolve;
});
/** Resolves in phase `hydrated`, with the milliseconds since the navigation. */
export const hydrated = new Promise<number>((resolve) => {
  resolveHydrated = resolve;
});

export const isHydrated = (): boolean => phase === 'hydrated';

export function setHydrationPhase(next: Exclude<HydrationPhase, 'prerendered'>): void {
  phase = next;
  resolveRendered();
  if (next !== 'hydrated') return;
  // For style rules, browser tests and benchmarks.
  document.documentElement.dataset['hydrated'] = '';
  resolveHydrated(performance.now());
}

/**
 * False on the server and while the first page hydrates, true soon after. What only the browser knows
 * (storage, the clock, the query of the address) waits for it, so that the first render equals the
 * HTML. Set in a transition, because a header full of links would else render twice in one task.
 */
export function useHydrated(): boolean {
  const [isRendered, setIsRendered] = useState(phase !== 'prerendered');
  useEffect(() => {
    startTransition(() => setIsRendered(true));
  }, []);
  return isRendered;
}
