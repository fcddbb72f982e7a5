/** A phone that comes for the first time has a page in two parts (docs/adr/0011). */
import { PRERENDERED } from '../src/shared/config/pageFiles';
import { holdBack, shifts } from './network';
import { hydrated } from './people';
import { expect, test, type Page } from './test';

/** Without the worker, which has every page whole. */
test.use({ serviceWorkers: 'block' });

const pages = [
  ...PRERENDERED,
  '/shop?category=sofa&sort=low-high',
  '/shop?search=kurta',
  '/product/kurta-indigo-block-print',
];

const RESTS = /[?&]rest=/;
const SHEET = /\/assets\/[^/]*\.css(?:\?|$)/;
const footer = (page: Page) => page.getByRole('contentinfo');
const footerLinks = (page: Page) => footer(page).getByRole('link');

test('the first screen of a page fits into the first packets of a connection', async ({
  page,
  isMobile,
}) => {
  for (const address of pages) {
    const response = await page.goto(address, { waitUntil: 'commit' });
    if (!response) throw new Error(`Nothing came for ${address}.`);
    const { responseHeadersSize, responseBodySize } = await response.request().sizes();
    const isInParts = (await response.text()).includes('data-rest=');
    expect(isInParts, address).toBe(isMobile);
    // Ten packets come before the first is confirmed (RFC 6928); more costs a round trip.
    if (isMobile) expect(responseHeadersSize + responseBodySize, address).toBeLessThan(10 * 1_460);
  }
});

test('a phone has its first screen before any script, in the scheme that was chosen', async ({
  page,
  context,
  isMobile,
  baseURL,
}) => {
  test.skip(!isMobile, 'a desk has each page in one');
  await context.addCookies([{ name: 'scheme', value: 'dark', url: String(baseURL) }]);
  // Without the choice itself the shop would take its cookie back.
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
  });
  for (const address of pages) {
    const response = await page.goto(address, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    expect(html, address).toMatch(/^<!doctype html>\s*<html[^>]* data-scheme="dark"/i);
    const [first = '', ...scripts] = html.split('<script>');
    expect(first, address).toContain('</main>');
    expect(scripts.length, address).toBeGreaterThanOrEqual(3);
  }
});

test.describe('on a phone', () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(!isMobile, 'a desk has each page in one');
  });

  test('the first screen is there before the rest, which moves nothing', async ({ page }) => {
    test.setTimeout(120_000);
    // With the device's fonts; another test holds that the shop's own move nothing.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const address of pages) {
      const bring = await holdBack(page, RESTS);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(footerLinks(page)).toHaveCount(0);
      bring();
      await hydrated(page);
      await expect(footerLinks(page).first()).toBeAttached();
      const { sum, moves } = await shifts(page);
      expect(sum, [address, ...moves].join('\n')).toBeLessThanOrEqual(0.001);
      await page.unroute(RESTS);
    }
  });

  test('the bar is painted before what stands below it, which takes its place', async ({
    page,
    context,
  }) => {
    // The time between the first frame and the next one stands still.
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.route(/\/assets\/.*\.js|\.woff2/, (route) => route.abort());
    for (const address of pages) {
      await page.goto(address, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await expect(main, address).toHaveCSS('content-visibility', 'hidden');
      await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport();
      await expect(footer(page), address).not.toBeInViewport();
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect(main, address).toHaveCSS('content-visibility', 'visible');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const { sum, moves } = await shifts(page);
      expect(sum, [address, ...moves].join('\n')).toBeLessThanOrEqual(0.001);
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    }
  });

  test('the two parts make the page that comes in one, in every element and its style', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // As it arrives, before hydration and with the device's fonts.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const elements = () =>
      page.locator('#root').evaluate(async (root) => {
        // Of home's two pictures one is drawn by lot, by whoever sends the page: always the same one here.
        document.documentElement.dataset['hero'] = '1';
        // Of its first frame alone.
        document.querySelector('main')?.style.setProperty('animation', 'none');
        for (const picture of root.querySelectorAll('img[fetchpriority=high]')) {
          picture.removeAttribute('loading');
        }
        // What is near is laid out in the frame after the one that finds it near.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const height = document.documentElement.scrollHeight;
        // With this nothing is left out of the layout for being far below.
        document.documentElement.dataset['restoring'] = '';
        const all = [...root.querySelectorAll('*')].map((element) => {
          const style = getComputedStyle(element);
          // Variables that nothing reads are not in both; what is made of the others is compared.
          const names = Array.from(style).filter((name) => !name.startsWith('--'));
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          const tag = (element.cloneNode() as Element).outerHTML;
          return [tag, ...values].join('\n');
        });
        return [`${String(height)} px`, ...all];
      });
    for (const address of pages) {
      await page.goto(address);
      await expect(footerLinks(page).first()).toBeAttached();
      const inTwo = await elements();
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}whole=1`);
      const inOne = await elements();
      expect(inTwo.length, address).toBe(inOne.length);
      for (const [at, element] of inOne.entries()) expect(inTwo[at], address).toBe(element);
    }
  });

  test('a rest that does not come is said, and asked for until it comes', async ({ page }) => {
    await page.route(RESTS, (route) => route.abort());
    await page.goto('/shop');
    const words = page.getByRole('alert').filter({ hasText: 'What you tapped is kept.' });
    await expect(words).toBeVisible();
    await page.getByRole('button', { name: 'Choose a size: Indigo Block Print Kurta' }).click();
    await page.unroute(RESTS);
    await hydrated(page);
    await expect(words).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add size M to cart' })).toBeVisible();
    await expect(footerLinks(page).first()).toBeAttached();
  });

  test('styles that stall are said to be late, and asked for anew', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await page.route(SHEET, async (route) => {
      asked += 1;
      // The first is never answered.
      if (asked > 1) await route.continue();
    });
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(15_000);
    const words = page.getByRole('alert').filter({ hasText: 'What you tapped is kept.' });
    await expect(words).toBeVisible();
    await page.clock.fastForward(3_000);
    await hydrated(page);
    await expect(words).toHaveCount(0);
    await expect(footerLinks(page).first()).toBeAttached();
  });

  test('a browser that never tells of its first paint has the rest all the same', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/about');
    await hydrated(page);
    await expect(footerLinks(page).first()).toBeAttached();
  });

  test('a captive portal’s page is not taken for the rest', async ({ page }) => {
    await page.route(RESTS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Log in to the network</p>' }),
    );
    await page.goto('/');
    await expect(
      page.getByRole('alert').filter({ hasText: 'What you tapped is kept.' }),
    ).toBeVisible();
    await expect(page.getByText('Log in to the network')).toHaveCount(0);
    await page.unroute(RESTS);
    await hydrated(page);
    await expect(footerLinks(page).first()).toBeAttached();
  });

  test('a page that the shop has changed meanwhile is rendered anew', async ({ page }) => {
    await page.route(RESTS, (route) => route.fulfill({ status: 404, body: 'Changed' }));
    for (const address of ['/', '/shop', '/product/kurta-indigo-block-print']) {
      await page.goto(address);
      await hydrated(page);
      await expect(footerLinks(page).first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByText('Changed')).toHaveCount(0);
    }
  });

  test('a link to a place in the rest leads there', async ({ page }) => {
    await page.goto('/product/kurta-indigo-block-print#reviews');
    await expect(page.locator('#reviews')).toBeInViewport();
    await hydrated(page);
    await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeInViewport();
  });
});
