/** How fast the shop is for shoppers: counts by range, without the person. */
import { VITALS, type RequestOf, type Vital } from '../../src/shared/api/contract';
import { countAttempts, VITALS_PAUSES } from './attemptLimits';
import type { Context } from './context';

/** Upper ends of the ranges; what is above the last one is counted there. */
const MS = [
  50, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000,
];
const SHIFT = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 28;

/** Milliseconds, for `cls` a share of the screen. */
export const rangesOf = (name: Vital): readonly number[] => (name === 'cls' ? SHIFT : MS);

/** The index of the range that holds `value`. */
function rangeAt(name: Vital, value: number): number {
  const ranges = rangesOf(name);
  const at = ranges.findIndex((end) => value <= end);
  return at === -1 ? ranges.length - 1 : at;
}

export async function noteVitals(
  { store, clock }: Context,
  { measures }: RequestOf<'vitals'>,
  place: string,
): Promise<void> {
  const now = clock();
  await countAttempts(store.attempts, now, [{ key: `vitals ${place}`, policy: VITALS_PAUSES }]);
  const day = Math.floor(now / DAY) * DAY;
  for (const { name, value } of measures) {
    await store.vitals.count({ day, name, range: rangeAt(name, value) });
  }
}

/**
 * The value that `share` (0 to 1) of the counts do not exceed, evenly spread within a range; null without counts.
 * @param counts by range
 */
export function percentile(
  ranges: readonly number[],
  counts: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [at, count] of counts.entries()) {
    if (count > 0 && left <= count) {
      const [from, to] = [ranges[at - 1] ?? 0, ranges[at] ?? 0];
      return from + ((to - from) * left) / count;
    }
    left -= count;
  }
  return ranges.at(-1) ?? null;
}

/** The 75th percentile of each measure, and how often it was measured, in the last four weeks. */
export async function vitalsOf({
  store,
  clock,
}: Context): Promise<{ name: Vital; value: number | null; count: number }[]> {
  const rows = await store.vitals.since(clock() - DAYS * DAY);
  return VITALS.map((name) => {
    const ranges = rangesOf(name);
    const counts = ranges.map(
      (_, range) => rows.find((row) => row.name === name && row.range === range)?.count ?? 0,
    );
    return {
      name,
      value: percentile(ranges, counts, 0.75),
      count: counts.reduce((sum, count) => sum + count, 0),
    };
  });
}
