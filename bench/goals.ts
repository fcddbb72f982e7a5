/**
 * The speed goals, and whether a run of the bench met them (docs/performance.md explains the figures). `npm run size`
 * has the goals for bytes.
 */

interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
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
  hydration?: Record<string, { tasks: readonly number[] }>;
  memory?: { after10: number; after60: number };
  /** LCP of a second visit. */
  secondVisit?: { home: number; static: number };
  /** Milliseconds from a tap to the content of a page that was open in the tab before. */
  before?: Record<string, number>;
  /** Paints without a network. */
  offline?: Record<string, { fcp: number }>;
}

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

/** The goals are for these pages; personal ones (cart) come as the app shell and are measured without goals. */
function ofVisits(how: string, { static: floor, home, listing, product }: Record<string, Visit>) {
  const others = { ...(listing && { listing }), ...(product && { product }) };
  const pages = { ...(home && { home }), ...others };
  const verdicts = [
    verdict(
      `Blocking time at most 60 ms, ${how}`,
      each(pages, ({ tbt }) => tbt),
      (ms) => ms <= 60,
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
  return verdicts;
}

export function verdictsOn(measured: Measured): Verdict[] {
  const { visits, applied, taps, hydration, memory, secondVisit, before, offline } = measured;
  const verdicts: Verdict[] = [];
  if (visits) verdicts.push(...ofVisits('simulated', visits));
  if (applied) verdicts.push(...ofVisits('applied', applied));
  if (taps) {
    const paints = each(taps, ({ paint }) => paint);
    verdicts.push(verdict('A tap to the next paint at most 80 ms', paints, (ms) => ms <= 80));
  }
  if (hydration) {
    const longest = each(hydration, ({ tasks }) => Math.max(0, ...tasks));
    verdicts.push(verdict('No task over 100 ms while waking', longest, (ms) => ms <= 100));
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
