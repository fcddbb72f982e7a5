import { wait } from '../shared/lib/wait';
import type * as backstage from './backstage';

type Code = typeof backstage;

/** Longer with each time, up to the second number. */
const AGAIN_AFTER_MS = [3_000, 15_000] as const;

let here: Code | null = null;

async function untilHere(): Promise<Code> {
  const [first, longest] = AGAIN_AFTER_MS;
  for (let time = 1; ; time += 1) {
    try {
      return (here = await import('./backstage'));
    } catch {
      // No connection, and no worker yet: what waits for it is kept (keptTaps.ts, specifiedKeys.ts). Nor is
      // the page loaded anew where a deploy took the file away: the next page of the shop is (loadPage.ts).
      await wait(Math.min(first * time, longest));
    }
  }
}

let code: Promise<Code> | null = null;

/** The code that comes after the first page; asked for once, and again for as long as it does not come. */
export const backstageCode = (): Promise<Code> => (code ??= untilHere());

/** `act` with that code: in this very moment where it is here, so that a page on its way out is not late. */
export const withBackstageCode = <T>(act: (code: Code) => T): T | Promise<Awaited<T>> =>
  here ? act(here) : (backstageCode().then(act) as Promise<Awaited<T>>);
