/**
 * Adds RTK Query to a store when its code is loaded: by a page, a lazy part, or
 * app/startup/loadDeferredServices.ts. The store exists before, because edits need it
 * (docs/adr/0013-deferred-services.md).
 */
import type { Middleware, Reducer } from '@reduxjs/toolkit';

export interface Api {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

let api: Api | null = null;
const waiting = new Set<(api: Api) => void>();

/** Called by `baseApi.ts` when it is evaluated, before any of its hooks can run. */
export function provideApi(provided: Api): void {
  api = provided;
  for (const attach of waiting) attach(provided);
  waiting.clear();
}

/** Calls `attach` with the API now, or when its code is loaded. */
export function whenApiLoaded(attach: (api: Api) => void): void {
  if (api) attach(api);
  else waiting.add(attach);
}
