import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test';
import {
  accountCart,
  choose,
  fillCart,
  fillDelivery,
  newcomer,
  ordersOf,
  ownerOf,
  type Person,
  placeButton,
  shopperWithCart,
  signIn,
  units,
  visit,
} from './people';

const ORDER_CALL = '**/v1/api/order/place';

// A service worker's requests would bypass these specs' faults.
test.use({ serviceWorkers: 'block' });

async function openCheckout(page: Page) {
  await visit(page, '/place-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Fills in everything, up to the last button. */
async function fillCheckout(page: Page, person: Person, method: 'Cash on Delivery' | 'UPI') {
  await openCheckout(page);
  await fillDelivery(page, person);
  await choose(page, method);
}

test('a guest is sent to sign in', async ({ page }) => {
  await page.goto('/place-order');
  await expect(page).toHaveURL(/\/login$/);
});

test('an empty cart cannot be ordered', async ({ page, request }) => {
  await signIn(page, await newcomer(request));
  await openCheckout(page);
  await expect(page.getByText('Your cart is empty. Please add items to your cart!')).toBeVisible();
});

test('the form says what is missing, and focuses the first of it', async ({ page, request }) => {
  await shopperWithCart(page, request);
  await openCheckout(page);
  // The account's name is filled in at first.
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await page.getByLabel('First name').fill('');
  await placeButton(page).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await expect(page.getByText('Select a valid payment method.')).toHaveCount(1);
  const summary = page.getByRole('alert').filter({ hasText: '5 fields need your attention' });
  // The PIN code fills in city and state.
  await expect(summary.getByRole('button', { name: 'City or district' })).toHaveCount(0);
  await summary.getByRole('button', { name: 'First name' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  const axe = await new AxeBuilder({ page }).include('main').analyze();
  expect(axe.violations).toEqual([]);
});

test('cash on delivery: ordered once, cart emptied, shown in the orders', async ({
  page,
  request,
}) => {
  const {
    person,
    products: [product],
  } = await shopperWithCart(page, request);
  await fillCheckout(page, person, 'Cash on Delivery');
  await placeButton(page).dblclick();
  await expect(page).toHaveURL(/\/orders$/);
  const confirmation = page.getByRole('region', {
    name: 'Your order is placed. You pay when it arrives.',
  });
  await expect(confirmation).toContainText(/Order number[0-9A-F]{8}/);
  await expect(confirmation).toContainText(/Arrives by\w{3} \d/);
  await expect(confirmation.getByText('What comes next')).toBeVisible();
  const axe = await new AxeBuilder({ page }).include('main').analyze();
  expect(axe.violations).toEqual([]);
  await expect(page.getByText(product?.name ?? '')).toBeVisible();
  expect(await ordersOf(request, person)).toHaveLength(1);
  await confirmation.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { name: /^Order [0-9A-F]{8}$/ })).toBeVisible();
  await page.goBack();
  await expect(confirmation).toBeVisible();
  await page.goBack();
  await page.goto('/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
});

test('the draft survives closing the tab', async ({ page, request, context }) => {
  const { person } = await shopperWithCart(page, request);
  await openCheckout(page);
  await fillDelivery(page, person);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('app:checkout')))
    .toContain('12 Church Street');
  await page.close();
  const again = await context.newPage();
  await openCheckout(again);
  await expect(again.getByLabel('Street address')).toHaveValue('12 Church Street');
});

test('a PIN code lookup that fails leaves the fields to be filled by hand', async ({
  page,
  request,
}) => {
  await shopperWithCart(page, request);
  await page.route('**/pincode/*', (route) => route.abort());
  await openCheckout(page);
  await page.getByLabel('PIN code').fill('560001');
  await expect(page.getByText(/could not look up/)).toBeVisible();
  await page.getByLabel('City or district').fill('Mysuru');
  await expect(page.getByLabel('City or district')).toHaveValue('Mysuru');
});

test('after a lost response the one order that was placed is found', async ({ page, request }) => {
  const { person } = await shopperWithCart(page, request);
  let lost = 0;
  await page.route(ORDER_CALL, async (route) => {
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  let seen: () => void = () => undefined;
  const checkingSeen = new Promise<void>((resolve) => (seen = resolve));
  await page.route('**/v1/api/order/by-key', async (route) => {
    await checkingSeen;
    await route.continue();
  });
  await fillCheckout(page, person, 'Cash on Delivery');
  await placeButton(page).click();
  await expect(page.getByText('Checking your order…')).toBeVisible();
  expect(page.url()).toContain('/place-order');
  seen();
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 });
  expect(lost).toBe(1);
  expect(await ordersOf(request, person)).toHaveLength(1);
});

test('an order placed while the tab was closed is found on the next visit', async ({
  page,
  request,
  context,
}) => {
  const { person } = await shopperWithCart(page, request);
  let applied: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (applied = resolve));
  await page.route(ORDER_CALL, async (route) => {
    await route.fetch();
    applied();
    // The response never comes.
  });
  await fillCheckout(page, person, 'Cash on Delivery');
  await placeButton(page).click();
  await reached;
  await page.close();
  const again = await context.newPage();
  await again.goto('/place-order');
  await expect(again).toHaveURL(/\/orders$/, { timeout: 20_000 });
  expect(await ordersOf(request, person)).toHaveLength(1);
});

test('two tabs that check out one cart at once place one order', async ({
  page,
  request,
  context,
}) => {
  const { person } = await shopperWithCart(page, request, 2);
  const other = await context.newPage();
  for (const tab of [page, other]) await fillCheckout(tab, person, 'Cash on Delivery');
  // No order is sent before both tabs have requested one.
  let pressed: () => void = () => undefined;
  const bothPressed = new Promise<void>((resolve) => (pressed = resolve));
  await context.route(ORDER_CALL, async (route) => {
    await bothPressed;
    await route.continue();
  });
  await Promise.all([page, other].map((tab) => placeButton(tab).dispatchEvent('click')));
  pressed();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(other).toHaveURL(/\/orders$/);
  expect(await ordersOf(request, person)).toHaveLength(1);
});

test('an order waits visibly for another tab, and is asked about again after a minute', async ({
  page,
  request,
  context,
}) => {
  const { person } = await shopperWithCart(page, request);
  await page.clock.install();
  await fillCheckout(page, person, 'Cash on Delivery');
  // The other tab is placing an order.
  const other = await context.newPage();
  await other.goto('/icon.svg');
  const letGo = await other.evaluateHandle(
    (name) =>
      new Promise<() => void>((granted) => {
        void navigator.locks.request(name, () => new Promise<void>((end) => granted(end)));
      }).then((end) => ({ end })),
    `checkout:${ownerOf(person.token)}`,
  );
  await placeButton(page).click();
  await expect(page.getByText('Waiting for your other tab…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await page.clock.fastForward(61_000);
  await letGo.evaluate(({ end }) => end());
  await expect(page.getByText('Please place your order again')).toBeVisible();
  expect(await ordersOf(request, person)).toHaveLength(0);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await ordersOf(request, person)).toHaveLength(1);
});

test('a browser that denies locks saves the cart and orders once', async ({ page, request }) => {
  const { person } = await shopperWithCart(page, request);
  await page.addInitScript(() => {
    // As Chromium does while cookies are blocked.
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
  });
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(async () => units(await accountCart(request, person))).toBe(2);
  await fillCheckout(page, person, 'Cash on Delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await ordersOf(request, person)).toHaveLength(1);
});

test('an open checkout orders what was added to the cart after another tab ordered', async ({
  page,
  request,
  context,
}) => {
  const { person } = await shopperWithCart(page, request);
  const other = await context.newPage();
  for (const tab of [page, other]) await fillCheckout(tab, person, 'Cash on Delivery');
  await placeButton(other).click();
  await expect(other).toHaveURL(/\/orders$/);
  const [, added] = await fillCart(request, person, 2);
  await visit(other, '/cart');
  // On a phone the items are folded.
  await page.locator('main summary').click();
  await expect(page.getByRole('list').getByText(added?.name ?? '')).toBeVisible();
  await fillDelivery(page, person);
  await choose(page, 'Cash on Delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await ordersOf(request, person)).toHaveLength(2);
});

test('a changed price is shown, old and new, and has to be confirmed before ordering', async ({
  page,
  request,
}) => {
  const {
    person,
    products: [product],
  } = await shopperWithCart(page, request);
  // The list that the shop gets is from before the price went up.
  await page.route('**/v1/api/product/list*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      products: { _id: string; salePrice: number | null; regularPrice: number }[];
    };
    for (const each of body.products) {
      if (each._id !== product?._id) continue;
      each.salePrice = (each.salePrice ?? each.regularPrice) - 100;
    }
    await route.fulfill({ response: answer, json: body });
  });
  await fillCheckout(page, person, 'Cash on Delivery');
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toBeVisible();
  expect(await ordersOf(request, person)).toHaveLength(0);
  await dialog.getByRole('button', { name: /^Order for ₹/ }).click();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await ordersOf(request, person)).toHaveLength(1);
});

test('offline, the button says why it is disabled, and nothing is queued', async ({
  page,
  request,
  context,
}) => {
  const { person } = await shopperWithCart(page, request);
  await fillCheckout(page, person, 'Cash on Delivery');
  await context.setOffline(true);
  await expect(placeButton(page)).toBeDisabled();
  await expect(page.getByText('You are offline. You can place the order')).toBeVisible();
  await context.setOffline(false);
  await expect(placeButton(page)).toBeEnabled();
  expect(await ordersOf(request, person)).toHaveLength(0);
});

test.describe('UPI', () => {
  async function toPayment(page: Page, request: Parameters<typeof newcomer>[0]) {
    const { person } = await shopperWithCart(page, request);
    await fillCheckout(page, person, 'UPI');
    await placeButton(page).click();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    return person;
  }

  test('paid: the cart is emptied, and returning twice changes nothing', async ({
    page,
    request,
  }) => {
    const person = await toPayment(page, request);
    let verifyAddress = '';
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('/verify?')) verifyAddress = frame.url();
    });
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByText('Payment received. Your order is placed.')).toBeVisible();
    await fillCart(request, person);
    await page.goto(verifyAddress);
    await expect(page).toHaveURL(/\/orders$/);
    await page.goto('/cart');
    await expect(page.getByText('Your Cart is Empty')).toBeHidden();
    expect(await ordersOf(request, person)).toMatchObject([{ paymentStatus: 'paid' }]);
  });

  test('declined: back to the cart with the reason, and the same order can be paid again', async ({
    page,
    request,
  }) => {
    const person = await toPayment(page, request);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(/payment was not completed/i).first()).toBeVisible();
    await page.goto('/place-order');
    await expect(page.getByText('Your payment was not completed')).toBeVisible();
    await page.getByRole('button', { name: 'Pay again' }).click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(/\/orders$/);
    expect(await ordersOf(request, person)).toMatchObject([{ paymentStatus: 'paid' }]);
  });

  test('pending: waits, survives a reload, and can become cash on delivery', async ({
    page,
    request,
  }) => {
    const person = await toPayment(page, request);
    await page.getByRole('button', { name: 'Leave it pending' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your UPI app' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Waiting for your UPI app' })).toBeVisible();
    const axe = await new AxeBuilder({ page }).include('main').analyze();
    expect(axe.violations).toEqual([]);
    await page.getByRole('button', { name: 'Switch to Cash on Delivery' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Switch to Cash on Delivery' })
      .click();
    await expect(page).toHaveURL(/\/orders$/);
    expect(await ordersOf(request, person)).toMatchObject([
      { paymentMethod: 'cod', paymentStatus: 'due' },
    ]);
  });

  test('abandoned: the checkout offers the same order, and starting over cancels it', async ({
    page,
    request,
  }) => {
    const person = await toPayment(page, request);
    await page.goto('/place-order');
    await expect(page.getByText('Your order is waiting for payment')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and start over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    expect(await ordersOf(request, person)).toMatchObject([{ status: 'Cancelled' }]);
  });

  test('a second tab of the same checkout is shown that order', async ({
    page,
    request,
    context,
  }) => {
    const { person } = await shopperWithCart(page, request);
    const other = await context.newPage();
    await fillCheckout(page, person, 'UPI');
    await fillCheckout(other, person, 'Cash on Delivery');
    await placeButton(page).click();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    await placeButton(other).click();
    await expect(other.getByText('Your order is waiting for payment')).toBeVisible();
    expect(await ordersOf(request, person)).toHaveLength(1);
  });

  test('a forged return is refused', async ({ page, request }) => {
    const person = await toPayment(page, request);
    const [order] = await ordersOf(request, person);
    await page.goto(`/verify?success=true&orderId=${order?._id ?? ''}`);
    await expect(page.getByRole('heading', { name: 'Waiting for your UPI app' })).toBeVisible();
    await page.goto('/verify?success=true&orderId=no-such-order');
    await expect(page).toHaveURL(/\/cart$/);
    expect(await ordersOf(request, person)).toMatchObject([{ paymentStatus: 'pending' }]);
  });
});

test('the choice of payment says where Cash on Delivery is not offered', async ({
  page,
  request,
}) => {
  const { person } = await shopperWithCart(page, request);
  const terms = { success: true, max: null, excludedPins: ['5600'] };
  await page.route('**/v1/api/order/cod-terms', (route) => route.fulfill({ json: terms }));
  await fillCheckout(page, person, 'UPI');
  const cod = page.getByRole('radio', { name: 'Cash on Delivery' });
  await expect(cod).toBeDisabled();
  await expect(
    page.getByText('Cash on Delivery is not offered at 560001. Please pay by UPI.'),
  ).toBeVisible();
  await page.getByLabel('PIN code').fill('110001');
  await expect(cod).toBeEnabled();
});
