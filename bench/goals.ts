/**
 * The speed goals, and whether a run of the bench met them (docs/performance.md explains the figures). `npm run size`
 * has the goals for bytes.
 */
import type { Phone } from './phoneSpeed';

interface Visit {
  fcp: number;
  lcp: number;
  /** Blocking time in CPU time (blocking.ts). */
  tbtCpu: number;
  cls: number;
  performance: number;
}

/** The measured values; a part that was not measured is undefined. Times in ms, heap in bytes. */
export interface Measured {
  /** First visits by page, simulated by Lighthouse; `static` is the page to compare with. */
  visits?: Record<string, Visit>;
  /** The same with throttling applied. */
  applied?: Record<string, Visit>;
  /** Milliseconds from a press to the next paint. */
  taps?: Record<string, { paint: number }>;
  /** Tasks over 50 ms from the first paint on, during hydration. */
  hydration?: Record<string, { frame: number; tasks: readonly number[] }>;
  /** Milliseconds from the first byte to the hydrated page, by page. */
  hydrated?: Record<string, number>;
  memory?: { after10: number; after60: number };
  /** LCP of a second visit. */
  secondVisit?: { home: number; static: number };
  /** Milliseconds from a tap to the content of a page that was open in the tab before. */
  before?: Record<string, number>;
  /** Paints without a network. */
  offline?: Record<string, { fcp: number }>;
}

/** Upper limits in ms that depend on the phone. */
const LIMITS: Record<Phone, { blocking: number; task: number; tap: number; hydrated: number }> = {
  350: { blocking: 150, task: 100, tap: 120, hydrated: 3_500 },
  700: { blocking: 60, task: 50, tap: 80, hydrated: 2_500 },
};
/** Of the LCP of a guest's cart to that of the static page. */
const CART_RATIO = 1.2;

/** A slower page change feels like waiting. */
const AT_ONCE_MS = 300;

export interface Verdict {
  goal: string;
  reached: string;
  met: boolean;
}

type Values = Record<string, number>;

const each = <Row>(rows: Record<string, Row>, valueOf: (row: Row) => number): Values =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, valueOf(row)]));

/** A value that rounds to the limit passes, since the table shows rounded values. */
function verdict(goal: string, values: Values, keeps: (value: number) => boolean, digits = 0) {
  const rounded = Object.entries(values).map(([name, value]) => [name, value.toFixed(digits)]);
  return {
    goal,
    reached: rounded.map((pair) => pair.join(' ')).join(', '),
    met: rounded.every(([, value]) => keeps(Number(value))),
  };
}

/** The goals are for these pages; the cart has one of its own. */
function ofVisits(
  how: string,
  { static: floor, home, listing, product, cart }: Record<string, Visit>,
  blocking: number,
) {
  const others = { ...(listing && { listing }), ...(product && { product }) };
  const pages = { ...(home && { home }), ...others };
  const verdicts = [
    verdict(
      `Blocking time at most ${String(blocking)} ms of CPU, ${how}`,
      each(pages, ({ tbtCpu }) => tbtCpu),
      (ms) => ms <= blocking,
    ),
    verdict(
      `Layout shift 0.00, ${how}`,
      each(pages, ({ cls }) => cls),
      (cls) => cls === 0,
      2,
    ),
    verdict(
      `Performance 100 on home, ${how}`,
      each(home ? { home } : {}, ({ performance }) => performance),
      (score) => score === 100,
    ),
    verdict(
      `Performance at least 98 on the others, ${how}`,
      each(others, ({ performance }) => performance),
      (score) => score >= 98,
    ),
  ];
  if (!floor) return verdicts;
  for (const paint of ['fcp', 'lcp'] as const) {
    const ratios = each(pages, (visit) => visit[paint] / floor[paint]);
    const goal = `${paint.toUpperCase()} at most 1.10 x static, ${how}`;
    verdicts.push(verdict(goal, ratios, (ratio) => ratio <= 1.1, 2));
  }
  const ratio = each(cart ? { cart } : {}, ({ lcp }) => lcp / floor.lcp);
  const goal = `LCP of a guest's cart at most ${String(CART_RATIO)} x static, ${how}`;
  verdicts.push(verdict(goal, ratio, (of) => of <= CART_RATIO, 2));
  return verdicts;
}

export function verdictsOn(measured: Measured, phone: Phone): Verdict[] {
  const limits = LIMITS[phone];
  const { visits, applied, taps, hydration, hydrated, memory, secondVisit, before, offline } =
    measured;
  const verdicts: Verdict[] = [];
  if (visits) verdicts.push(...ofVisits('simulated', visits, limits.blocking));
  if (applied) verdicts.push(...ofVisits('applied', applied, limits.blocking));
  if (taps) {
    const paints = each(taps, ({ paint }) => paint);
    const goal = `A tap to the next paint at most ${String(limits.tap)} ms`;
    verdicts.push(verdict(goal, paints, (ms) => ms <= limits.tap));
  }
  if (hydration) {
    const longest = each(hydration, ({ frame, tasks }) => Math.max(frame, ...tasks));
    const goal = `No task over ${String(limits.task)} ms before and while hydrating`;
    verdicts.push(verdict(goal, longest, (ms) => ms <= limits.task));
  }
  if (hydrated) {
    const goal = `From the first byte to hydrated at most ${String(limits.hydrated)} ms`;
    verdicts.push(verdict(goal, hydrated, (ms) => ms <= limits.hydrated));
  }
  if (memory) {
    const growth = { '%': (memory.after60 / memory.after10 - 1) * 100 };
    verdicts.push(
      verdict('Memory after 50 page changes at most 10 % more', growth, (more) => more <= 10, 1),
    );
  }
  if (secondVisit) {
    const ratio = { home: secondVisit.home / secondVisit.static };
    verdicts.push(verdict('Second visit at most 1.3 x static', ratio, (of) => of <= 1.3, 2));
  }
  if (before) {
    verdicts.push(verdict('A page opened before within 300 ms', before, (ms) => ms <= AT_ONCE_MS));
  }
  if (offline) {
    const { static: floor, ...pages } = offline;
    const ratios = each(pages, ({ fcp }) => fcp / (floor?.fcp ?? NaN));
    verdicts.push(verdict('Painted offline within 1.4 x static', ratios, (of) => of <= 1.4, 2));
  }
  return verdicts.filter(({ reached }) => reached !== '');
}
