/**
 * Blocking time in CPU time. Lighthouse counts wall time, which on a busy machine is mostly waiting, and so depends on
 * the machine more than on the page.
 */

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** CPU time within `dur`. */
  tdur?: number;
}

const LONG_MS = 50;
/** Some work follows hydration; Lighthouse stops when the page is quiet. */
const WATCHED_MS = 5_000;

/**
 * The sum of what each task takes beyond 50 ms, from the first paint on, in milliseconds of the phone.
 * @param slowdown how many times slower the phone is than the trace; 1 for a trace of a slowed CPU, whose CPU time
 *   contains the slowing
 */
export function blockingByProcessor(events: readonly TraceEvent[], slowdown: number): number {
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
    .map(({ tdur = 0 }) => Math.max(0, (tdur * slowdown) / 1_000 - LONG_MS))
    .reduce((sum, beyond) => sum + beyond, 0);
}
