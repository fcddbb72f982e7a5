/** @jest-environment node */
import type { Order } from '../../src/shared/api/contract';
import { endCoupon, listCoupons, setCoupon } from '../operator/coupons';
import { showOrder } from '../operator/orders';
import { setOrderStatus } from '../services/orderStatus';
import { showReturn } from '../operator/returns';
import { receiveReturn, acceptReturn } from '../services/returnAnswers';
import { sendMessages } from '../messages/send';
import { address, engines, openTestShop, product, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

const DAY = 24 * 60 * 60 * 1000;

describe.each(engines)('discount codes on $name', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.close());

  const line = (quantity = 2) => ({
    _id: 'kurta',
    name: 'Anarkali kurta',
    image: [],
    salePrice: 1_499,
    quantity,
    size: 'M',
  });
  const order = (rest: object = {}) => ({
    address,
    items: [line()],
    amount: 2_398,
    coupon: 'Diwali20',
    ...rest,
  });
  const check = (coupon: string, token: string) =>
    shop.call('couponCheck', { coupon, items: [{ _id: 'kurta', size: 'M', quantity: 2 }] }, token);
  const orderOf = async (orderId: unknown, token: string): Promise<Order> =>
    (await shop.call('orderGet', { orderId }, token)).body['order'] as Order;
  const used = async (code = 'DIWALI20') => (await shop.store.coupons.find(code))?.used;

  it('are computed by the server, in the amount, the order, the mail and the invoice', async () => {
    await setCoupon(shop.context, 'diwali20', { percent: '20' });
    const { token } = await shop.signUp();
    expect((await check(' diwali20 ', token)).body).toEqual({
      success: true,
      coupon: 'DIWALI20',
      name: '20% off',
      discount: 600,
      lines: [{ _id: 'kurta', size: 'M', discount: 600 }],
    });
    const wrong = await shop.call('orderPlace', order({ amount: 2_998 }), token);
    expect([wrong.status, wrong.body['message'], wrong.body['amount']]).toEqual([
      409,
      'The amount is now ₹2,398.',
      2_398,
    ]);
    expect(await used()).toBe(0);
    const placed = await shop.call('orderPlace', order(), token);
    expect(placed.status).toBe(200);
    expect(await used()).toBe(1);
    const orderId = placed.body['orderId'] as string;
    await setOrderStatus(shop.context, orderId, 'Delivered');
    const seen = await orderOf(orderId, token);
    expect(seen).toMatchObject({
      amount: 2_398,
      coupon: 'DIWALI20',
      discount: 600,
      items: [{ price: 1_499, quantity: 2, discount: 600 }],
      // The tax is on what is paid: 2,398 / 1.05.
      invoice: { lines: [{ taxable: 2_283.81 }] },
    });
    expect(await showOrder(shop.context, orderId)).toContain('₹600 (DIWALI20)');
    const { taken, transport } = mailbox();
    await sendMessages(mailContext(shop, transport));
    const mail = taken.find(({ subject }) => /^Your order \w+$/.test(subject));
    expect(mail?.text).toContain('Discount (DIWALI20): -₹600');
  });

  it('say why they cannot be used, and the order stays possible without', async () => {
    const { token } = await shop.signUp();
    await setCoupon(shop.context, 'LATER', { percent: '20', from: '2026-01-20' });
    await setCoupon(shop.context, 'OVER', { percent: '20', until: '2026-01-14' });
    await setCoupon(shop.context, 'BIG', { rupees: '100', minimum: '5000' });
    await setCoupon(shop.context, 'LAMPS', { rupees: '100', category: ['Lamps'] });
    for (const [code, message] of [
      ['NOTHING', 'There is no code NOTHING.'],
      ['LATER', 'The code LATER does not work yet.'],
      ['OVER', 'The code OVER has ended.'],
      ['BIG', 'The code BIG works for orders of at least ₹5,000.'],
      ['LAMPS', 'The code LAMPS works only for Lamps.'],
    ] as const) {
      const checked = await check(code, token);
      expect([checked.status, checked.body['message']]).toEqual([409, message]);
      const placed = await shop.call('orderPlace', order({ coupon: code, amount: 2_998 }), token);
      expect([placed.status, placed.body['message']]).toEqual([409, message]);
    }
    const bad = await check('20 %', token);
    expect([bad.status, bad.body['message']]).toEqual([
      400,
      expect.stringContaining('A code has 3 to 32 letters and digits.'),
    ]);
    const without = await shop.call(
      'orderPlace',
      order({ coupon: undefined, amount: 2_998 }),
      token,
    );
    expect(without.status).toBe(200);
    // 20 January begins in India.
    shop.wait(4 * DAY + 12 * 60 * 60 * 1000);
    expect((await check('LATER', token)).status).toBe(200);
    await endCoupon(shop.context, 'LATER');
    expect((await check('LATER', token)).body['message']).toBe('The code LATER has ended.');
  });

  it('are used as often as they can be, however many order at once, and a repeat uses none', async () => {
    await setCoupon(shop.context, 'DIWALI20', { percent: '20', limit: '3', 'per-person': '1' });
    const tokens: string[] = [];
    for (let shopper = 0; shopper < 8; shopper++) tokens.push((await shop.signUp()).token);
    const answers = await Promise.all(
      tokens.flatMap((token, index) =>
        [1, 2].map(() =>
          shop.call('orderPlace', order({ orderKey: `key-of-shopper-${String(index)}` }), token),
        ),
      ),
    );
    const ids = new Set(answers.flatMap(({ body }) => body['orderId'] ?? []));
    expect(ids.size).toBe(3);
    expect(await used()).toBe(3);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe('The code DIWALI20 has been used up.');
  });

  it('are used once by a person, and again after a cancellation', async () => {
    await setCoupon(shop.context, 'DIWALI20', { percent: '20', 'per-person': '1' });
    const { token } = await shop.signUp();
    const both = await Promise.all([
      shop.call('orderPlace', order(), token),
      shop.call('orderPlace', order(), token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await check('DIWALI20', token);
    expect(again.body['message']).toBe('You have used the code DIWALI20 already.');
    const { orderId } = both.find(({ status }) => status === 200)!.body;
    await shop.call('orderCancel', { orderId }, token);
    expect(await used()).toBe(0);
    const next = await shop.call('orderPlace', order(), token);
    await setOrderStatus(shop.context, next.body['orderId'] as string, 'Cancelled');
    expect(await used()).toBe(0);
    expect((await check('DIWALI20', token)).status).toBe(200);
  });

  it('are part of the order key: the same key with another code is another order', async () => {
    await setCoupon(shop.context, 'DIWALI20', { percent: '20' });
    await setCoupon(shop.context, 'OTHER', { percent: '20' });
    const { token } = await shop.signUp();
    const keyed = (rest: object = {}) =>
      shop.call('orderPlace', order({ orderKey: 'one-checkout', ...rest }), token);
    const first = await keyed();
    expect((await keyed()).body['orderId']).toBe(first.body['orderId']);
    expect((await keyed({ coupon: 'OTHER' })).status).toBe(422);
  });

  it('stay with an unpaid order, at today’s prices', async () => {
    await setCoupon(shop.context, 'DIWALI20', { percent: '20' });
    const { token } = await shop.signUp();
    const placed = await shop.call('orderPlaceUpi', order(), token);
    await endCoupon(shop.context, 'DIWALI20');
    const kurta = (await shop.store.products.find('kurta'))!;
    await shop.store.products.upsertMany([product('kurta', { ...kurta, salePrice: 100_000 })]);
    const { orderId } = placed.body;
    const asked = await shop.call('orderSwitchToCod', { orderId }, token);
    expect([asked.status, asked.body['amount']]).toEqual([409, 1_600]);
    const agreed = await shop.call('orderSwitchToCod', { orderId, amount: 1_600 }, token);
    expect(agreed.body['order']).toMatchObject({ amount: 1_600, discount: 400 });
  });

  it('are subtracted from what a return pays back', async () => {
    await setCoupon(shop.context, 'DIWALI20', { percent: '20' });
    const { token } = await shop.signUp();
    const { orderId } = (await shop.call('orderPlace', order(), token)).body;
    await setOrderStatus(shop.context, orderId as string, 'Delivered');
    const asked = await shop.call(
      'orderReturn',
      {
        orderId,
        returnKey: 'key-of-a-return',
        productId: 'kurta',
        size: 'M',
        quantity: 1,
        kind: 'return',
        reason: 'mind',
      },
      token,
    );
    const [first] = (asked.body['order'] as Order).returns ?? [];
    expect(first?.amount).toBe(1_199);
    await acceptReturn(shop.context, first!._id);
    await receiveReturn(shop.context, first!._id, { damaged: false });
    expect(await showReturn(shop.context, first!._id)).toContain('₹1,199');
  });

  it('are written by commands that refuse what makes no sense', async () => {
    const set = (flags: object) => setCoupon(shop.context, 'NEW', flags);
    await expect(set({})).rejects.toThrow('Give either --percent or --rupees.');
    await expect(set({ percent: '5', rupees: '5' })).rejects.toThrow('Give either');
    await expect(set({ percent: '101' })).rejects.toThrow('--percent must be a whole number');
    await expect(set({ percent: '5', from: '2026-02-30x' })).rejects.toThrow('--from must be');
    await expect(set({ percent: '5', from: '2026-02-02', until: '2026-02-01' })).rejects.toThrow(
      '--until is before --from.',
    );
    await expect(set({ percent: '5', category: ['Hats'] })).rejects.toThrow('category Hats');
    await expect(endCoupon(shop.context, 'NEW')).rejects.toThrow('There is no code NEW.');
    expect(await listCoupons(shop.context, 50)).toBe('There are no discount codes.\n');
    await set({ rupees: '200', minimum: '999', until: '2026-01-31', limit: '100' });
    const text = await listCoupons(shop.context, 50);
    expect(text).toContain('₹200 off');
    expect(text).toContain('₹999');
    expect(text).toContain('0 of 100');
  });
});
