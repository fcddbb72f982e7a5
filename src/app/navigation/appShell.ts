/**
 * The app shell: header, footer and a skeleton in place of the page, for addresses that are not
 * prerendered (personal pages, and any page that the worker serves offline).
 */
import { useEffect } from 'react';
import { createExternalStore } from '../../shared/lib/createExternalStore';
import { setHydrationPhase } from '../../shared/lib/hydration';

const isShellOnly = createExternalStore(false);

export const showShell = isShellOnly.set;

/** True while the page area shows the skeleton that the app shell's HTML shows. */
export const useShellOnly = isShellOnly.use;

/** Rendered beside the page, inside its Suspense: its effect runs when the page has committed. */
export function RenderedMark(): null {
  useEffect(() => setHydrationPhase('rendered'), []);
  return null;
}
