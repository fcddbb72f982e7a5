import { readFile } from 'node:fs/promises';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { expectAccessible } from './axe';
import { openShop, type OwnShop } from './ownShop';
import {
  choose,
  fillDelivery,
  newcomer,
  ordersOf,
  placeButton,
  signIn,
  visit,
  fillCart,
} from './people';
import { expect, test, type Page } from './test';

test.use({ serviceWorkers: 'block' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({});
});
test.afterAll(() => {
  shop.stop();
});

/** The checkout of a shopper with a full cart, with everything filled in but the code. */
async function openCheckout(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const person = await newcomer(request);
  await fillCart(request, person);
  await signIn(page, person);
  await visit(page, `${shop.origin}/place-order`);
  await fillDelivery(page, person);
  await choose(page, 'Cash on Delivery');
  return { orders: () => ordersOf(request, person) };
}

test('a discount code: entered, shown line by line, paid less, in order and invoice', async ({
  page,
  playwright,
}) => {
  shop.operate('coupons', 'set', 'DIWALI20', '--percent', '20', '--per-person', '1');
  const { orders } = await openCheckout(page, playwright);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByRole('button', { name: 'Have a discount code?' }).click();
  const field = summary.getByRole('textbox', { name: 'Discount code' });
  await expect(field).toBeFocused();
  await field.fill('diwali');
  await field.press('Enter');
  await expect(
    summary.getByText('There is no code DIWALI. You can order without it.'),
  ).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();
  await summary.getByRole('button', { name: 'Remove code' }).click();
  await summary.getByRole('button', { name: 'Have a discount code?' }).click();
  await field.fill('diwali20');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('Discount, 20% off')).toBeVisible();
  await expectAccessible(page);
  // The code outlives the page.
  await page.reload();
  await expect(summary.getByText('Discount, 20% off')).toBeVisible();
  const total = await summary.locator('dd').last().textContent();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders/);
  const [order] = await orders();
  expect(order).toMatchObject({ coupon: 'DIWALI20' });
  const id = order?._id ?? '';
  await expect(page.getByText(total ?? '', { exact: true }).first()).toBeVisible();
  await visit(page, `${shop.origin}/orders/${id}`);
  await expect(page.getByText(/^-₹[\d,]+ with DIWALI20$/)).toBeVisible();
  await visit(page, `${shop.origin}/orders/${id}/invoice`);
  await expect(page.getByRole('row', { name: /Discount -₹/ }).last()).toBeVisible();
  const download = page.getByRole('button', { name: 'Download PDF' });
  await expect(download).toBeHidden();
  shop.operate('orders', 'set-status', id, 'Shipped');
  await page.reload();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^invoice-ML-\d\d-\d\d-\d{5}\.pdf$/);
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
});

test('a code that ended meanwhile: nothing is ordered, and the page says why', async ({
  page,
  playwright,
}) => {
  shop.operate('coupons', 'set', 'SHORT', '--rupees', '100');
  const { orders } = await openCheckout(page, playwright);
  await page.getByRole('button', { name: 'Have a discount code?' }).click();
  await page.getByRole('textbox', { name: 'Discount code' }).fill('SHORT');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Discount, ₹100 off')).toBeVisible();
  shop.operate('coupons', 'end', 'SHORT');
  await placeButton(page).click();
  await expect(page.getByText('The code SHORT has ended. You can order without it.')).toBeVisible();
  await expect(page.getByText('Discount, ₹100 off')).toBeHidden();
  expect(await orders()).toEqual([]);
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders/);
  expect(await orders()).toMatchObject([{ discount: 0 }]);
});
