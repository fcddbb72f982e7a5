/** @jest-environment node */
import { createHmac } from 'node:crypto';
import type { Order } from '../../src/shared/api/contract';
import { createRazorpay } from '../payments/razorpay';
import { sweepPayments } from '../services/paymentFlow';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';
import { KEY_ID, KEY_SECRET, startRazorpayStandIn, type RazorpayStandIn } from './razorpayStandIn';

const WEBHOOK_SECRET = 'whsec';

describe.each(engines)('Razorpay on $name', (engine) => {
  let razorpay: RazorpayStandIn;
  let shop: TestShop;
  beforeAll(async () => {
    razorpay = await startRazorpayStandIn();
    shop = await openTestShop(engine, () => ({
      payments: createRazorpay({
        keyId: KEY_ID,
        keySecret: KEY_SECRET,
        webhookSecret: WEBHOOK_SECRET,
        apiUrl: razorpay.url,
      }),
    }));
  });
  afterAll(async () => {
    await shop.close();
    await razorpay.close();
  });
  let said: jest.SpyInstance;
  beforeEach(() => {
    razorpay.setDown(false);
    // Keeps the server's log out of the test's output.
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => said.mockRestore());

  const checkout = async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 2 }, token);
    const { body } = await shop.call('orderPlaceUpi', lampOrder('razor-key-1'), token);
    const paymentUrl = body['paymentUrl'] as string;
    return {
      token,
      orderId: body['orderId'] as string,
      paymentUrl,
      linkId: paymentUrl.slice(paymentUrl.lastIndexOf('/') + 1),
    };
  };
  const order = async (token: string, orderId: string) =>
    (await shop.call('orderGet', { orderId }, token)).body['order'] as Order;
  const cart = async (token: string) => (await shop.call('cartGet', {}, token)).body['cartData'];

  const notice = (linkId: string) =>
    JSON.stringify({
      entity: 'event',
      event: 'payment_link.paid',
      contains: ['payment_link', 'payment'],
      payload: { payment_link: { entity: { id: linkId, status: 'paid' } } },
    });
  const deliver = (body: string, eventId: string, secret = WEBHOOK_SECRET) =>
    fetch(`${shop.origin}/v1/api/payment/webhook`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Razorpay-Signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': eventId,
      },
    });

  it('creates a payment link with the order’s amount that redirects to /verify', async () => {
    const soonest = Date.now() + 15 * 60 * 1000;
    const { orderId, linkId, paymentUrl } = await checkout();
    // Razorpay's documentation: at least 15 minutes after the call, in seconds.
    expect(Number(razorpay.links.get(linkId)?.expire_by) * 1000).toBeGreaterThan(soonest);
    expect(paymentUrl).toBe(`https://rzp.example/i/${linkId}`);
    expect(razorpay.links.get(linkId)).toMatchObject({
      amount: 200_000,
      currency: 'INR',
      accept_partial: false,
      callback_url: `https://shop.example/verify?success=true&orderId=${orderId}`,
      callback_method: 'get',
      customer: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
    });
  });

  it('trusts only Razorpay', async () => {
    const { token, orderId, linkId } = await checkout();
    const verify = { success: 'true', orderId };
    expect((await shop.call('orderVerify', verify, token)).body).toMatchObject({
      success: false,
      paymentStatus: 'pending',
    });
    razorpay.pay(linkId);
    expect((await shop.call('orderVerify', verify, token)).body).toMatchObject({ success: true });
    expect(await cart(token)).toEqual({});
  });

  it('learns of a payment from a webhook, and acts on it once', async () => {
    const { token, linkId } = await checkout();
    razorpay.pay(linkId);
    const event = `event-${linkId}`;
    expect((await deliver(notice(linkId), event)).status).toBe(200);
    expect(await cart(token)).toEqual({});
    await shop.call('cartAdd', { itemId: 'lamp' }, token);
    const asked = razorpay.requests();
    const again = await Promise.all([1, 2, 3].map(() => deliver(notice(linkId), event)));
    expect(again.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(razorpay.requests()).toBe(asked);
    expect(await cart(token)).toEqual({ lamp: { default: 1 } });
  });

  it('refuses a forged webhook, and checks what a signed one says', async () => {
    const { token, orderId, linkId } = await checkout();
    expect((await deliver(notice(linkId), 'forged', 'other secret')).status).toBe(401);
    const unsigned = await fetch(`${shop.origin}/v1/api/payment/webhook`, {
      method: 'POST',
      body: notice(linkId),
    });
    expect(unsigned.status).toBe(401);
    // Not paid at Razorpay, so not paid here, whatever a replayed event says.
    expect((await deliver(notice(linkId), 'early')).status).toBe(200);
    expect((await order(token, orderId)).paymentStatus).toBe('pending');
    expect((await deliver(notice('plink_unknown'), 'unknown')).status).toBe(200);
    expect((await deliver('{"event":"refund.created","payload":{}}', 'other')).status).toBe(200);
  });

  it('asks for redelivery of a webhook that it could not process', async () => {
    const { token, linkId } = await checkout();
    razorpay.pay(linkId);
    razorpay.setDown(true);
    expect((await deliver(notice(linkId), `late-${linkId}`)).status).toBe(503);
    razorpay.setDown(false);
    expect((await deliver(notice(linkId), `late-${linkId}`)).status).toBe(200);
    expect(await cart(token)).toEqual({});
  });

  it('finds an unreported payment with the next list of orders, asking at most every 5 seconds', async () => {
    const { token, orderId, linkId } = await checkout();
    expect((await order(token, orderId)).paymentStatus).toBe('pending');
    razorpay.pay(linkId);
    const asked = razorpay.requests();
    await Promise.all([1, 2, 3].map(() => order(token, orderId)));
    expect(razorpay.requests()).toBe(asked);
    shop.wait(5_000);
    expect((await order(token, orderId)).paymentStatus).toBe('paid');
    expect(await cart(token)).toEqual({});
  });

  it('sends a name that Razorpay accepts', async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 2 }, token);
    const wanted = lampOrder('name-key-1');
    const address = { ...wanted.address, firstName: 'Asha (home) ★', lastName: 'R@o' };
    const { status, body } = await shop.call('orderPlaceUpi', { ...wanted, address }, token);
    expect(status).toBe(200);
    const id = String(body['paymentUrl']).split('/').pop() ?? '';
    expect(razorpay.links.get(id)).toMatchObject({ customer: { name: 'Asha home R o' } });
  });

  it('says so when Razorpay will never take a payment, and leaves no open order', async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 2 }, token);
    const wanted = lampOrder('refused-key-1');
    const address = { ...wanted.address, firstName: 'A', lastName: '…' };
    const order = { ...wanted, address };
    const first = await shop.call('orderPlaceUpi', order, token);
    const repeated = await shop.call('orderPlaceUpi', order, token);
    for (const refused of [first, repeated]) {
      expect(refused.status).toBe(422);
      expect(refused.body['message']).toBe(
        'The payment service did not accept this payment. Please choose Cash on Delivery.',
      );
    }
    const { body } = await shop.call('userOrders', {}, token);
    expect(body['orders']).toMatchObject([{ status: 'Cancelled', paymentStatus: 'failed' }]);
    expect(await cart(token)).toEqual({ lamp: { default: 2 } });
  });

  it('calls a bad request unavailable, except when it creates a payment', async () => {
    const settings = { keyId: KEY_ID, keySecret: KEY_SECRET, webhookSecret: WEBHOOK_SECRET };
    const provider = createRazorpay({ ...settings, apiUrl: razorpay.url });
    await expect(provider.look('plink_unknown')).rejects.toMatchObject({
      name: 'PaymentUnavailable',
    });
    const { linkId } = await checkout();
    razorpay.pay(linkId);
    await expect(provider.refund(linkId, 200_001)).rejects.toMatchObject({
      name: 'PaymentUnavailable',
    });
  });

  it('refuses an amount above the limit of UPI before there is an order', async () => {
    const { token } = await shop.signUp();
    const wanted = lampOrder('limit-key-1');
    const { status, body } = await shop.call(
      'orderPlaceUpi',
      { ...wanted, amount: 100_000.01 },
      token,
    );
    expect(status).toBe(422);
    expect(body['message']).toBe(
      'UPI takes at most ₹1,00,000 at once. Please choose Cash on Delivery.',
    );
    expect((await shop.call('userOrders', {}, token)).body['orders']).toEqual([]);
  });

  it('keeps the order while Razorpay is down, and continues later', async () => {
    const { token } = await shop.signUp();
    razorpay.setDown(true);
    const failed = await shop.call('orderPlaceUpi', lampOrder('down-key-1'), token);
    expect(failed.status).toBe(503);
    expect(failed.body['message']).toBe(
      'The payment service is not answering. Please try again in a moment.',
    );
    razorpay.setDown(false);
    const again = await shop.call('orderPlaceUpi', lampOrder('down-key-1'), token);
    expect(again.status).toBe(200);
    const { body } = await shop.call('userOrders', {}, token);
    expect(body['orders']).toHaveLength(1);
  });

  it('shows orders while Razorpay is down', async () => {
    const { token, orderId } = await checkout();
    razorpay.setDown(true);
    expect((await order(token, orderId)).paymentStatus).toBe('pending');
  });

  it('does not make a shopper wait when Razorpay does not respond', async () => {
    const { token, orderId, linkId } = await checkout();
    razorpay.pay(linkId);
    const release = razorpay.hold();
    expect((await order(token, orderId)).paymentStatus).toBe('pending');
    release();
    shop.wait(5_000);
    expect((await order(token, orderId)).paymentStatus).toBe('paid');
  });

  it('refunds a cancelled order exactly once, also when the first attempt fails', async () => {
    const { token, orderId, linkId } = await checkout();
    razorpay.pay(linkId);
    await shop.call('orderVerify', { success: 'true', orderId }, token);
    razorpay.setDown(true);
    const cancelled = await shop.call('orderCancel', { orderId }, token);
    expect(cancelled.body['order']).toMatchObject({ status: 'Cancelled', paymentStatus: 'paid' });
    razorpay.setDown(false);
    shop.wait(5_000);
    await Promise.all([1, 2, 3].map(() => order(token, orderId)));
    expect((await order(token, orderId)).paymentStatus).toBe('refunded');
    expect(razorpay.refunded.get(`pay_${linkId}`)).toBe(200_000);
  });

  it('cancels the link of an order that becomes cash on delivery', async () => {
    const { token, orderId, linkId } = await checkout();
    await shop.call('orderSwitchToCod', { orderId }, token);
    expect(razorpay.links.get(linkId)?.status).toBe('cancelled');
    expect(await order(token, orderId)).toMatchObject({
      paymentMethod: 'cod',
      paymentStatus: 'due',
    });
  });

  it('leaves at most one link open for simultaneous checkouts with one key', async () => {
    const { token } = await shop.signUp();
    const before = razorpay.links.size;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.call('orderPlaceUpi', lampOrder('razor-race'), token)),
    );
    expect(new Set(answers.map((answer) => answer.body['paymentUrl'])).size).toBe(1);
    const made = [...razorpay.links.values()].slice(before);
    expect(made.filter((link) => link.status === 'created')).toHaveLength(1);
  });

  const event = (name: string, linkId: string, notes: unknown = []) =>
    JSON.stringify({
      entity: 'event',
      event: name,
      payload: {
        ...(name.startsWith('refund') && { refund: { entity: { payment_id: `pay_${linkId}` } } }),
        payment: { entity: { id: `pay_${linkId}`, notes } },
      },
    });

  it('shows refunds that were made in Razorpay’s dashboard, and those that fail later', async () => {
    const { token, orderId, linkId } = await checkout();
    razorpay.pay(linkId);
    await shop.call('orderVerify', { success: 'true', orderId }, token);
    const refund = async (name: string, paise: number, eventId: string) => {
      razorpay.refunded.set(`pay_${linkId}`, paise);
      expect((await deliver(event(name, linkId), `${eventId} ${linkId}`)).status).toBe(200);
      return order(token, orderId);
    };
    expect(await refund('refund.processed', 50_000, 'some')).toMatchObject({
      paymentStatus: 'paid',
      refunded: 500,
    });
    expect(await refund('refund.processed', 200_000, 'all')).toMatchObject({
      status: 'Order Placed',
      paymentStatus: 'refunded',
      refunded: 2_000,
    });
    expect(await refund('refund.failed', 50_000, 'less')).toMatchObject({
      paymentStatus: 'paid',
      refunded: 500,
    });
  });

  it('repeats the refund of a cancelled order when it fails later', async () => {
    const { token, orderId, linkId } = await checkout();
    razorpay.pay(linkId);
    await shop.call('orderVerify', { success: 'true', orderId }, token);
    await shop.call('orderCancel', { orderId }, token);
    expect(razorpay.refunded.get(`pay_${linkId}`)).toBe(200_000);
    razorpay.refunded.set(`pay_${linkId}`, 0);
    await deliver(event('refund.failed', linkId), `failed ${linkId}`);
    expect(razorpay.refunded.get(`pay_${linkId}`)).toBe(200_000);
    expect(await order(token, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('learns of a refund of a payment that it has not seen paid', async () => {
    const { token, orderId, linkId } = await checkout();
    razorpay.pay(linkId);
    razorpay.refunded.set(`pay_${linkId}`, 200_000);
    await deliver(event('refund.processed', linkId, { orderId }), `unseen ${linkId}`);
    expect(await order(token, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('shows that an attempt to pay failed, and that the page can still be paid', async () => {
    const { token, orderId, linkId, paymentUrl } = await checkout();
    expect((await order(token, orderId)).paymentFailedAt).toBeNull();
    await deliver(event('payment.failed', linkId, { orderId }), `attempt ${linkId}`);
    const after = await order(token, orderId);
    expect(after).toMatchObject({ paymentStatus: 'pending', paymentUrl });
    expect(after.paymentFailedAt).toEqual(expect.any(Number));
    razorpay.pay(linkId);
    await shop.call('orderVerify', { success: 'true', orderId }, token);
    expect(await order(token, orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('finds and refunds a payment that arrived while its link was cancelled', async () => {
    const { token, orderId, linkId } = await checkout();
    await shop.call('orderCancel', { orderId }, token);
    razorpay.capture(linkId);
    await sweepPayments(shop.context);
    expect(razorpay.refunded.get(`pay_${linkId}`)).toBe(200_000);
    expect(await order(token, orderId)).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'refunded',
    });
    expect(await cart(token)).toEqual({ lamp: { default: 2 } });
  });
});
