/**
 * Blocking time by the processor's clock. Lighthouse counts how long each task took on the wall; on a
 * machine that does other work too, most of that is waiting, and the figure says more of the machine than of the page.
 */

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread had the processor. */
  tdur?: number;
}

/** Lighthouse's phone is four times slower than the machine. */
const SLOWER = 4;
const LONG_MS = 50;
/** Some work of a visit comes after hydration; Lighthouse stops when the page is quiet. */
const WATCHED_MS = 5_000;

/** What is beyond 50 ms in each task from the first paint on, in milliseconds of the slower phone. */
export function blockingByProcessor(events: readonly TraceEvent[]): number {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) return NaN;
  return events
    .filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' &&
        ph === 'X' &&
        pid === paint.pid &&
        tid === paint.tid &&
        ts + dur > paint.ts &&
        ts < paint.ts + WATCHED_MS * 1_000,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur * SLOWER) / 1_000 - LONG_MS))
    .reduce((sum, beyond) => sum + beyond, 0);
}
