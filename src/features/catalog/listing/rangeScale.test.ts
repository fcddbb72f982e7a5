import fc from 'fast-check';
import { boundsAfterMove, rangeScale } from './rangeScale';

const PRICES = rangeScale(249, 129_900, 10, 'growing');
const WEIGHTS = rangeScale(0, 100, 0.1, 'even');

const steps = (stops: readonly number[]) =>
  stops.slice(1).map((stop, at) => Math.round((stop - (stops[at] ?? 0)) * 100) / 100);

/** Any catalogue's prices: whole rupees at the ends, paise in between. */
const anyScale = fc
  .tuple(
    fc.nat({ max: 200_000 }),
    fc.integer({ min: 1, max: 200_000 }),
    fc.constantFrom(0.1, 1, 10),
  )
  .map(([min, width, finest]) => ({
    min,
    max: min + width,
    finest,
    scale: rangeScale(min, min + width, finest, 'growing'),
  }));
const anyScaleAndValues = anyScale.chain(({ min, max, scale }) => {
  const value = fc.integer({ min: min * 100, max: max * 100 }).map((paise) => paise / 100);
  return fc.record({ scale: fc.constant(scale), one: value, other: value });
});

describe('the stops of a range', () => {
  it('are round, with distances that grow with the value', () => {
    expect(PRICES.stops.slice(0, 4)).toEqual([249, 250, 300, 350]);
    expect(PRICES.stops).toEqual(
      expect.arrayContaining([500, 950, 1_000, 1_100, 1_900, 2_000, 2_500, 9_500, 10_000, 11_000]),
    );
    expect(PRICES.stops.slice(-3)).toEqual([110_000, 120_000, 129_900]);
  });

  it('are 0.1 kg apart for weights (spec section 9)', () => {
    expect(WEIGHTS.stops).toHaveLength(1_001);
    expect(new Set(steps(WEIGHTS.stops))).toEqual(new Set([0.1]));
    expect(WEIGHTS.valueAt(WEIGHTS.positionOf(64.3))).toBe(64.3);
  });

  it('give the cheap half of a catalogue a large part of the scale', () => {
    const last = PRICES.stops.length - 1;
    expect(PRICES.positionOf(1_000) / last).toBeGreaterThan(0.2);
    expect(PRICES.positionOf(2_699) / last).toBeGreaterThan(0.35);
  });

  it('cover the range, increase, and are never more than a quarter apart', () => {
    fc.assert(
      fc.property(anyScale, ({ min, max, finest, scale: { stops } }) => {
        expect(stops[0]).toBe(min);
        expect(stops.at(-1)).toBe(max);
        steps(stops).forEach((step, at) => {
          expect(step).toBeGreaterThan(0);
          expect(step).toBeLessThanOrEqual(Math.max(finest, (stops[at] ?? 0) / 4) + finest);
        });
      }),
    );
  });

  it('are a single value if everything costs the same', () => {
    const scale = rangeScale(500, 500, 10, 'growing');
    expect(scale.stops).toEqual([500]);
    expect(scale.valueAt(scale.positionOf(500))).toBe(500);
  });
});

describe('a value on the scale', () => {
  it('converts to a position and back', () => {
    fc.assert(
      fc.property(anyScaleAndValues, ({ scale, one }) => {
        expect(scale.valueAt(scale.positionOf(one))).toBe(one);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is to the right of every smaller one', () => {
    fc.assert(
      fc.property(anyScaleAndValues, ({ scale, one, other }) => {
        fc.pre(one < other);
        expect(scale.positionOf(one)).toBeLessThan(scale.positionOf(other));
      }),
    );
  });

  it('has the index of its stop as position', () => {
    fc.assert(
      fc.property(anyScale, ({ scale }) => {
        expect(scale.stops.map(scale.positionOf)).toEqual(scale.stops.map((_, at) => at));
        expect(scale.stops.map((_, at) => scale.valueAt(at))).toEqual(scale.stops);
      }),
    );
  });
});

describe('moving a thumb', () => {
  const between = PRICES.positionOf(1_250);

  it('snaps to the next stop', () => {
    const bounds = [1_250, 129_900] as const;
    const end = PRICES.positionOf(129_900);
    expect(boundsAfterMove(PRICES, bounds, [between + 1, end])).toEqual([1_300, 129_900]);
    expect(boundsAfterMove(PRICES, bounds, [between - 1, end])).toEqual([1_200, 129_900]);
  });

  it('keeps the other bound, also when passing it', () => {
    const bounds = [249, 1_250] as const;
    expect(boundsAfterMove(PRICES, bounds, [4, between])).toEqual([400, 1_250]);
    const beyond = PRICES.positionOf(2_500);
    expect(boundsAfterMove(PRICES, bounds, [between, beyond])).toEqual([1_250, 2_500]);
  });

  it('never changes the other bound', () => {
    fc.assert(
      fc.property(anyScaleAndValues, fc.nat(), ({ scale, one, other }, to) => {
        const bounds = [Math.min(one, other), Math.max(one, other)] as const;
        const target = to % scale.stops.length;
        const next = [scale.positionOf(bounds[1]), target].sort((a, b) => a - b);
        const after = boundsAfterMove(scale, bounds, next);
        expect(after).toContain(bounds[1]);
        expect(after[0]).toBeLessThanOrEqual(after[1]);
      }),
    );
  });
});
