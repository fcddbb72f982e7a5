/** A page is hydrated before the deferred services are loaded (docs/adr/0013-deferred-services.md). */
import { holdBack } from './network';
import { newcomer, settled, signIn, visit } from './people';
import { expect, test, type Page } from './test';

/** Without the worker, which has all code cached. */
test.use({ serviceWorkers: 'block' });

const DEFERRED = '**/assets/deferred-*.js';
const latest = (page: Page) => page.getByRole('list', { name: 'Latest collection' });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).locator('visible=true');
const pricesAge = (page: Page) => page.getByText(/Prices checked/);

/** Adds the first product with sizes, in its first size. */
async function addFirst(page: Page): Promise<string> {
  const card = latest(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Choose size/ }) })
    .first();
  await card.getByRole('button', { name: /^Choose size/ }).click();
  await card
    .getByRole('button', { name: /^Add size/ })
    .first()
    .click();
  await expect(page.getByText('Added to cart!').first()).toBeVisible();
  const name = await card.getByRole('heading').textContent();
  return name ?? '';
}

test('home shows its products and keeps a guest’s edits without them', async ({ page }) => {
  const bring = await holdBack(page, DEFERRED);
  await visit(page, '/');
  await expect(latest(page).getByRole('article')).toHaveCount(6);
  const name = await addFirst(page);
  await expect(inHeader(page, 'Cart, 1 item')).toBeVisible();
  await page.reload();
  await expect(inHeader(page, 'Cart, 1 item')).toBeVisible();
  bring();
  await expect(pricesAge(page)).toBeAttached();
  await inHeader(page, 'Cart, 1 item').click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('edits made before they are loaded reach the account afterwards', async ({
  page,
  request,
}) => {
  const person = await newcomer(request);
  await signIn(page, person);
  const bring = await holdBack(page, DEFERRED);
  await visit(page, '/');
  await addFirst(page);
  await expect(inHeader(page, 'Cart, 1 item')).toBeVisible();
  // The page is left before anything was journaled or sent.
  await page.reload();
  bring();
  await expect
    .poll(async () => {
      const answer = await request.post('/v1/api/cart/get', { headers: { token: person.token } });
      const { cartData } = (await answer.json()) as {
        cartData: Record<string, Record<string, number>>;
      };
      return Object.values(cartData).flatMap((sizes) => Object.values(sizes));
    })
    .toEqual([1]);
  await expect(inHeader(page, 'Cart, 1 item')).toBeVisible();
});

test('logging out before they are loaded leaves nothing behind', async ({ page, request }) => {
  const person = await newcomer(request);
  await signIn(page, person);
  const bring = await holdBack(page, DEFERRED);
  await visit(page, '/');
  await addFirst(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(inHeader(page, 'Cart, 0 items')).toBeVisible();
  bring();
  await expect(pricesAge(page)).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tap'))))
    .toEqual([]);
});

test('they are requested again after a failure', async ({ page }) => {
  let isLost = true;
  await page.route(DEFERRED, (route) => (isLost ? route.abort() : route.continue()));
  const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/deferred-'));
  await visit(page, '/');
  await lost;
  await expect(pricesAge(page)).toHaveCount(0);
  isLost = false;
  await expect(pricesAge(page)).toBeAttached({ timeout: 20_000 });
});

test('home hydrates without the list of products, and requests it afterwards', async ({ page }) => {
  const bring = await holdBack(page, '**/v1/api/product/list*');
  await visit(page, '/');
  await expect(latest(page).getByRole('article')).toHaveCount(6);
  await expect(latest(page).getByRole('link').first()).toBeVisible();
  const asked = page.waitForResponse('**/v1/api/product/list*');
  bring();
  await asked;
  await settled(page);
  // The same six, with the age of the list that has arrived.
  await expect(latest(page).getByRole('article')).toHaveCount(6);
  await expect(pricesAge(page)).toBeAttached();
});

test('home contains its products, and the file that a worker stores does not', async ({
  request,
}) => {
  const brought = /<script type="application\/json" id="products">([^<]*)<\/script>/;
  const page = await (await request.get('/')).text();
  const [, text = ''] = brought.exec(page) ?? [];
  const { products, total } = JSON.parse(text) as { products: { name: string }[]; total: number };
  expect(products).toHaveLength(6);
  expect(total).toBeGreaterThan(100);
  for (const { name } of products) expect(page).toContain(`>${name}</a>`);
  expect(await (await request.get('/index.html')).text()).not.toMatch(brought);
});
