import AxeBuilder from '@axe-core/playwright';
import { holdBack } from './network';
import { expect, test, type Page } from './test';
import {
  choose,
  fillDelivery,
  newcomer,
  placeButton,
  shopperWithCart,
  signIn,
  visit,
  type Person,
} from './people';

// A service worker's requests would bypass these specs' faults.
test.use({ serviceWorkers: 'block' });

/** Orders the cart with cash on delivery, and waits for the order in the list. */
async function orderCart(page: Page, person: Person): Promise<void> {
  await visit(page, '/place-order');
  await fillDelivery(page, person);
  await choose(page, 'Cash on Delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText('Pending')).toBeVisible();
}

test('no orders yet', async ({ page, request }) => {
  await signIn(page, await newcomer(request));
  await visit(page, '/orders');
  await expect(page.getByText('No Orders Yet')).toBeVisible();
});

test('a list that does not load says so, and loads after trying again', async ({
  page,
  request,
}) => {
  await signIn(page, await newcomer(request));
  await page.route('**/v1/api/order/userorders', (route) =>
    route.fulfill({ status: 400, body: '' }),
  );
  await visit(page, '/orders');
  await expect(page.getByText('Failed to load orders.')).toBeVisible();
  await page.unroute('**/v1/api/order/userorders');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No Orders Yet')).toBeVisible();
});

test('an order: listed, refreshed, read offline, opened, printed, bought again and cancelled', async ({
  page,
  request,
  context,
}) => {
  const {
    person,
    products: [product],
  } = await shopperWithCart(page, request, 2);
  await orderCart(page, person);

  await page.getByRole('button', { name: 'Refresh Order Status' }).click();
  await expect(page.getByText(/^Up to date, /)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. Last updated/)).toBeVisible();
  await expect(page.getByText(product?.name ?? '').first()).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('link', { name: /^View details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order [0-9A-F]{8}$/ })).toBeVisible();
  await expect(page.getByText('12 Church Street')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await page.getByRole('link', { name: 'Print or save invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await expect(page.getByRole('article').getByText(/^GSTIN/)).toBeVisible();
  const invoice = await page.pdf({ preferCSSPageSize: true });
  // One A4 page: the PDF has one entry for each of its pages.
  expect(invoice.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.goBack();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();

  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(
    page
      .getByRole('main')
      .getByText(product?.name ?? '')
      .first(),
  ).toBeVisible();
});

test('neither refreshing nor a lost connection moves the next tap’s target', async ({
  page,
  request,
  context,
}) => {
  const { person } = await shopperWithCart(page, request);
  await orderCart(page, person);
  const refresh = page.getByRole('button', { name: 'Refresh Order Status' });
  const details = page.getByRole('link', { name: /^View details/ });
  const places = async () => [await refresh.boundingBox(), await details.boundingBox()];
  const before = await places();

  const bring = await holdBack(page, '**/v1/api/order/userorders');
  await refresh.click();
  await expect(page.getByText('Refreshing…')).toBeVisible();
  expect(await places()).toEqual(before);
  bring();
  await expect(page.getByText(/^Up to date, /)).toBeVisible();
  expect(await places()).toEqual(before);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('somebody else’s order is not found', async ({ page, request }) => {
  await signIn(page, await newcomer(request));
  await visit(page, '/orders/0190aaaa-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
