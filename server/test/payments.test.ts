/** @jest-environment node */
import type { Order } from '../../src/shared/api/contract';
import { setOrderStatus } from '../services/orderStatus';
import { sweepPayments } from '../services/paymentFlow';
import type { ProductRecord } from '../services/ports';
import { engines, lampOrder, openTestShop, stock, type TestShop } from './harness';

const HOUR = 60 * 60 * 1000;

describe.each(engines)('paying by UPI on $name', (engine) => {
  let shop: TestShop;
  /** Runs once, while the provider closes a payment. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    shop = await openTestShop(engine, ({ payments }) => ({
      payments: {
        ...payments,
        async cancel(ref) {
          const work = meanwhile;
          meanwhile = undefined;
          await work?.();
          return payments.cancel(ref);
        },
      },
    }));
  });
  afterAll(() => shop.close());

  /** A shopper with two lamps in the cart and a UPI order for them. */
  const checkout = async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 2 }, token);
    const { body } = await shop.call('orderPlaceUpi', lampOrder('upi-key-1'), token);
    const orderId = body['orderId'] as string;
    const path = new URL(body['paymentUrl'] as string).pathname;
    return { token, orderId, path, paymentUrl: body['paymentUrl'] as string };
  };
  const press = (path: string, action: string) =>
    fetch(shop.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
  /** The provider takes the money in the moment in which the page is closed. */
  const takeMoney = (path: string) =>
    shop.db
      .updateTable('sandbox_payments')
      .set({ status: 'paid' })
      .where('id', '=', path.slice(path.lastIndexOf('/') + 1))
      .execute();
  const verify = async (token: string, orderId: string, success: boolean | string = 'true') =>
    (await shop.call('orderVerify', { success, orderId }, token)).body;
  const order = async (token: string, orderId: string) =>
    (await shop.call('orderGet', { orderId }, token)).body['order'] as Order;
  const cart = async (token: string) => (await shop.call('cartGet', {}, token)).body['cartData'];
  const lamps = { lamp: { default: 2 } };

  it('places the order at once, unpaid, and keeps the cart until it is paid', async () => {
    const { token, orderId, paymentUrl } = await checkout();
    expect(paymentUrl).toMatch(/^https:\/\/shop\.example\/v1\/sandbox\/pay\/[\w-]+$/);
    expect(await order(token, orderId)).toMatchObject({
      paymentMethod: 'upi',
      paymentStatus: 'pending',
      paymentUrl,
    });
    expect(await cart(token)).toEqual(lamps);
  });

  it('shows a page with amount, order, QR code, app link and three buttons', async () => {
    const { path, orderId } = await checkout();
    const response = await shop.get(path);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(html).toContain('₹2,000');
    expect(html).toContain(orderId.slice(-8).toUpperCase());
    expect(html).toContain('<svg role="img"');
    expect(html).toMatch(/href="upi:\/\/pay\?pa=[^"]+&amp;am=2000\.00&amp;cu=INR&amp;tn=/);
    for (const button of ['Pay ₹2,000', 'Decline', 'Leave it pending'])
      expect(html).toContain(button);
    expect((await shop.get('/v1/sandbox/pay/unknown')).status).toBe(404);
  });

  it('is paid when the provider says so, and empties the cart once', async () => {
    const { token, orderId, path } = await checkout();
    const back = await press(path, 'pay');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(
      `https://shop.example/verify?success=true&orderId=${orderId}`,
    );
    expect(await verify(token, orderId)).toEqual({
      success: true,
      message: 'Payment received.',
      paymentStatus: 'paid',
    });
    expect(await cart(token)).toEqual({});
    await shop.call('cartAdd', { itemId: 'lamp' }, token);
    expect(await verify(token, orderId)).toMatchObject({ success: true });
    expect(await cart(token)).toEqual({ lamp: { default: 1 } });
  });

  it('removes what was paid for from the cart, and keeps later additions', async () => {
    const { token, orderId, path } = await checkout();
    await shop.call('cartAdd', { itemId: 'lamp' }, token);
    await shop.call('cartAdd', { itemId: 'kurta', size: 'M' }, token);
    await press(path, 'pay');
    await verify(token, orderId);
    expect(await cart(token)).toEqual({ lamp: { default: 1 }, kurta: { M: 1 } });
  });

  it('ignores the result in the address', async () => {
    const { token, orderId } = await checkout();
    for (const claim of [true, 'true']) {
      expect(await verify(token, orderId, claim)).toMatchObject({
        success: false,
        paymentStatus: 'pending',
      });
    }
    expect(await cart(token)).toEqual(lamps);
    const paid = await checkout();
    await press(paid.path, 'pay');
    expect(await verify(paid.token, paid.orderId, 'false')).toMatchObject({ success: true });
  });

  it('says that a declined payment failed, and lets the shopper pay again', async () => {
    const { token, orderId, path } = await checkout();
    const back = await press(path, 'decline');
    expect(back.headers.get('location')).toContain('success=false');
    expect(await verify(token, orderId, 'false')).toMatchObject({
      success: false,
      paymentStatus: 'failed',
    });
    expect(await cart(token)).toEqual(lamps);
    const again = await shop.call('orderPayAgain', { orderId }, token);
    const fresh = new URL(again.body['paymentUrl'] as string).pathname;
    expect(fresh).not.toBe(path);
    expect((await order(token, orderId)).paymentStatus).toBe('pending');
    await press(fresh, 'pay');
    expect(await verify(token, orderId)).toMatchObject({ success: true });
    const twice = await shop.call('orderPayAgain', { orderId }, token);
    expect([twice.status, twice.body['message']]).toEqual([
      409,
      'This order has been paid for already.',
    ]);
  });

  it('stays pending, and shows the same page again instead of a second one', async () => {
    const { token, orderId, path, paymentUrl } = await checkout();
    await press(path, 'pending');
    expect(await verify(token, orderId, 'false')).toMatchObject({ paymentStatus: 'pending' });
    const again = await shop.call('orderPayAgain', { orderId }, token);
    expect(again.body['paymentUrl']).toBe(paymentUrl);
  });

  it('does not change its mind after Pay or Decline', async () => {
    const { token, orderId, path } = await checkout();
    await press(path, 'decline');
    await press(path, 'pay');
    expect(await verify(token, orderId)).toMatchObject({ paymentStatus: 'failed' });
  });

  it('finds a payment without a return with the next list of orders', async () => {
    const { token, orderId, path } = await checkout();
    await press(path, 'pay');
    const { body } = await shop.call('userOrders', {}, token);
    expect(body['orders']).toMatchObject([{ _id: orderId, paymentStatus: 'paid' }]);
    expect(await cart(token)).toEqual({});
  });

  it('keeps what was added to the cart after an order that is paid late', async () => {
    const { token, orderId, path } = await checkout();
    shop.wait(1000);
    await shop.call('cartAdd', { itemId: 'kurta', size: 'M' }, token);
    await press(path, 'pay');
    await verify(token, orderId);
    expect(await cart(token)).toEqual({ kurta: { M: 1 } });
  });

  it('returns one order and one payment page per key', async () => {
    const { token } = await shop.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('orderPlaceUpi', lampOrder('upi-at-once'), token)),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, first?.body]);
    }
    const { body } = await shop.call('userOrders', {}, token);
    expect(body['orders']).toHaveLength(1);
  });

  it('switches an unpaid order to cash on delivery, after which it cannot be paid', async () => {
    const { token, orderId, path } = await checkout();
    const { status, body } = await shop.call('orderSwitchToCod', { orderId }, token);
    expect(status).toBe(200);
    expect(body['order']).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'due' });
    expect(await cart(token)).toEqual({});
    await press(path, 'pay');
    expect(await verify(token, orderId)).toMatchObject({ success: true, paymentStatus: 'due' });
    const again = await shop.call('orderSwitchToCod', { orderId }, token);
    expect(again).toMatchObject({ status: 200, body: { order: { paymentMethod: 'cod' } } });
  });

  it('does not switch an order that was paid a moment before', async () => {
    const { token, orderId, path } = await checkout();
    await press(path, 'pay');
    const { status } = await shop.call('orderSwitchToCod', { orderId }, token);
    expect(status).toBe(409);
    expect(await order(token, orderId)).toMatchObject({
      paymentMethod: 'upi',
      paymentStatus: 'paid',
    });
  });

  it('does not switch an order that is cancelled at the same moment', async () => {
    const { token, orderId } = await checkout();
    meanwhile = () => shop.call('orderCancel', { orderId }, token);
    const { status, body } = await shop.call('orderSwitchToCod', { orderId }, token);
    expect([status, body['message']]).toEqual([409, 'This order was cancelled.']);
    expect(await order(token, orderId)).toMatchObject({
      status: 'Cancelled',
      paymentMethod: 'upi',
      paymentStatus: 'failed',
    });
    expect(await cart(token)).toEqual(lamps);
  });

  it('refunds a cancelled order', async () => {
    const { token, orderId, path } = await checkout();
    await press(path, 'pay');
    await verify(token, orderId);
    const { body } = await shop.call('orderCancel', { orderId }, token);
    expect(body['order']).toMatchObject({ status: 'Cancelled', paymentStatus: 'refunded' });
    expect(await (await shop.get(path)).text()).toContain('This payment has been refunded.');
    expect(await verify(token, orderId)).toMatchObject({
      success: false,
      paymentStatus: 'refunded',
    });
  });

  it('closes the payment page of an order that is cancelled unpaid', async () => {
    const { token, orderId, path } = await checkout();
    shop.wait(HOUR);
    const { body } = await shop.call('orderCancel', { orderId }, token);
    expect(body['order']).toMatchObject({ status: 'Cancelled', paymentStatus: 'failed' });
    await press(path, 'pay');
    expect(await verify(token, orderId)).toMatchObject({ success: false });
    expect((await shop.call('orderPayAgain', { orderId }, token)).status).toBe(409);
  });

  it.each([
    ['was declined', 'decline'],
    ['was left pending', 'pending'],
  ])('can be cancelled at any time when it %s', async (_name, action) => {
    const { token, orderId, path } = await checkout();
    await press(path, action);
    shop.wait(25 * HOUR);
    const { cancellableUntil, date } = await order(token, orderId);
    expect(cancellableUntil).toBeGreaterThan(date + 25 * HOUR);
    const { status, body } = await shop.call('orderCancel', { orderId }, token);
    expect(status).toBe(200);
    expect(body['order']).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'failed',
      cancellableUntil: null,
    });
  });

  it('cannot be cancelled after 24 hours once it is paid', async () => {
    const { token, orderId, path } = await checkout();
    await press(path, 'pay');
    shop.wait(25 * HOUR);
    expect((await order(token, orderId)).cancellableUntil).toBeNull();
    expect((await shop.call('orderCancel', { orderId }, token)).status).toBe(409);
  });

  it('has one outcome when paying and cancelling are simultaneous', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token, orderId, path } = await checkout();
      await Promise.all([
        press(path, 'pay'),
        shop.call('orderCancel', { orderId }, token),
        verify(token, orderId),
      ]);
      const { status, paymentStatus } = await order(token, orderId);
      expect(status).toBe('Cancelled');
      expect(['failed', 'refunded']).toContain(paymentStatus);
    }
  });

  describe('an unpaid order whose products have changed', () => {
    const reprice = async (change: Partial<ProductRecord>) => {
      const lamp = stock.find(({ id }) => id === 'lamp')!;
      await shop.store.products.upsertMany([{ ...lamp, ...change }]);
    };
    afterEach(() => reprice({}));

    it.each(['orderPayAgain', 'orderSwitchToCod'] as const)(
      '%s asks before it uses the new price, and the old page is closed',
      async (call) => {
        const { token, orderId, path } = await checkout();
        await reprice({ regularPrice: 549_900 });
        const refused = await shop.call(call, { orderId }, token);
        expect(refused).toMatchObject({
          status: 409,
          body: {
            amount: 10_998,
            lines: [
              { productId: 'lamp', problem: 'price-changed', oldPrice: 1_000, newPrice: 5_499 },
            ],
          },
        });
        // An amount that the shopper has not seen does not count either.
        expect((await shop.call(call, { orderId, amount: 2_000 }, token)).status).toBe(409);
        await press(path, 'pay');
        expect(await order(token, orderId)).toMatchObject({
          amount: 2_000,
          paymentMethod: 'upi',
          paymentStatus: 'failed',
        });
        expect(await cart(token)).toEqual(lamps);
        const agreed = await shop.call(call, { orderId, amount: 10_998 }, token);
        expect(agreed.status).toBe(200);
        expect(await order(token, orderId)).toMatchObject({
          amount: 10_998,
          items: [{ _id: 'lamp', quantity: 2, price: 5_499 }],
          paymentStatus: call === 'orderPayAgain' ? 'pending' : 'due',
        });
      },
    );

    it.each([
      ['sold-out', { inStock: false }],
      ['gone', { published: false }],
    ] as const)('cannot be paid when a product is %s', async (problem, change) => {
      const { token, orderId } = await checkout();
      await reprice(change);
      for (const call of ['orderPayAgain', 'orderSwitchToCod'] as const) {
        const { status, body } = await shop.call(call, { orderId, amount: 0 }, token);
        expect([status, body['lines']]).toMatchObject([409, [{ problem }]]);
      }
      expect(await order(token, orderId)).toMatchObject({ paymentMethod: 'upi' });
    });
  });

  it('can be cancelled for 24 hours after the switch to cash on delivery', async () => {
    const { token, orderId } = await checkout();
    shop.wait(30 * HOUR);
    await shop.call('orderSwitchToCod', { orderId }, token);
    shop.wait(23 * HOUR);
    expect((await shop.call('orderCancel', { orderId }, token)).status).toBe(200);
  });

  it('keeps the cart when an order is cancelled whose payment has just arrived', async () => {
    const { token, orderId, path } = await checkout();
    await press(path, 'pay');
    const { body } = await shop.call('orderCancel', { orderId }, token);
    expect(body['order']).toMatchObject({ status: 'Cancelled', paymentStatus: 'refunded' });
    expect(await cart(token)).toEqual(lamps);
  });

  it('takes goods out of the cart once when an order is paid after its switch', async () => {
    const { token, orderId, path } = await checkout();
    await shop.call('orderSwitchToCod', { orderId }, token);
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 3 }, token);
    await takeMoney(path);
    await sweepPayments(shop.context);
    expect(await order(token, orderId)).toMatchObject({
      paymentMethod: 'upi',
      paymentStatus: 'paid',
    });
    expect(await cart(token)).toEqual({ lamp: { default: 3 } });
  });

  it('refunds what arrives for an order that was paid on delivery meanwhile', async () => {
    const { token, orderId, path } = await checkout();
    await shop.call('orderSwitchToCod', { orderId }, token);
    await setOrderStatus(shop.context, orderId, 'Delivered');
    await takeMoney(path);
    await sweepPayments(shop.context);
    expect(await order(token, orderId)).toMatchObject({
      paymentMethod: 'cod',
      paymentStatus: 'paid',
    });
    expect(await (await shop.get(path)).text()).toContain('This payment has been refunded.');
  });

  it('is settled by the hourly sweep when nobody looks', async () => {
    const paid = await checkout();
    await press(paid.path, 'pay');
    const cancelled = await checkout();
    await press(cancelled.path, 'pay');
    await shop.store.orders.moveStatus(cancelled.orderId, ['Order Placed'], 'Cancelled');
    await sweepPayments(shop.context);
    expect(await shop.store.orders.find(paid.orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await shop.store.orders.find(cancelled.orderId)).toMatchObject({
      paymentStatus: 'refunded',
    });
    expect(await cart(paid.token)).toEqual({});
    expect(await cart(cancelled.token)).toEqual(lamps);
  });
});
