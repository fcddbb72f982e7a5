/** A catalogue larger than one call: what the server does until all of it is loaded. */
import { expect, test, type Page } from './test';
import type { Product } from '../src/shared/api/contract';
import { openShop, type OwnShop } from './ownShop';
import { firstOf, hydrated, visit } from './people';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'serial' });

let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await openShop({}, 2_000);
});
test.afterAll(() => {
  shop.stop();
});

/** Holds back the list's second page until told otherwise; records requests and errors. */
async function holdTheRest(page: Page) {
  const broken: string[] = [];
  const searches: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/product\/list\?.*page=/, async (route) => {
    await gate;
    await route.continue();
  });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/product/search')) searches.push(search);
  });
  return { broken, searches, release };
}

const status = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('status').first();
const firstCard = (page: Page) => page.getByRole('heading', { level: 3 }).first();

/** Scrolls down, then taps: the cards on the way get their true heights meanwhile. */
async function goToPage(page: Page, to: number): Promise<void> {
  const link = page.getByRole('link', { name: `Page ${String(to)}`, exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
}

async function farProduct(page: Page): Promise<Product> {
  const answer = await page.request.get(`${shop.origin}/v1/api/product/list?limit=1000&page=2`);
  const { products } = (await answer.json()) as { products: Product[] };
  const far = products.filter((each) => each.inStock && firstOf(each) === 'default').at(-1);
  if (!far) throw new Error('There is nothing to buy on the second page.');
  return far;
}

test('a listing is complete before the catalogue is, and hydrates unchanged', async ({ page }) => {
  const { broken, searches, release } = await holdTheRest(page);
  await visit(page, `${shop.origin}/shop?search=kurta&page=2`);
  await expect(status(page)).toHaveText(/^\d{3} products for “kurta”, page 2 of \d+$/);
  expect(searches).toEqual([]);

  await goToPage(page, 3);
  await expect(status(page)).toHaveText(/page 3 of/);
  expect(searches).toHaveLength(1);
  const [line, first] = [await status(page).textContent(), await firstCard(page).textContent()];

  const rest = page.waitForResponse(/page=3/);
  release();
  await rest;
  await page.getByLabel('Sort by').selectOption('name-asc');
  await page.getByLabel('Sort by').selectOption('relevant');
  await goToPage(page, 3);
  await expect(status(page)).toHaveText(line ?? '');
  await expect(firstCard(page)).toHaveText(first ?? '');
  expect(broken).toEqual([]);
});

test('a product beyond the first thousand has a page and a preview, and can be added to the cart', async ({
  page,
}) => {
  const far = await farProduct(page);
  const html = await (await page.request.get(`${shop.origin}/product/${far._id}`)).text();
  expect(html).toContain(`<title>${far.name} · Marigold Lane</title>`);
  expect(html).toContain('application/ld+json');

  const { broken } = await holdTheRest(page);
  await visit(page, `${shop.origin}/product/${far._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(far.name);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.goto(`${shop.origin}/cart`);
  await hydrated(page);
  await expect(page.getByRole('main').getByText(far.name).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('No longer available');

  await page.goto(`${shop.origin}/product/nothing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We could not find this product',
  );
  // The browser reports the page's 404 itself.
  expect(broken.filter((message) => !message.includes('404'))).toEqual([]);
});

test('suggestions cover the whole catalogue, with the same call as the list below them', async ({
  page,
}) => {
  const far = await farProduct(page);
  const { broken, searches } = await holdTheRest(page);
  await visit(page, `${shop.origin}/shop?search=`);
  await page.getByRole('combobox', { name: 'Search products' }).fill(far.name);
  const option = page.getByRole('option', { name: far.name }).first();
  await expect(option).toBeVisible();
  const text = new URLSearchParams({ search: far.name }).toString();
  expect(searches.filter((asked) => asked === `?${text}`)).toHaveLength(1);
  await option.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(far.name);
  expect(broken).toEqual([]);
});
