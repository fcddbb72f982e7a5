/**
 * What Lighthouse does not show: how soon a tap is answered on a phone four times slower, what the
 * tab holds after 50 page changes, and how soon a second visit paints in a restarted browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM, FLAGS, median } from './chrome';

const PHONE = { width: 390, height: 844 };
/** Slow 4G: 150 ms, 1.6 Mbit/s, in bytes. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

async function onDevice<T>(work: (context: BrowserContext) => Promise<T>, folder = ''): Promise<T> {
  const own = folder === '' ? mkdtempSync(join(tmpdir(), 'marigold-tap-')) : folder;
  const context = await chromium.launchPersistentContext(own, {
    executablePath: CHROMIUM,
    args: FLAGS,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    if (folder === '') rmSync(own, { recursive: true, force: true });
  }
}

async function slowDown(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

/** The longest event since the last call, from the press to the next paint (ms, steps of 8). */
const longestEvent = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          const seen = (window as unknown as { taps: PerformanceEventTiming[] }).taps.splice(0);
          resolve(Math.max(0, ...seen.map(({ duration }) => duration)));
        }, 700);
      }),
  );

const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const taps: PerformanceEntry[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => taps.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });

type Tap = [name: string, path: string, act: (page: Page) => Promise<unknown>];
const first = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

const taps: Tap[] = [
  ['menu', '/', (page) => first(page, /^menu$/i).tap()],
  ['add or choose a size', '/shop', (page) => first(page, /add to cart|choose a size/i).tap()],
  ['quick view', '/shop', (page) => first(page, /quick view/i).click({ force: true })],
  ['list view', '/shop', (page) => first(page, /list/i).click()],
  ['open filters', '/shop', (page) => first(page, /filter/i).tap()],
  ['search letter', '/shop?search=', (page) => page.getByRole('combobox').first().press('s')],
];

/** Milliseconds from each tap to the next paint, medians. */
export async function tapRows(shop: string, runs: number): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [name, path, act] of taps) {
    const samples: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const sample = await onDevice(async (context) => {
        const page = await context.newPage();
        await watchEvents(page);
        await page.goto(shop + path);
        await page.waitForTimeout(2_500);
        await slowDown(page, false);
        await longestEvent(page);
        await act(page);
        return longestEvent(page);
      }).catch(() => NaN);
      if (!Number.isNaN(sample)) samples.push(sample);
    }
    rows[name] = median(samples);
  }
  return rows;
}

/** Bytes of the script heap after 10 and after 60 page changes, collected before each look. */
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

/** LCP (ms) of the second visit in a restarted browser, slow 4G and CPU/4. */
export async function secondVisit(address: string, runs: number): Promise<number> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'marigold-again-'));
    await onDevice(async (context) => {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForTimeout(6_000);
    }, folder);
    const lcp = await onDevice(async (context) => {
      const page = await context.newPage();
      await slowDown(page, true);
      await page.goto(address);
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let last = NaN;
            new PerformanceObserver((list) => {
              last = list.getEntries().at(-1)?.startTime ?? last;
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            setTimeout(() => resolve(last), 2_500);
          }),
      );
    }, folder);
    samples.push(lcp);
    rmSync(folder, { recursive: true, force: true });
  }
  return median(samples);
}
