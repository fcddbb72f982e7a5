/** The promises of the cart in a real browser: two pages, lost connections, killed pages. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { fillCart, newcomer, signIn, type Person } from './people';

type Cart = Record<string, Record<string, number>>;

async function accountCart(request: APIRequestContext, { token }: Person): Promise<Cart> {
  const answer = await request.post('/v1/api/cart/get', { headers: { token }, data: {} });
  return ((await answer.json()) as { cartData: Cart }).cartData;
}

const units = (cart: Cart): number =>
  Object.values(cart)
    .flatMap((sizes) => Object.values(sizes))
    .reduce((sum, quantity) => sum + quantity, 0);

const more = (page: Page) => page.getByRole('button', { name: 'Increase quantity' }).first();
const quantity = (page: Page) => page.getByRole('spinbutton').first();

test('a tap offline shows at once and reaches the account after the page was killed', async ({
  page,
  context,
  request,
}) => {
  const person = await newcomer(request);
  await fillCart(request, person);
  await signIn(page, person);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('1');
  await context.setOffline(true);
  await more(page).click();
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByText('waiting for the connection')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await signIn(next, person);
  await next.goto('/cart');
  await expect(quantity(next)).toHaveValue('2');
  await expect(next.getByText('Saved in your account', { exact: true })).toBeVisible();
  expect(units(await accountCart(request, person))).toBe(2);
});

test('two pages show the same cart within a second', async ({ page, context, request }) => {
  const person = await newcomer(request);
  await fillCart(request, person);
  await signIn(page, person);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('1');
  const second = await context.newPage();
  await second.goto('/cart');
  await expect(quantity(second)).toHaveValue('1');
  await more(page).click();
  await expect(quantity(second)).toHaveValue('2', { timeout: 1_000 });
  await more(second).click();
  await expect(quantity(page)).toHaveValue('3', { timeout: 1_000 });
});

test('logging out clears the cart in every page, and each goes to the start', async ({
  page,
  context,
  request,
}) => {
  const person = await newcomer(request);
  await fillCart(request, person);
  await signIn(page, person);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('1');
  const second = await context.newPage();
  await second.goto('/cart');
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

test('a cart of another program is adopted, and a broken one is set aside', async ({
  page,
  request,
}) => {
  const answer = await request.get('/v1/api/product/list?published=true&limit=60');
  const { products } = (await answer.json()) as {
    products: { _id: string; name: string; sizes: string[]; inStock: boolean }[];
  };
  const product = products.find(({ sizes, inStock }) => inStock && sizes.length === 0);
  if (product === undefined) throw new Error('The catalogue has no product without sizes.');
  await page.goto('/about');
  await page.evaluate((id) => {
    localStorage.setItem('cartItems', JSON.stringify({ [id]: { default: 2 }, bad: { x: -1 } }));
  }, product._id);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'LOGIN TO CONTINUE' }).first()).toBeVisible();

  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('cartItems', '{broken');
  });
  await page.goto('/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartItems:bak'))).toBe('{broken');
});
