/**
 * Measures what Lighthouse does not: how soon a phone responds to a tap, how long hydration keeps it busy, and what the
 * tab holds after 50 page changes.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { storedPages } from '../e2e/storedPages';
import { median, medianOf } from './chrome';
import { afterOneVisit, onDevice, slowDown } from './phone';

interface Tap {
  name: string;
  path: string;
  /** Prepares the page before the measured tap. */
  before?: (page: Page) => Promise<unknown>;
  at: (page: Page) => Locator;
  /** The measured action; by default a tap. */
  act?: (at: Locator) => Promise<unknown>;
}

export interface TapRow {
  /** Milliseconds from the press to the next paint, in steps of 8. */
  paint: number;
  /** The longest task until the tap's work is done; under 50 ms none is reported. */
  task: number;
}

type Timed = Pick<PerformanceEntry, 'duration'>;

interface Watched {
  taps: Timed[];
  tasks: PerformanceEntry[];
}

/**
 * Reads the last tap's cost once its work is done. Code that runs in the page uses no named functions: tsx would call a
 * helper for them that the page does not have.
 */
const costOf = (page: Page): Promise<TapRow> =>
  page.evaluate(
    () =>
      new Promise<TapRow>((resolve) => {
        setTimeout(() => {
          const { taps, tasks } = window as unknown as Watched;
          const [paint = 0, task = 0] = [taps, tasks].map((entries) =>
            Math.round(Math.max(0, ...entries.splice(0).map(({ duration }) => duration))),
          );
          resolve({ paint, task });
        }, 1_500);
      }),
  );

const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const taps: Timed[] = [];
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { taps, tasks });
    // The browser's own option list is not part of the page, and choosing from it is no timed event.
    document.addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        const start = performance.now();
        requestAnimationFrame(() => {
          setTimeout(() => taps.push({ duration: performance.now() - start }));
        });
      },
      true,
    );
    new PerformanceObserver((list) => taps.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const filters = (page: Page) => button(page, /filter/i);

const taps: Tap[] = [
  { name: 'menu', path: '/', at: (page) => button(page, /^menu$/i) },
  {
    name: 'add or choose a size',
    path: '/shop',
    at: (page) => button(page, /^(?:add to cart|choose size): /i),
  },
  { name: 'list view', path: '/shop', at: (page) => button(page, /list view/i) },
  { name: 'open filters', path: '/shop', at: filters },
  {
    name: 'filter',
    path: '/shop',
    before: (page) => filters(page).tap(),
    at: (page) => page.getByRole('checkbox').nth(1),
  },
  {
    name: 'sort',
    path: '/shop',
    at: (page) => page.getByLabel(/sort by/i),
    act: (at) => at.selectOption('low-high'),
  },
  { name: 'page 2', path: '/shop', at: (page) => page.getByRole('link', { name: 'Page 2' }) },
  {
    name: 'search letter',
    path: '/shop?search=',
    at: (page) => page.getByRole('combobox').first(),
    act: (at) => at.press('s'),
  },
  { name: 'tab', path: '/product/:first', at: (page) => page.getByRole('tab').nth(1) },
  { name: 'quantity', path: '/cart', at: (page) => button(page, /increase quantity/i) },
];

/**
 * The cost of each tap, medians. @param first the product of the product page and of the
 * cart's one line, in a size that is available
 */
export async function tapRows(
  shop: string,
  runs: number,
  slowdown: number,
  first: { id: string; size: string },
): Promise<Record<string, TapRow>> {
  const rows: Record<string, TapRow> = {};
  for (const { name, path, before, at, act = (target: Locator) => target.tap() } of taps) {
    const samples: TapRow[] = [];
    for (let run = 0; run < runs; run += 1) {
      const sample = await onDevice(async (context) => {
        const page = await context.newPage();
        await watchEvents(page);
        // A guest cart with one line, as the specification stores it, for the quantity field.
        await page.addInitScript(({ id, size }) => {
          localStorage.setItem('cartItems', JSON.stringify({ [id]: { [size]: 1 } }));
        }, first);
        await page.goto(shop + path.replace(':first', first.id));
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await page.waitForTimeout(1_500);
        await before?.(page);
        // Nobody taps in the very frame in which the page becomes idle.
        const target = at(page);
        await target.scrollIntoViewIfNeeded();
        await page.waitForTimeout(1_000);
        await slowDown(page, slowdown, false);
        await costOf(page);
        await act(target);
        return costOf(page);
      }).catch((error: unknown) => {
        console.warn(`${name} could not be measured: ${String(error).split('\n')[0] ?? ''}`);
        return null;
      });
      if (sample) samples.push(sample);
    }
    rows[name] = {
      paint: median(samples.map(({ paint }) => paint)),
      task: median(samples.map(({ task }) => task)),
    };
  }
  return rows;
}

/** Tasks over 50 ms of a visit, in ms. */
export interface HydrationTasks {
  /** The longest task until the first paint: mostly the browser's own layout and paint. */
  frame: number;
  /** After that, longest first. */
  tasks: number[];
}

/** How many products a record of the browser's database holds (src/shared/storage/pagedList.ts). */
const STORED_PAGE = 32;

/** Resolves when all pages of the list have come and are stored. */
async function catalogueStored(page: Page, products: number): Promise<void> {
  while ((await storedPages(page)) < Math.ceil(products / STORED_PAGE)) {
    await page.waitForTimeout(500);
  }
}

interface HydrationOptions {
  runs: number;
  slowdown: number;
  /** A page to visit before, so that the measured one comes from the worker. */
  first?: string;
  /** The shop's number of products, if the page shows them: their arrival is measured too. */
  products?: number;
}

/** How long hydration keeps a phone busy; the visit with the median longest task. */
export async function hydrationTasks(
  shop: string,
  { runs, slowdown, first, products }: HydrationOptions,
): Promise<HydrationTasks> {
  const tasksOf = async (context: BrowserContext): Promise<HydrationTasks> => {
    const page = await context.newPage();
    await watchEvents(page);
    await slowDown(page, slowdown, false);
    await page.goto(shop);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    if (products !== undefined) await catalogueStored(page, products);
    await page.waitForTimeout(2_000);
    // No named functions in here either (`costOf`).
    return page.evaluate(() => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const longest = (window as unknown as Watched).tasks
        .map(({ startTime, duration }) => ({ startTime, duration: Math.round(duration) }))
        .sort((a, b) => b.duration - a.duration);
      return {
        frame: longest.find(({ startTime }) => startTime < firstPaint)?.duration ?? 0,
        tasks: longest
          .filter(({ startTime }) => startTime >= firstPaint)
          .map(({ duration }) => duration),
      };
    });
  };
  const visits: HydrationTasks[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await (first === undefined ? onDevice(tasksOf) : afterOneVisit(first, tasksOf)));
  }
  visits.sort((a, b) => (a.tasks[0] ?? 0) - (b.tasks[0] ?? 0));
  return visits[Math.floor(visits.length / 2)] ?? { frame: NaN, tasks: [] };
}

/** Milliseconds from the first byte to the hydrated page of a first visit on slow 4G, median. */
export async function timeToHydrated(
  address: string,
  runs: number,
  slowdown: number,
): Promise<number> {
  const visit = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.documentElement.hasAttribute('data-hydrated')) return;
        performance.mark('hydrated');
        observer.disconnect();
      }).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-hydrated'],
      });
    });
    await slowDown(page, slowdown, true);
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const [mark] = performance.getEntriesByName('hydrated');
      return (mark?.startTime ?? NaN) - (visit?.responseStart ?? NaN);
    });
  };
  return Math.round(await medianOf(runs, () => onDevice(visit)));
}

/** Bytes of the JavaScript heap after 10 and after 60 page changes, each after garbage collection. */
export async function heapRows(shop: string): Promise<{ after10: number; after60: number }> {
  return onDevice(async (context) => {
    const page = await context.newPage();
    await page.goto(`${shop}/`);
    await page.waitForTimeout(2_000);
    const session = await context.newCDPSession(page);
    const go = async (times: number) => {
      for (let at = 0; at < times; at += 1) {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            window.dispatchEvent(new PopStateEvent('popstate'));
          },
          ['/shop', '/about', '/', '/cart', '/contact'][at % 5],
        );
        await page.waitForTimeout(250);
      }
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize;
    };
    return { after10: await go(10), after60: await go(50) };
  });
}
