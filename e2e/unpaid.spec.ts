import type { Order, Product } from '../src/shared/api/contract';
import { openShop, type OwnShop } from './ownShop';
import { newcomer, orderOne, signIn, visit } from './people';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

const HOLD_MINUTES = 1;

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({ UPI_HOLD_MINUTES: String(HOLD_MINUTES) });
});
test.afterAll(() => {
  shop.stop();
});

test('an order that is not paid ends by itself, and its last piece is sold again', async ({
  page,
  playwright,
}) => {
  // The server looks once a minute.
  const ENDS_WITHIN_MS = (HOLD_MINUTES + 1.5) * 60_000;
  test.setTimeout(ENDS_WITHIN_MS + 60_000);
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const listed = await request.get('/v1/api/product/list?id=bowl-terracotta-serving');
  const [bowl] = ((await listed.json()) as { products: Product[] }).products;
  if (!bowl) throw new Error('The demo catalogue has no such bowl.');
  shop.operate('products', 'set-stock', bowl._id, '1');
  const person = await newcomer(request);
  const orderId = await orderOne(request, person, bowl, 'order/place-upi');
  await signIn(page, person);
  await visit(page, `${shop.origin}/orders/${orderId}`);
  await expect(page.getByText(/^Please pay by .* After that the order ends/)).toBeVisible();
  const other = await newcomer(request);
  await expect(orderOne(request, other, bowl)).resolves.toBeUndefined();

  const { token } = person;
  const status = async () => {
    const asked = await request.post('/v1/api/order/get', {
      headers: { token },
      data: { orderId },
    });
    return ((await asked.json()) as { order: Order }).order.status;
  };
  await expect.poll(status, { timeout: ENDS_WITHIN_MS, intervals: [2_000] }).toBe('Cancelled');
  await page.reload();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByText(/^Please pay by/)).toBeHidden();
  await expect(orderOne(request, other, bowl)).resolves.toEqual(expect.any(String));
  await request.dispose();
});
