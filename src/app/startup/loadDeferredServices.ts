import { delay } from '../../shared/lib/delay';
import type * as deferredServices from './deferredServices';

type Module = typeof deferredServices;

/** The pause after the nth failure is n times the first number, at most the second. */
const RETRY_AFTER_MS = [3_000, 15_000] as const;

let loaded: Module | null = null;
let loading: Promise<Module> | null = null;

/**
 * Retries until the chunk arrives: what depends on it is stored already (pendingEdits.ts,
 * specifiedKeys.ts). A chunk that a deploy removed comes with the next navigation, which reloads the
 * page (loadPage.ts).
 */
async function loadWithRetry(): Promise<Module> {
  const [first, longest] = RETRY_AFTER_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (loaded = await import('./deferredServices'));
    } catch {
      await delay(Math.min(first * attempt, longest));
    }
  }
}

/** Loads the chunk of the deferred services once, and retries until it arrives. */
export const loadDeferredServices = (): Promise<Module> => (loading ??= loadWithRetry());

/** Calls `act` synchronously when the chunk is loaded, so that a page that is closing can still write. */
export const withDeferredServices = <T>(act: (module: Module) => T): T | Promise<Awaited<T>> =>
  loaded ? act(loaded) : (loadDeferredServices().then(act) as Promise<Awaited<T>>);
