import { expect, test, type Page } from '@playwright/test';

/** Without the worker, so that every page comes from the server as a first visit gets it. */
test.use({ serviceWorkers: 'block' });

const routes = [
  '/',
  '/shop',
  '/shop?category=sofa&sort=low-high',
  '/summer-collection',
  '/about',
  '/privacy-policy',
  '/cart',
  '/login',
];

async function firstProduct(page: Page): Promise<{ _id: string; name: string }> {
  const answer = await page.request.get('/v1/api/product/list?limit=1');
  const { products } = (await answer.json()) as { products: { _id: string; name: string }[] };
  const [product] = products;
  if (!product) throw new Error('The shop has no products.');
  return product;
}

/** Sum of all layout shifts of the page so far. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

test('the shop takes its prerendered pages over without a difference or a shift', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { _id } = await firstProduct(page);
  const differed: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('differed from its prerendered')) differed.push(message.text());
  });
  page.on('pageerror', (error) => differed.push(error.message));
  for (const route of [...routes, `/product/${_id}`]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The data saver's switch answers only when the shop is awake.
    await expect
      .poll(() => page.evaluate(() => document.scripts.length > 0 && 'earlyTaps' in window))
      .toBe(true);
    await page.waitForTimeout(1_500);
    expect(differed, route).toEqual([]);
    // Pages of one person start as a frame; the shared ones do not move at all.
    const isPersonal = ['/cart', '/login'].includes(route);
    expect(await shifts(page), route).toBeLessThanOrEqual(isPersonal ? 0.1 : 0.005);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, listing and product are there to read', async ({ page }) => {
    const { _id, name } = await firstProduct(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevate Your Style');
    await page.goto('/shop');
    expect(await page.getByRole('main').getByRole('article').count()).toBe(20);
    await page.goto(`/product/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('₹').first()).toBeVisible();
  });
});

test('a shared link to a product has a preview', async ({ page, baseURL }) => {
  const { _id, name } = await firstProduct(page);
  const html = await (await page.request.get(`/product/${_id}`)).text();
  expect(html).toContain(`<title>${name} · Marigold Lane</title>`);
  expect(html).toContain(`<meta property="og:title" content="${name}"`);
  expect(html).toMatch(/<meta property="og:image" content="http/);
  expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}/product/${_id}"`);
  expect(html).toContain('"@type":"Product"');
});

test('what nobody sells is not found', async ({ page }) => {
  expect((await page.request.get('/product/no-such-thing')).status()).toBe(404);
  expect(
    (await page.request.get('/no-such-page', { headers: { Accept: 'text/html' } })).status(),
  ).toBe(404);
});
