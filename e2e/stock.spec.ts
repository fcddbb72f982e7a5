/** Stock in numbers: what a shopper sees of it, and what happens when somebody else buys the last pieces. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '../src/shared/api/contract';
import { expectAccessible } from './axe';
import { openShop, type OwnShop } from './ownShop';
import {
  accountCart,
  choose,
  fillDelivery,
  firstOf,
  newcomer,
  orderOne,
  placeButton,
  signIn,
  visit,
} from './people';
import { expect, test } from './test';

test.use({ mayDiffer: true, serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });

let shop: OwnShop;
let request: APIRequestContext;
let sized: Product;
let plain: Product;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
  shop = await openShop({});
  request = await playwright.request.newContext({ baseURL: shop.origin });
  const answer = await request.get('/v1/api/product/list?published=true');
  const { products } = (await answer.json()) as { products: Product[] };
  const inStock = products.filter((product) => product.inStock);
  const first = (isWanted: (product: Product) => boolean): Product => {
    const found = inStock.find(isWanted);
    if (!found) throw new Error('The demo catalogue has no such product.');
    return found;
  };
  sized = first(
    (each) => each.sizes.includes('M') && each.sizes.includes('S') && each.colorVariants,
  );
  plain = first((product) => firstOf(product) === 'default');
});
test.afterAll(async () => {
  await request.dispose();
  shop.stop();
});

const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

test('a size says what is left of it, and is struck through when it is gone', async ({ page }) => {
  const inColour = ['--colour', sized.colors[0] ?? ''];
  shop.operate('products', 'set-stock', sized._id, '--size', 'M', ...inColour, '3');
  shop.operate('products', 'set-stock', sized._id, '--size', 'S', ...inColour, '0');
  await visit(page, `${shop.origin}/product/${sized._id}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await expect(page.getByText('Only 3 left', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'S (out of stock)' }).check({ force: true });
  await expect(mainButton(page, 'Out of stock')).toBeDisabled();
  await expect(page.getByText('Only 3 left', { exact: true })).toBeHidden();
});

test('who wants to know gets a mail when a size is back', async ({ page }, { project }) => {
  const colour = sized.colors[0] ?? '';
  const setStock = (count: string) =>
    shop.operate('products', 'set-stock', sized._id, '--size', 'S', '--colour', colour, count);
  setStock('0');
  await visit(page, `${shop.origin}/product/${sized._id}`);
  await page.getByRole('radio', { name: 'S (out of stock)' }).check({ force: true });
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const email = `asha.${project.name}@example.com`;
  await page.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(`We will email ${email} as soon as it is back.`)).toBeVisible();
  setStock('2');
  await expect
    .poll(() => shop.mails().filter((mail) => mail.includes(`To: ${email}`)).length)
    .toBe(1);
  setStock('0');
});

/** A person with `quantity` of `plain` in the account's cart. */
async function shopperWith(page: Page, quantity: number) {
  const person = await newcomer(request);
  await request.post('/v1/api/cart/update', {
    headers: { token: person.token },
    data: { itemId: plain._id, size: 'default', quantity },
  });
  await signIn(page, person);
  return person;
}

test('the cart says that too few are left, and changes the quantity with one tap', async ({
  page,
}) => {
  shop.operate('products', 'set-stock', plain._id, '2');
  const person = await shopperWith(page, 5);
  await visit(page, `${shop.origin}/cart`);
  await expect(page.getByText('Only 2 left', { exact: true })).toBeVisible();
  await expect(page.getByText(`Order fewer of ${plain.name} to check out.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Change to 2: ${plain.name}` }).click();
  await expect(page.getByText('Only 2 left', { exact: true })).toBeHidden();
  await expect.poll(() => accountCart(request, person)).toEqual({ [plain._id]: { default: 2 } });
});

test('if somebody else buys the last pieces, the checkout asks, and orders what is left', async ({
  page,
}) => {
  shop.operate('products', 'set-stock', plain._id, '5');
  const person = await shopperWith(page, 3);
  await visit(page, `${shop.origin}/place-order`);
  await fillDelivery(page, person);
  await choose(page, 'Cash on Delivery');
  shop.operate('products', 'set-stock', plain._id, '2');
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Some items cannot be ordered' });
  await expect(dialog.getByText('Only 2 left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change and review' }).click();
  await expect.poll(() => accountCart(request, person)).toEqual({ [plain._id]: { default: 2 } });
  await placeButton(page).click();
  await page.waitForURL(/\/orders/);

  await visit(page, `${shop.origin}/product/${plain._id}`);
  await expect(mainButton(page, 'Out of stock')).toBeDisabled();
});

test('an unpaid UPI order says until when it waits', async ({ page }) => {
  shop.operate('products', 'set-stock', plain._id, '2');
  const person = await newcomer(request);
  const orderId = await orderOne(request, person, plain, 'order/place-upi');
  await signIn(page, person);
  await visit(page, `${shop.origin}/orders/${orderId}`);
  await expect(
    page.getByText(
      /^Please pay by \d+:\d\d [ap]m\. After that the order ends, and nothing is charged\.$/,
    ),
  ).toBeVisible();
});
