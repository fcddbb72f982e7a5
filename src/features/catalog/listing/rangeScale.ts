/**
 * Maps a range's values to evenly spaced stops. Most prices are near the lower end (half of the products
 * cost less than a fortieth of the most expensive), so the steps between stops grow with the value.
 */
export interface RangeScale {
  /** Ascending: both ends, and round values between them. */
  stops: readonly number[];
  /** The number of a stop; for a value between two of them, as far between their numbers. */
  positionOf: (value: number) => number;
  valueAt: (position: number) => number;
}

export type Bounds = readonly [low: number, high: number];

/** Sums are computed in hundredths: tenths of a kilogram, and paise. */
const HUNDREDTHS = 100;
const exact = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** The number of steps after which their width grows. */
const STEPS_OF_A_WIDTH = 20;

/** `even`: all steps are the finest. `growing`: 1, 5, 10, 50, 100 … times that. */
export type Steps = 'even' | 'growing';

function stopsBetween(min: number, max: number, finest: number, steps: Steps): number[] {
  const first = Math.round(min * HUNDREDTHS);
  const last = Math.round(max * HUNDREDTHS);
  const stops = [exact(min)];
  let step = Math.round(finest * HUNDREDTHS);
  let growth = 5;
  let next = first;
  for (;;) {
    while (steps === 'growing' && next >= step * STEPS_OF_A_WIDTH) {
      step *= growth;
      growth = growth === 5 ? 2 : 5;
    }
    next = (Math.floor(next / step) + 1) * step;
    if (next >= last) break;
    stops.push(next / HUNDREDTHS);
  }
  if (last > first) stops.push(exact(max));
  return stops;
}

/** @param finest the width of the smallest steps: a power of ten */
export function rangeScale(min: number, max: number, finest: number, steps: Steps): RangeScale {
  const stops = stopsBetween(min, max, finest, steps);
  const stop = (at: number): number => stops[at] ?? max;
  const lastStop = stops.length - 1;
  return {
    stops,
    positionOf: (value) => {
      const above = stops.findIndex((known) => known >= value);
      if (above <= 0) return above === 0 ? 0 : lastStop;
      const below = stop(above - 1);
      return above - 1 + (value - below) / (stop(above) - below);
    },
    valueAt: (position) => {
      const at = Math.min(Math.max(Math.floor(position), 0), lastStop);
      return exact(stop(at) + (position - at) * (stop(at + 1) - stop(at)));
    },
  };
}

/**
 * The bounds after a thumb has moved to its next stop. The other bound keeps its exact value, even between
 * two stops.
 *
 * @param next the slider's positions, ascending: thumbs may pass each other
 */
export function boundsAfterMove(
  scale: RangeScale,
  bounds: Bounds,
  next: readonly number[],
): Bounds {
  const before = bounds.map(scale.positionOf);
  const origin = before.find((position) => !next.includes(position)) ?? before[0] ?? 0;
  const bound = (position = 0): number => {
    if (position === before[0]) return bounds[0];
    if (position === before[1]) return bounds[1];
    return scale.valueAt(position > origin ? Math.floor(position) : Math.ceil(position));
  };
  return [bound(next[0]), bound(next[1])];
}
