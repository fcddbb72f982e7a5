/** @jest-environment node */
import * as v from 'valibot';
import { calls, type CallName } from '../../src/shared/api/contract';
import { setCoupon } from '../operator/coupons';
import { setOrderStatus } from '../services/orderStatus';
import { resetSecret } from '../services/passwordReset';
import { address, engines, lampOrder, openTestShop, type TestShop } from './harness';

const names = Object.keys(calls) as CallName[];
const guarded = names.filter((name) => calls[name].auth);

describe.each(engines)('every call of the contract on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine, () => ({
      hasNewsletter: true,
      pushKey: 'key',
      invoicePdf: () => Promise.resolve(new Uint8Array([37])),
    }));
  });
  afterAll(() => shop.close());

  it.each(guarded)('%s asks for a token, and for a good one', async (name) => {
    const without = await shop.call(name, {});
    expect(without.status).toBe(401);
    expect(without.body).toEqual({ success: false, message: 'Please log in to continue.' });
    const forged = await shop.call(name, {}, 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.');
    expect(forged.status).toBe(401);
    expect(forged.body).toEqual({
      success: false,
      message: 'Your session has expired. Please log in again.',
    });
  });

  it('may be called from other origins, with a token', async () => {
    const origin = 'https://elsewhere.example';
    const preflight = await fetch(`${shop.origin}/v1/api/cart/get`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'token,content-type' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('token,content-type');
    for (const path of ['/v1/api/product/list', '/v1/api/user/info', '/v1/api/nothing']) {
      const answer = await shop.get(path, { origin });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('responds to each as the contract says', async () => {
    const { token, email, password } = await shop.signUp();
    const cod = await shop.call('orderPlace', lampOrder('key-for-cod-1'), token);
    const codId = cod.body['orderId'];
    const upi = await shop.call('orderPlaceUpi', lampOrder('key-for-upi-1'), token);
    const upiId = upi.body['orderId'];
    const sent = await shop.call('orderPlace', lampOrder(), token);
    const delivered = sent.body['orderId'] as string;
    await setOrderStatus(shop.context, delivered, 'Delivered');
    const lampReturn = {
      returnKey: 'key-of-a-return',
      productId: 'lamp',
      size: 'default',
      quantity: 1,
      kind: 'return',
      reason: 'mind',
    };
    const first = { ...lampReturn, orderId: delivered, returnKey: 'key-of-the-first' };
    await shop.call('orderReturn', first, token);
    const asked = (await shop.store.returns.list({ status: undefined, limit: 1 }))[0]!;
    await setCoupon(shop.context, 'WELCOME', { percent: '10' });
    const review = { productId: 'lamp', rating: 4, comment: 'Bright.' };
    const reviewer = await shop.signUp();
    await shop.call('reviewAdd', review, reviewer.token);
    const others = await shop.store.reviews.of('lamp', reviewer.id);
    const requests: [CallName, unknown][] = [
      ['cartAdd', { itemId: 'lamp' }],
      ['cartUpdate', { itemId: 'lamp', size: 'default', quantity: 3 }],
      ['cartGet', {}],
      ['productList', { published: 'true', inStock: 'true', limit: '1000' }],
      ['productSearch', { search: 'lamp', page: '1' }],
      ['productCategories', undefined],
      ['productTags', undefined],
      ['deliveryDate', { zipcode: '560001' }],
      ['codTerms', undefined],
      ['pushKey', undefined],
      [
        'pushSubscribe',
        { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'a', auth: 'b' } },
      ],
      ['pushUnsubscribe', { endpoint: 'https://fcm.googleapis.com/x' }],
      ['newsletterTerms', undefined],
      ['invoicePdf', { orderId: delivered }],
      ['newsletterSubscribe', { email }],
      ['couponCheck', { coupon: 'WELCOME', items: [{ _id: 'lamp', quantity: 1 }] }],
      ['stockAlert', { productId: 'sofa', email }],
      ['wishlistAdd', { productId: 'lamp' }],
      ['wishlistGet', undefined],
      ['wishlistRemove', { productId: 'lamp' }],
      ['wishlistClear', {}],
      ['reviewAdd', review],
      ['reviewUpdate', { ...review, rating: 5 }],
      ['reviewGet', { productId: 'lamp' }],
      ['reviewDelete', { productId: 'lamp' }],
      ['reviewReport', { reviewId: others?._id, reason: 'offensive' }],
      ['userRegister', { name: 'New', email: `new-${email}`, password }],
      ['userLogin', { email, password }],
      ['userInfo', undefined],
      ['userUpdate', { name: 'Asha R' }],
      ['orderPlace', lampOrder()],
      ['orderPlaceUpi', lampOrder()],
      ['orderGet', { orderId: codId }],
      ['orderByKey', { orderKey: 'key-for-cod-1' }],
      ['orderVerify', { success: 'true', orderId: upiId }],
      ['orderPayAgain', { orderId: upiId }],
      ['orderSwitchToCod', { orderId: upiId }],
      ['orderCancel', { orderId: codId }],
      ['orderReturn', { ...lampReturn, orderId: delivered }],
      ['orderReturnWithdraw', { returnId: asked.id }],
      ['userOrders', {}],
      ['headers', undefined],
      ['footers', undefined],
      ['searchMissed', { search: 'silk sari' }],
      ['vitals', { page: 'home', measures: [{ name: 'lcp', value: 1200 }] }],
      ['content', undefined],
      ['health', undefined],
      ['userForgotPassword', { email }],
      ['userData', { password }],
      ['userPassword', { currentPassword: password, newPassword: 'battery staple' }],
    ];
    for (const [name, body] of requests) {
      const answer = await shop.call(name, body, token);
      expect({ name, status: answer.status, body: answer.body }).toMatchObject({
        name,
        status: 200,
      });
      expect(() => v.parse(calls[name].response, answer.body)).not.toThrow();
    }
    const { id: resetId } = await shop.db
      .selectFrom('password_resets')
      .select('id')
      .executeTakeFirstOrThrow();
    const reset = {
      secret: await resetSecret(shop.tokens, resetId),
      newPassword: 'battery staple',
    };
    const other = await shop.signUp();
    const last: [CallName, unknown, string?][] = [
      ['userResetPassword', reset],
      ['userDelete', { password: other.password }, other.token],
      ['userLogoutEverywhere', {}, (await shop.signUp()).token],
      ['userLogout', {}, (await shop.signUp()).token],
    ];
    for (const [name, body, own] of last) {
      const answer = await shop.call(name, body, own);
      expect({ name, status: answer.status }).toEqual({ name, status: 200 });
      expect(() => v.parse(calls[name].response, answer.body)).not.toThrow();
    }
    const called = new Set<string>([...requests, ...last].map(([name]) => name));
    expect(names.filter((name) => !called.has(name))).toEqual([]);
  });

  it('refuses invalid input with 400 and a message', async () => {
    const { token } = await shop.signUp();
    const { status, body } = await shop.call('cartUpdate', { itemId: 'lamp', quantity: -1 }, token);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      message: 'The quantity must be a whole number from 0 to 999.',
    });
    const own = await shop.call('userRegister', {
      name: 'A',
      email: 'nobody',
      password: 'longenough',
    });
    expect(own.body['message']).toBe('Enter an email address like name@example.com.');
    const bad = { ...lampOrder(), address: { ...address, zipcode: '12' } };
    expect((await shop.call('orderPlace', bad, token)).body['message']).toBe(
      'Enter a 6-digit PIN code.',
    );
  });

  const inOneLine = 'Please write this in one line, without tabs or control characters.';
  const withControls: [CallName, unknown, string][] = [
    ['cartAdd', { itemId: 'la\0mp' }, inOneLine],
    ['cartUpdate', { itemId: 'lamp', size: 'S\0', quantity: 0 }, inOneLine],
    ['cartUpdate', { itemId: 'lamp', quantity: 0, key: 'request\0-1' }, inOneLine],
    ['wishlistAdd', { productId: 'lamp\n' }, inOneLine],
    ['reviewGet', { productId: '\x1b[8mlamp' }, inOneLine],
    ['orderGet', { orderId: '0190\0' }, inOneLine],
    ['orderByKey', { orderKey: 'a key\0 of its own' }, inOneLine],
    ['userUpdate', { name: 'Asha\u2028Rao' }, inOneLine],
    [
      'reviewAdd',
      { productId: 'lamp', rating: 4, comment: 'Bright.\0' },
      'Please write this without control characters.',
    ],
    ...['firstName', 'street', 'appartment', 'city'].map((field): [CallName, unknown, string] => [
      'orderPlace',
      { ...lampOrder(), address: { ...address, [field]: 'A\n0190  Order Placed  upi paid' } },
      inOneLine,
    ]),
    ['orderPlace', { ...lampOrder(), address: { ...address, phone: '98765\n43210' } }, inOneLine],
  ];
  it.each(withControls)('%s refuses control characters (%#)', async (name, body, message) => {
    const { token } = await shop.signUp();
    const answer = await shop.call(name, body, token);
    expect([answer.status, answer.body]).toEqual([400, { success: false, message }]);
  });

  it('finds nothing at an address that contains NUL', async () => {
    const list = await shop.call('productList', { id: 'la\0mp' });
    expect(list.body).toMatchObject({ success: true, products: [], total: 0 });
    expect((await shop.get('/v1/sandbox/pay/%00')).status).toBe(404);
  });

  it('takes a comment of several lines', async () => {
    const { token } = await shop.signUp();
    const review = { productId: 'kurta', rating: 5, comment: 'Soft.\n\n\tFits \u{1f642} well.' };
    expect((await shop.call('reviewAdd', review, token)).status).toBe(200);
    const { body } = await shop.call('reviewGet', { productId: 'kurta' });
    expect(body['reviews']).toMatchObject([{ comment: review.comment }]);
  });

  it('refuses broken JSON and unknown addresses', async () => {
    const post = (path: string, body: string) =>
      fetch(shop.origin + path, { method: 'POST', body });
    expect((await post('/v1/api/user/login', '{"email":')).status).toBe(400);
    const unknown = await shop.get('/v1/api/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ success: false, message: 'There is nothing here.' });
  });

  it('returns a postal code in the public service’s shape', async () => {
    const [answer] = (await (await shop.get('/pincode/560001')).json()) as Record<
      string,
      unknown
    >[];
    expect(answer).toMatchObject({
      Status: 'Success',
      PostOffice: [{ State: 'Karnataka', Country: 'India' }],
    });
  });

  // Last, because the server closes the connection of a client that sends too much.
  it('refuses a body that is too large', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    const login = `${shop.origin}/v1/api/user/login`;
    expect((await fetch(login, { method: 'POST', body })).status).toBe(413);
  });
});
