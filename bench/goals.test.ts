import type { Phone } from './phoneSpeed';
import { verdictsOn } from './goals';

const visit = { fcp: 600, lcp: 1_500, tbtCpu: 0, cls: 0, performance: 100 };
const met = (measured: Parameters<typeof verdictsOn>[0], phone: Phone = 700) =>
  Object.fromEntries(verdictsOn(measured, phone).map(({ goal, met: isMet }) => [goal, isMet]));

it('reports nothing about parts that were not measured', () => {
  expect(verdictsOn({}, 700)).toEqual([]);
  expect(met({ visits: { cart: { ...visit, tbtCpu: 500 } } })).toEqual({});
});

it('compares paints with the static page, and other values with their limit', () => {
  const home = { fcp: 661, lcp: 1_600, tbtCpu: 61, cls: 0.004, performance: 99 };
  expect(met({ visits: { static: visit, home, listing: { ...visit, performance: 98 } } })).toEqual({
    'FCP at most 1.10 x static, simulated': true,
    'LCP at most 1.10 x static, simulated': true,
    'Blocking time at most 60 ms of CPU, simulated': false,
    'Layout shift 0.00, simulated': true,
    'Performance 100 on home, simulated': false,
    'Performance at least 98 on the others, simulated': true,
  });
});

it('misses a goal because of one page, tap or task, and names the values', () => {
  const product = { ...visit, fcp: 672 };
  expect(verdictsOn({ applied: { static: visit, product } }, 700)).toContainEqual({
    goal: 'FCP at most 1.10 x static, applied',
    reached: 'product 1.12',
    met: false,
  });
  expect(verdictsOn({ taps: { add: { paint: 80 }, filter: { paint: 81 } } }, 700)).toEqual([
    { goal: 'A tap to the next paint at most 80 ms', reached: 'add 80, filter 81', met: false },
  ]);
});

it('expects more of a faster phone', () => {
  const measured = {
    visits: { home: { ...visit, tbtCpu: 150 } },
    taps: { menu: { paint: 120 } },
    hydration: { home: { frame: 100, tasks: [] }, listing: { frame: 0, tasks: [90, 60] } },
    hydrated: { home: 3_500 },
  };
  expect(met(measured, 350)).toMatchObject({
    'Blocking time at most 150 ms of CPU, simulated': true,
    'A tap to the next paint at most 120 ms': true,
    'No task over 100 ms before and while hydrating': true,
    'From the first byte to hydrated at most 3500 ms': true,
  });
  expect(met(measured, 700)).toMatchObject({
    'Blocking time at most 60 ms of CPU, simulated': false,
    'A tap to the next paint at most 80 ms': false,
    'No task over 50 ms before and while hydrating': false,
    'From the first byte to hydrated at most 2500 ms': false,
  });
});

it('compares a guest’s cart with the static page', () => {
  const goal = "LCP of a guest's cart at most 1.2 x static, applied";
  const cart = { ...visit, lcp: 1_800 };
  expect(met({ applied: { static: visit, cart } })).toMatchObject({ [goal]: true });
  cart.lcp = 1_830;
  expect(met({ applied: { static: visit, cart } })).toMatchObject({ [goal]: false });
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
