import { verdictsOn } from './goals';

const visit = { fcp: 600, lcp: 1_500, tbt: 0, cls: 0, performance: 100 };
const met = (measured: Parameters<typeof verdictsOn>[0]) =>
  Object.fromEntries(verdictsOn(measured).map(({ goal, met: isMet }) => [goal, isMet]));

it('reports nothing about parts that were not measured', () => {
  expect(verdictsOn({})).toEqual([]);
  expect(met({ visits: { static: visit, cart: { ...visit, tbt: 500 } } })).toEqual({});
});

it('compares paints with the static page, and other values with their limit', () => {
  const home = { fcp: 661, lcp: 1_600, tbt: 61, cls: 0.004, performance: 99 };
  expect(met({ visits: { static: visit, home, listing: { ...visit, performance: 98 } } })).toEqual({
    'FCP at most 1.10 x static, simulated': true,
    'LCP at most 1.10 x static, simulated': true,
    'Blocking time at most 60 ms, simulated': false,
    'Layout shift 0.00, simulated': true,
    'Performance 100 on home, simulated': false,
    'Performance at least 98 on the others, simulated': true,
  });
});

it('misses a goal because of one page, tap or task, and names the values', () => {
  const product = { ...visit, fcp: 672 };
  expect(verdictsOn({ applied: { static: visit, product } })).toContainEqual({
    goal: 'FCP at most 1.10 x static, applied',
    reached: 'product 1.12',
    met: false,
  });
  expect(verdictsOn({ taps: { add: { paint: 80 }, filter: { paint: 81 } } })).toEqual([
    { goal: 'A tap to the next paint at most 80 ms', reached: 'add 80, filter 81', met: false },
  ]);
  expect(met({ hydration: { home: { tasks: [] }, listing: { tasks: [101, 60] } } })).toEqual({
    'No task over 100 ms while waking': false,
  });
});

it('checks memory, the second visit and offline pages', () => {
  expect(
    met({
      memory: { after10: 1_000, after60: 1_100 },
      secondVisit: { home: 392, static: 300 },
      before: { listing: 300, product: 301 },
      offline: { static: { fcp: 200 }, home: { fcp: 280 }, about: { fcp: 282 } },
    }),
  ).toEqual({
    'Memory after 50 page changes at most 10 % more': true,
    'Second visit at most 1.3 x static': false,
    'A page opened before within 300 ms': false,
    'Painted offline within 1.4 x static': false,
  });
});
