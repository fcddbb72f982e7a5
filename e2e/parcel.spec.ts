import AxeBuilder from '@axe-core/playwright';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { Product } from '../src/shared/api/contract';
import { openShop, type OwnShop } from './ownShop';
import { newcomer, orderOne, signIn } from './people';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({});
});
test.afterAll(() => {
  shop.stop();
});

/** A person who has ordered one product, and the order's id. */
async function ordered(playwright: PlaywrightWorkerArgs['playwright']) {
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const listed = await request.get('/v1/api/product/list?inStock=true&limit=1');
  const [product] = ((await listed.json()) as { products: Product[] }).products;
  if (!product) throw new Error('The shop has nothing to sell.');
  const person = await newcomer(request);
  const orderId = await orderOne(request, person, product);
  await request.dispose();
  return { person, orderId };
}

test('an order says by when it arrives, and its parcel can be followed', async ({
  page,
  playwright,
}) => {
  const { person, orderId } = await ordered(playwright);
  await signIn(page, person);
  await page.goto(`${shop.origin}/orders/${orderId}`);
  await expect(page.getByText(/^Arrives by (?:Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w{3}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track parcel' })).toBeHidden();

  const courier = ['--courier', 'delhivery', '--tracking', '1234567890'];
  shop.operate('orders', 'set-status', orderId, 'Shipped', ...courier);
  await page.reload();
  await expect(page.getByText('With Delhivery, number 1234567890')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
    'href',
    'https://www.delhivery.com/track-v2/package/1234567890',
  );
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  // A label beside a long value stays in one line.
  const [short, long] = await Promise.all(
    ['Shipping', 'Payment'].map((label) =>
      page.getByRole('term').filter({ hasText: label }).boundingBox(),
    ),
  );
  expect(long?.height).toBe(short?.height);

  shop.operate('orders', 'set-status', orderId, 'Delivered');
  await page.reload();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Arrives by/)).toBeHidden();
});

test('an order says what happened to a parcel that did not arrive', async ({
  page,
  playwright,
}) => {
  const { person, orderId } = await ordered(playwright);
  await signIn(page, person);
  const now = async (status: string, text: string) => {
    shop.operate('orders', 'set-status', orderId, status);
    await page.goto(`${shop.origin}/orders/${orderId}`);
    await expect(page.getByText(text)).toBeVisible();
  };
  shop.operate('orders', 'set-status', orderId, 'Shipped');
  await now('Delivery attempted', 'The courier could not deliver your parcel and will try again.');
  await expect(page.getByText(/^Arrives by/)).toBeVisible();
  await now('Refused', 'The parcel was refused and is on its way back to us.');
  await expect(page.getByText(/^Arrives by/)).toBeHidden();
  await now('Returned to store', 'The parcel has come back to us. Nothing is due.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Returned to store' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
});
