/** Measures later visits: in a restarted browser, without a network, and within a tab. */
import type { BrowserContext, Page } from '@playwright/test';
import { median, medianOf } from './chrome';
import { afterOneVisit, onDevice, slowDown, UNTIL_KEPT_MS } from './phone';

interface Paints {
  /** First contentful paint, ms. */
  fcp: number;
  /** Largest contentful paint, ms. */
  lcp: number;
}

/** The page's paints, once no larger one has followed for a while. */
const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        let lcp = NaN;
        new PerformanceObserver((list) => {
          lcp = list.getEntries().at(-1)?.startTime ?? lcp;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          resolve({ fcp: first?.startTime ?? NaN, lcp });
        }, 2_500);
      }),
  );

/** LCP (ms) of the second visit in a restarted browser, slow 4G. */
export async function secondVisit(
  address: string,
  runs: number,
  slowdown: number,
): Promise<number> {
  const visit = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    await slowDown(page, slowdown, true);
    await page.goto(address);
    return (await paintsOf(page)).lcp;
  };
  return medianOf(runs, () => afterOneVisit(address, visit));
}

/** Only a listing with cards has it. */
const LISTING = 'main nav[aria-label="Pagination"]';
/** Long enough for a slowed page and its requests to finish. */
const AT_REST_MS = 2_500;

/**
 * Milliseconds from a tap or Back to the painted content of a page that was open in this tab before; medians, slow 4G.
 */
export async function openedBefore(
  shop: string,
  runs: number,
  slowdown: number,
): Promise<Record<string, number>> {
  const samples: Record<string, number[]> = {};
  await onDevice(async (context) => {
    const page = await context.newPage();
    await slowDown(page, slowdown, true);
    await page.goto(`${shop}/`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(UNTIL_KEPT_MS);
    // No named functions in the page (`costOf`, interactions.ts).
    const open = async (link: string | null, arrived: string): Promise<number> => {
      const took = await page.evaluate(
        async ([link, arrived]) => {
          const from = location.pathname;
          const start = performance.now();
          if (link === null) history.back();
          else document.querySelector<HTMLElement>(link)?.click();
          do await new Promise(requestAnimationFrame);
          while (location.pathname === from || !document.querySelector(arrived));
          // The frame is painted when the next task starts.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return performance.now() - start;
        },
        [link, arrived] as const,
      );
      await page.waitForTimeout(AT_REST_MS);
      return took;
    };
    for (let tour = 0; tour <= runs; tour += 1) {
      const took = {
        listing: await open('a[href="/shop"]', LISTING),
        product: await open('main article a[href^="/product/"]', 'main [data-picture="product"]'),
        'listing, by Back': await open(null, LISTING),
        'home, by Back': await open(null, 'main img[src*="/home/hero"]'),
      };
      // The first round opens the pages and does not count.
      if (tour > 0) for (const [name, ms] of Object.entries(took)) (samples[name] ??= []).push(ms);
    }
  });
  return Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, Math.round(median(list))]),
  );
}

/**
 * Opens pages without a network, in a restarted browser, after a single visit to `first`.
 * Each in a new tab.
 */
export async function offlineVisits(
  first: string,
  addresses: Record<string, string>,
  runs: number,
  slowdown: number,
): Promise<Record<string, Paints>> {
  const samples: Record<string, Paints[]> = {};
  for (let run = 0; run < runs; run += 1) {
    await afterOneVisit(first, async (context) => {
      await context.setOffline(true);
      for (const [name, address] of Object.entries(addresses)) {
        const page = await context.newPage();
        await slowDown(page, slowdown, false);
        await page.goto(address);
        (samples[name] ??= []).push(await paintsOf(page));
        await page.close();
      }
    });
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [
      name,
      { fcp: median(list.map(({ fcp }) => fcp)), lcp: median(list.map(({ lcp }) => lcp)) },
    ]),
  );
}
