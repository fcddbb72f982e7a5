/** How soon a shop that was visited before is there: in a restarted browser, without a network, and in its tab. */
import type { Page } from '@playwright/test';
import { median } from './chrome';
import { afterOneVisit, onDevice, slowDown, UNTIL_KEPT_MS } from './phone';

interface Paints {
  /** The first paint with content, ms. */
  fcp: number;
  /** The largest, ms. */
  lcp: number;
}

/** The page's paints, once nothing larger has come for a while. */
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

/** LCP (ms) of the second visit in a restarted browser, slow 4G and CPU/4. */
export async function secondVisit(address: string, runs: number): Promise<number> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { lcp } = await afterOneVisit(address, async (context) => {
      const page = await context.newPage();
      await slowDown(page, true);
      await page.goto(address);
      return paintsOf(page);
    });
    samples.push(lcp);
  }
  return median(samples);
}

/** Only a listing has it, and with its cards. */
const LISTING = 'main nav[aria-label="Pagination"]';
/** Long enough for a page and what it brings to have come to rest, slowed. */
const AT_REST_MS = 2_500;

/**
 * From the tap, or Back, that leads to a page which was open in this tab before until its content is painted; ms,
 * medians, slow 4G and CPU/4.
 */
export async function openedBefore(shop: string, runs: number): Promise<Record<string, number>> {
  const samples: Record<string, number[]> = {};
  await onDevice(async (context) => {
    const page = await context.newPage();
    await slowDown(page, true);
    await page.goto(`${shop}/`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(UNTIL_KEPT_MS);
    // No function has a name in the page (`costOf`, interactions.ts).
    const open = async (link: string | null, arrived: string): Promise<number> => {
      const took = await page.evaluate(
        async ([link, arrived]) => {
          const from = location.pathname;
          const start = performance.now();
          if (link === null) history.back();
          else document.querySelector<HTMLElement>(link)?.click();
          do await new Promise(requestAnimationFrame);
          while (location.pathname === from || !document.querySelector(arrived));
          // That frame has been painted when the next task begins.
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
      // The first tour is the one before.
      if (tour > 0) for (const [name, ms] of Object.entries(took)) (samples[name] ??= []).push(ms);
    }
  });
  return Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, Math.round(median(list))]),
  );
}

/**
 * Pages opened without a network, in a restarted browser on a phone four times slower, after one
 * visit to `first` and nothing else. Each is opened in a tab of its own.
 */
export async function offlineVisits(
  first: string,
  addresses: Record<string, string>,
  runs: number,
): Promise<Record<string, Paints>> {
  const samples: Record<string, Paints[]> = {};
  for (let run = 0; run < runs; run += 1) {
    await afterOneVisit(first, async (context) => {
      await context.setOffline(true);
      for (const [name, address] of Object.entries(addresses)) {
        const page = await context.newPage();
        await slowDown(page, false);
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
