/** A phone's first visit gets a split document (docs/adr/0011-prerender-and-one-worker.md). */
import { PRERENDERED } from '../src/shared/config/pageFiles';
import { holdBack, shifts } from './network';
import { hydrated } from './people';
import { expect, test, type Page } from './test';

/** Without the worker, which has whole pages. */
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

test('a page’s first screen fits into a connection’s first packets', async ({ page, isMobile }) => {
  for (const address of pages) {
    const response = await page.goto(address, { waitUntil: 'commit' });
    if (!response) throw new Error(`Nothing came for ${address}.`);
    const { responseHeadersSize, responseBodySize } = await response.request().sizes();
    const isInParts = (await response.text()).includes('data-rest=');
    expect(isInParts, address).toBe(isMobile);
    // A server sends ten packets before the first acknowledgement (RFC 6928); more costs a round trip.
    if (isMobile) expect(responseHeadersSize + responseBodySize, address).toBeLessThan(10 * 1_460);
  }
});

test('a phone has its first screen before any script, in the chosen scheme', async ({
  page,
  context,
  isMobile,
  baseURL,
}) => {
  test.skip(!isMobile, 'a desk has each page in one');
  await context.addCookies([{ name: 'scheme', value: 'dark', url: String(baseURL) }]);
  // Without the stored choice the shop would delete its cookie.
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

  test('the first screen is painted before the second part, which shifts nothing', async ({
    page,
  }) => {
    // With the device's fonts; another test checks that the shop's own shift nothing.
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

  test('the header is painted before the content below it', async ({ page, context }) => {
    // Stops time between the first frame and the next one.
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

  test('the two parts make the same page as the whole document, in every element and its style', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // As it arrives, before hydration and with the device's fonts.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const elements = () =>
      page.locator('#root').evaluate(async (root) => {
        // The sender picks one of home's two pictures at random: here always the same one.
        document.documentElement.dataset['hero'] = '1';
        // Only the first frame has it.
        document.querySelector('main')?.style.setProperty('animation', 'none');
        for (const picture of root.querySelectorAll('img[fetchpriority=high]')) {
          picture.removeAttribute('loading');
        }
        // The browser lays out what is near in the frame after it detects that.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const height = document.documentElement.scrollHeight;
        // With this, content far below is laid out too.
        document.documentElement.dataset['restoring'] = '';
        const all = [...root.querySelectorAll('*')].map((element) => {
          const style = getComputedStyle(element);
          // Variables that nothing reads may be missing in one of them; what uses the others is compared.
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

  test('a second part that does not load is reported, and requested until it does', async ({
    page,
  }) => {
    await page.route(RESTS, (route) => route.abort());
    await page.goto('/shop');
    const words = page.getByRole('alert').filter({ hasText: 'What you tapped is kept.' });
    await expect(words).toBeVisible();
    await page.getByRole('button', { name: 'Choose size: Indigo Block Print Kurta' }).click();
    await page.unroute(RESTS);
    await hydrated(page);
    await expect(words).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add size M to cart' })).toBeVisible();
    await expect(footerLinks(page).first()).toBeAttached();
  });

  test('stalled styles are reported, and requested again', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await page.route(SHEET, async (route) => {
      asked += 1;
      // The first request never gets a response.
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

  test('a browser that never reports its first paint still gets the second part', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/about');
    await hydrated(page);
    await expect(footerLinks(page).first()).toBeAttached();
  });

  test('a captive portal’s page is not taken for the second part', async ({ page }) => {
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

  test('a page that changed meanwhile is rendered by the client', async ({ page }) => {
    await page.route(RESTS, (route) => route.fulfill({ status: 404, body: 'Changed' }));
    for (const address of ['/', '/shop', '/product/kurta-indigo-block-print']) {
      await page.goto(address);
      await hydrated(page);
      await expect(footerLinks(page).first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByText('Changed')).toHaveCount(0);
    }
  });

  test('a link to an anchor in the second part leads there', async ({ page }) => {
    await page.goto('/product/kurta-indigo-block-print#reviews');
    await expect(page.locator('#reviews')).toBeInViewport();
    await hydrated(page);
    await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeInViewport();
  });
});
