import fc from 'fast-check';
import { percentile } from './vitals';

const RANGES = [100, 200, 400];

it('has no percentile without counts', () => {
  expect(percentile(RANGES, [0, 0, 0], 0.75)).toBeNull();
});

it.each([
  [[4, 0, 0], 75],
  [[2, 2, 0], 150],
  [[0, 0, 1], 350],
  [[3, 0, 1], 100],
])('spreads the counts %j evenly: three quarters are at most %d', (counts, expected) => {
  expect(percentile(RANGES, counts, 0.75)).toBe(expected);
});

it('stays within the ranges, and does not fall when the share rises', () => {
  const counts = fc.array(fc.nat(50), { minLength: 3, maxLength: 3 });
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  fc.assert(
    fc.property(counts, share, share, (all, one, other) => {
      fc.pre(all.some((count) => count > 0));
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        percentile(RANGES, all, at),
      ) as [number, number];
      expect(low).toBeGreaterThan(0);
      expect(low).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(400);
    }),
  );
});
