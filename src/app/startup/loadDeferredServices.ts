/* eslint-disable import-x/no-restricted-paths -- loads the layer above, after the page has rendered */
import { retryUntilDone } from '../../shared/lib/retry';
import type * as deferredServices from '../services/deferredServices';

type Module = typeof deferredServices;

let loaded: Module | null = null;
let loading: Promise<Module> | null = null;

/** One attempt, for callers that retry themselves. */
export const importDeferredServices = async (): Promise<Module> =>
  (loaded = await import('../services/deferredServices'));

/**
 * Loads the chunk of the deferred services once, and retries until it arrives: what depends on it is
 * stored already (pendingEdits.ts, specifiedKeys.ts). A chunk that a deploy removed comes with the
 * next navigation, which reloads the page (loadPage.ts).
 */
export const loadDeferredServices = (): Promise<Module> =>
  (loading ??= retryUntilDone(importDeferredServices));

/** Calls `act` synchronously when the chunk is loaded, so that a page that is closing can still write. */
export const withDeferredServices = <T>(act: (module: Module) => T): T | Promise<Awaited<T>> =>
  loaded ? act(loaded) : (loadDeferredServices().then(act) as Promise<Awaited<T>>);
