/** The cart in a real browser: two pages, lost connections, killed pages. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import type { Product } from '../src/shared/api/contract';
import {
  accountCart,
  fillCart,
  firstOf,
  newcomer,
  shopperWithCart,
  signIn,
  units,
  visit,
} from './people';

const more = (page: Page) => page.getByRole('button', { name: 'Increase quantity' }).first();
const quantity = (page: Page) => page.getByRole('spinbutton').first();

test('an offline edit shows at once and reaches the account after the page was killed', async ({
  page,
  context,
  request,
}) => {
  const { person } = await shopperWithCart(page, request);
  await visit(page, '/cart');
  await expect(quantity(page)).toHaveValue('1');
  await context.setOffline(true);
  await more(page).click();
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByText('waiting for the connection')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await signIn(next, person);
  await visit(next, '/cart');
  await expect(quantity(next)).toHaveValue('2');
  await expect(next.getByText('Saved in your account', { exact: true })).toBeVisible();
  expect(units(await accountCart(request, person))).toBe(2);
});

test('an edit reaches the account although its page was left before it was stored', async ({
  page,
  request,
}) => {
  const { person } = await shopperWithCart(page, request);
  await visit(page, '/cart');
  await expect(page.getByText('Saved in your account', { exact: true })).toBeVisible();
  await more(page).evaluate(async (button: HTMLElement) => {
    // A slow disk: others wait for this transaction, which never ends.
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('marigold-lane');
      opening.onsuccess = () => {
        resolve(opening.result);
      };
    });
    const journal = database.transaction('journal', 'readwrite').objectStore('journal');
    const hold = (): void => {
      journal.get('nothing').onsuccess = hold;
    };
    hold();
    button.click();
  });
  await expect(quantity(page)).toHaveValue('2');
  await page.goto('/wishlist');
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  await expect.poll(async () => units(await accountCart(request, person))).toBe(2);
});

test('a line is at most 180 px high on a phone', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'a phone matter');
  await shopperWithCart(page, request);
  await visit(page, '/cart');
  const line = page.getByRole('list', { name: 'Cart lines' }).getByRole('listitem').first();
  await expect(line.getByRole('button', { name: 'Increase quantity' })).toBeVisible();
  await expect(line.getByRole('button', { name: /^Save for later: / })).toBeVisible();
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(180);
});

test('two pages show the same cart within a second', async ({ page, context, request }) => {
  await shopperWithCart(page, request);
  await visit(page, '/cart');
  await expect(quantity(page)).toHaveValue('1');
  const second = await context.newPage();
  await visit(second, '/cart');
  await expect(quantity(second)).toHaveValue('1');
  await more(page).click();
  await expect(quantity(second)).toHaveValue('2', { timeout: 1_000 });
  await more(second).click();
  await expect(quantity(page)).toHaveValue('3', { timeout: 1_000 });
});

test('logging out clears the cart in every page, and each goes to the home page', async ({
  page,
  context,
  request,
}) => {
  await shopperWithCart(page, request);
  await visit(page, '/cart');
  await expect(quantity(page)).toHaveValue('1');
  const second = await context.newPage();
  await visit(second, '/cart');
  await expect(quantity(second)).toHaveValue('1');
  await second.evaluate(() => {
    localStorage.removeItem('token');
  });
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() =>
      ['token', 'cartItems', 'wishlist'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);
});

test('a cart that another program stored is adopted, and a malformed one is set aside', async ({
  page,
  request,
}) => {
  const answer = await request.get('/v1/api/product/list?published=true&limit=60');
  const { products } = (await answer.json()) as {
    products: Product[];
  };
  const product = products.find((each) => each.inStock && firstOf(each) === 'default');
  if (product === undefined) throw new Error('The catalogue has no product without a choice.');
  await visit(page, '/about');
  await page.evaluate((id) => {
    localStorage.setItem('cartItems', JSON.stringify({ [id]: { default: 2 }, bad: { x: -1 } }));
  }, product._id);
  await visit(page, '/cart');
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'LOGIN TO CONTINUE' }).first()).toBeVisible();

  await visit(page, '/about');
  await page.evaluate(() => {
    localStorage.setItem('cartItems', '{broken');
  });
  await visit(page, '/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartItems:bak'))).toBe('{broken');
});

test('devices see each other’s additions, and neither reverts them', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const person = await newcomer(request);
  await fillCart(request, person);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await elsewhere.newPage();
  await signIn(page, person);
  await signIn(second, person);
  await visit(page, '/cart');
  await visit(second, '/cart');
  await expect(quantity(page)).toHaveValue('1');
  await expect(quantity(second)).toHaveValue('1');
  await more(page).click();
  await expect(page.getByText('Saved in your account', { exact: true })).toBeVisible();
  await expect.poll(async () => units(await accountCart(request, person))).toBe(2);
  await second.reload();
  await expect(quantity(second)).toHaveValue('2');
  await more(second).click();
  await expect.poll(async () => units(await accountCart(request, person))).toBe(3);
  await elsewhere.close();
});

test('every page says what waits for the connection until it is sent', async ({
  page,
  context,
  request,
}) => {
  const person = await newcomer(request);
  await signIn(page, person);
  await visit(page, '/shop');
  const strip = page
    .getByRole('banner')
    .getByText('1 change saved on this device, waiting for the connection');
  await expect(page.getByRole('button', { name: /^Save .* to wishlist$/ }).first()).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Save .* to wishlist$/ })
    .first()
    .click();
  await expect(strip).toBeVisible();
  // The page makes room for the strip.
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const said = await strip.boundingBox();
  expect(heading?.y ?? 0).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0));
  const { violations } = await new AxeBuilder({ page }).include('header').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await context.setOffline(false);
  await expect(strip).toBeHidden();
});

test('searches and viewed products are not left for the next person', async ({
  page,
  context,
  request,
}) => {
  const person = await newcomer(request);
  await signIn(page, person);
  await visit(page, '/about');
  const second = await context.newPage();
  await visit(second, '/contact');
  await page.evaluate(() => {
    localStorage.setItem('recentSearches', '["a gift for Ravi"]');
    localStorage.setItem('recentlyViewed', '["p1"]');
    localStorage.setItem('reviewDraft:p1', '{"uid":"x","rating":4,"comment":"Lovely, but"}');
  });
  await page.evaluate(() => {
    localStorage.removeItem('token');
  });
  await expect(second).toHaveURL('/');
  await expect
    .poll(() =>
      second.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^recent|^reviewDraft/.test(key)),
      ),
    )
    .toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a guest’s cart with a changed price and a product that is gone is accessible', async ({
      page,
      request,
    }) => {
      const person = await newcomer(request);
      const [product] = await fillCart(request, person);
      if (product === undefined) throw new Error('There is nothing to buy.');
      const size = firstOf(product);
      await page.addInitScript(
        ([cart, prices]) => {
          localStorage.setItem('cartItems', cart);
          localStorage.setItem('app:prices', prices);
        },
        [
          JSON.stringify({ [product._id]: { [size]: 1 }, gone: { default: 1 } }),
          JSON.stringify({ [`${product._id}|${size}`]: 100 }),
        ] as const,
      );
      await visit(page, '/cart');
      await expect(page.getByText('No longer available')).toBeVisible();
      await expect(page.getByText(/The price has gone up: it was/)).toBeVisible();
      await expectAccessible(page);
    });

    test('a line that could not be saved is accessible, and is saved by trying again', async ({
      page,
      request,
    }) => {
      const { person } = await shopperWithCart(page, request);
      await visit(page, '/cart');
      await expect(quantity(page)).toHaveValue('1');
      await page.route('**/v1/api/cart/**', (route) => route.abort());
      await more(page).click();
      await expect(page.getByText('Could not be saved', { exact: true })).toBeVisible({
        timeout: 20_000,
      });
      await expectAccessible(page);
      const again = page.getByRole('button', { name: /^Try again to save/ });
      await again.focus();
      await page.unroute('**/v1/api/cart/**');
      // Not a click, which would wait for the button: the shop's own next try may be faster.
      await page.keyboard.press('Enter');
      await expect.poll(async () => units(await accountCart(request, person))).toBe(2);
    });

    test('a refused login is accessible', async ({ page }) => {
      await visit(page, '/login');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Login' }).click();
      await expect(main.getByText('Enter your password.')).toBeVisible();
      await expectAccessible(page);
      await main.getByLabel(/^Email/).fill('nobody@example.com');
      await main.getByLabel(/^Password/).fill('marigold-lane-0');
      await main.getByRole('button', { name: 'Login' }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
