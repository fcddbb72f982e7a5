/**
 * Where RTK Query joins the store. Its code comes with whatever asks the server first (a page, a part
 * of one, or app/startup/deferredServices.ts), and the store is there before it: what a tap needs is (docs/adr/0013).
 */
import type { Middleware, Reducer } from '@reduxjs/toolkit';

export interface Api {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

let api: Api | null = null;
const waiting = new Set<(api: Api) => void>();

/** Says that the API is there; `baseApi.ts` does when it is evaluated, so that no hook of it runs before. */
export function provideApi(provided: Api): void {
  api = provided;
  for (const attach of waiting) attach(provided);
  waiting.clear();
}

/** Calls `attach` with the API now, or as soon as its code is there. */
export function whenApiCame(attach: (api: Api) => void): void {
  if (api) attach(api);
  else waiting.add(attach);
}
