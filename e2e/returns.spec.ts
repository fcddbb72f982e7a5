import AxeBuilder from '@axe-core/playwright';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { Order, Product } from '../src/shared/api/contract';
import { openShop, type OwnShop } from './ownShop';
import { newcomer, orderOne, signIn, visit } from './people';
import { expect, test, type Page } from './test';

test.use({ serviceWorkers: 'block' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({});
});
test.afterAll(() => {
  shop.stop();
});

/** Opens the delivered order of a person who has bought one product. */
async function openDelivered(
  page: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
  call: 'order/place' | 'order/place-upi' = 'order/place',
) {
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const listed = await request.get('/v1/api/product/list?inStock=true&limit=100');
  const { products } = (await listed.json()) as { products: Product[] };
  const product = products.find(({ sizes }) => sizes.length > 1);
  if (!product) throw new Error('The shop has nothing with two sizes.');
  const person = await newcomer(request);
  const orderId = await orderOne(request, person, product, call);
  const headers = { token: person.token };
  if (call === 'order/place-upi') {
    const asked = await request.post('/v1/api/order/get', { headers, data: { orderId } });
    const { paymentUrl } = ((await asked.json()) as { order: Order }).order;
    const { pathname } = new URL(paymentUrl ?? '');
    await request.post(pathname, { form: { action: 'pay' }, maxRedirects: 0 });
    await request.post('/v1/api/order/verifyStripe', {
      headers,
      data: { orderId, success: 'true' },
    });
  }
  shop.operate('orders', 'set-status', orderId, 'Delivered');
  const returns = async () => {
    const asked = await request.post('/v1/api/order/get', { headers, data: { orderId } });
    return ((await asked.json()) as { order: Order }).order.returns ?? [];
  };
  await signIn(page, person);
  await visit(page, `${shop.origin}/orders/${orderId}`);
  return { product, returns };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Return or exchange' });
const accessible = async (page: Page, part: string) =>
  expect((await new AxeBuilder({ page }).include(part).analyze()).violations).toEqual([]);

test('a return: from the request to the money', async ({ page, playwright }) => {
  const { returns } = await openDelivered(page, playwright, 'order/place-upi');
  await page.getByRole('button', { name: /^Return or exchange/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'It is not as described' }).check({ force: true });
  await dialog.getByLabel('Anything we should know').fill('The colour is another.');
  await accessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
  await accessible(page, 'main');

  const [asked] = await returns();
  const id = asked?._id ?? '';
  shop.operate('returns', 'accept', id);
  await page.reload();
  await expect(page.getByText('Please pack it with its tags')).toBeVisible();
  shop.operate('returns', 'receive', id);
  await page.reload();
  await expect(page.getByText(/goes back to you by (?:Mon|Tue|Wed|Thu|Fri|Sat) /)).toBeVisible();
  shop.operate('returns', 'refund', id);
  await page.reload();
  // The payment and the return.
  await expect(page.getByText('Refunded', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/^₹.* was refunded\./)).toBeVisible();
  await accessible(page, 'main');
});

test('an exchange: for another size, until it is on its way', async ({ page, playwright }) => {
  const { returns } = await openDelivered(page, playwright);
  await page.getByRole('button', { name: /^Return or exchange/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: /^Exchange it/ }).check({ force: true });
  await dialog.getByRole('radio', { name: 'It does not fit' }).check({ force: true });
  const wanted = dialog.getByRole('group', { name: 'What would you like instead?' });
  const sizes = wanted.getByRole('radiogroup', { name: 'Size' });
  await sizes.getByRole('radio').last().check({ force: true });
  await accessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Request exchange' }).click();
  await expect(page.getByText(/^Exchange of 1 × /)).toBeVisible();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();

  const id = (await returns())[0]?._id ?? '';
  shop.operate('returns', 'accept', id);
  shop.operate('returns', 'receive', id);
  shop.operate('returns', 'send', id, '--courier', 'delhivery', '--tracking', '12345');
  await page.reload();
  await expect(page.getByText('The new one is on its way to you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track parcel' })).toBeVisible();
});

test('a return that is asked for offline waits on the page, and is sent once', async ({
  page,
  playwright,
  context,
}) => {
  const { returns } = await openDelivered(page, playwright);
  // The dialog's code is there before the connection goes.
  await page.getByRole('button', { name: /^Return or exchange/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'I changed my mind' }).check({ force: true });
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expect(page.getByText('Your request is saved on this device')).toBeVisible();
  expect(await returns()).toEqual([]);
  await accessible(page, 'main');

  await context.setOffline(false);
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
  expect(await returns()).toHaveLength(1);
});

test('a return that waits survives a closed tab', async ({ page, playwright, context }) => {
  const { returns } = await openDelivered(page, playwright);
  const { origin } = shop;
  const address = page.url();
  await context.route('**/order/return', (route) => route.abort());
  await page.getByRole('button', { name: /^Return or exchange/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'I changed my mind' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await page.close();
  await context.unroute('**/order/return');
  const next = await context.newPage();
  // Any page sends it.
  await visit(next, `${origin}/contact`);
  await expect.poll(async () => (await returns()).length).toBe(1);
  await visit(next, address);
  await expect(next.getByText('Requested', { exact: true })).toBeVisible();
});
