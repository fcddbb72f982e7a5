/** Pages from the worker, on every visit after the first (docs/adr/0011-prerender-and-one-worker.md). */
import { shifts } from './network';
import { hydrated, rested, settled, visit, visitTouching, workerServes } from './people';
import { expect, test, type Page } from './test';

/** Targets of the header's links. */
const barOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .locator('a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).pathname));

/** After this the worker serves the pages. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await workerServes(page);
}

declare global {
  interface Window {
    /** The header's links before any script of the shop ran. */
    barAtFirst?: string[];
    /** Whether the end of the page existed when its first screen was painted. */
    hadFooter?: boolean;
    /** The scheme of the first screen. */
    schemeAtFirst?: string;
  }
}

test('a page opened again has its header from the start, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.barAtFirst = Array.from(
        document.querySelectorAll<HTMLAnchorElement>('header a'),
        ({ href }) => new URL(href).pathname,
      );
    });
  });
  await visitOnce(page);
  for (const address of [
    '/',
    '/shop',
    '/shop?category=sofa',
    '/product/kurta-indigo-block-print',
    '/cart',
    '/about',
  ]) {
    // The cached page may be of another day.
    const isAsked = page.waitForRequest(/\/v1\/api\/headers/);
    await page.goto(address);
    await isAsked;
    await hydrated(page);
    const bar = await barOf(page);
    expect(bar, address).toContain('/summer-collection');
    expect(await page.evaluate(() => window.barAtFirst), address).toEqual(bar);
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    const { sum, moves } = await shifts(page);
    expect(sum, [address, ...moves].join('\n')).toBeLessThanOrEqual(0.001);
  }
});

test('a cached page’s first screen is painted before the rest arrives on a phone, and with it on a desktop', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      window.hadFooter = document.querySelector('footer') !== null;
    }).observe({ type: 'paint', buffered: true });
  });
  await visitOnce(page);
  for (const address of ['/', '/cart', '/about']) {
    // A machine that takes a second to paint already has the rest.
    await expect(async () => {
      await visit(page, address);
      expect(await page.evaluate(() => window.hadFooter), address).toBe(!isMobile);
    }).toPass();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  }
});

test('a cached page is painted in the chosen scheme before any of its scripts run', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desk its script chooses');
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
  });
  await visitOnce(page);
  await page.addInitScript(() => {
    // Reads find nothing from now on.
    Storage.prototype.getItem = () => null;
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      window.schemeAtFirst ??= getComputedStyle(document.documentElement).colorScheme;
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => window.schemeAtFirst)).toBe('dark');
});

test('home’s pictures, and those of the first visit, show without a network', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same on a desk');
  await visitOnce(page);
  // Both of home's, since the next visit picks one at random.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await (await caches.open('pictures')).keys();
        return new Set(kept.flatMap(({ url }) => /hero-\d-tall/.exec(url)?.[0] ?? [])).size;
      }),
    )
    .toBe(2);
  // The browser's own cache keeps them for an hour.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  const seen = new Set<string>();
  await expect(async () => {
    await page.goto('/');
    const picture = page.locator('main img[fetchpriority=high]:visible');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    seen.add(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    expect(seen.size).toBe(2);
  }).toPass({ timeout: 40_000 });
});

test('with the data saver the shop is stored for offline once there is a cart', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('app:data-saver', 'on'));
  const stored = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  const isLast = page.waitForResponse(/assets\/afterHydration-/);
  await visitTouching(page, '/');
  await (await isLast).finished();
  await settled(page);
  expect(await stored()).toEqual({ workers: 0, caches: [] });
  await page.evaluate(() =>
    localStorage.setItem('cartItems', JSON.stringify({ 'lamp-brass-diya': { default: 2 } })),
  );
  await visit(page, '/');
  await workerServes(page);
});

test('a link to the reviews leads to them when the page is the app shell', async ({ page }) => {
  await visitOnce(page);
  await visit(page, '/product/kurta-indigo-block-print#reviews');
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'shell');
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeInViewport();
});

test('a reloaded search keeps its scroll position', async ({ page }) => {
  await visitOnce(page);
  const list = page.getByRole('list', { name: 'Products' });
  await visit(page, '/shop?search=silk');
  await expect(list).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  expect(await rested(page)).toBe(600);
  for (const time of ['once', 'twice']) {
    await page.reload();
    await hydrated(page);
    await expect(list).toBeVisible();
    expect(await rested(page), time).toBe(600);
  }
});
