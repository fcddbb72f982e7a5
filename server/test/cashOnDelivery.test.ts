/** @jest-environment node */
import { address, engines, lampOrder, openTestShop, type TestShop } from './harness';

describe.each(engines)('Cash on Delivery on $name', (engine) => {
  let shop: TestShop;
  let codTerms: { max: number | null; excludedPins: string[] };
  beforeAll(async () => {
    codTerms = { max: null, excludedPins: [] };
    shop = await openTestShop(engine, () => ({ codTerms }));
  });
  afterAll(() => shop.close());

  it('is refused above the limit and where it is not offered, and the order stays possible by UPI', async () => {
    const { token } = await shop.signUp();
    const order = (orderKey: string) => shop.call('orderPlace', lampOrder(orderKey), token);
    const placed = await order('before-the-limit');
    codTerms.max = 1_999;
    codTerms.excludedPins = ['560'];
    expect((await shop.call('codTerms')).body).toEqual({ success: true, ...codTerms });
    // A repeat of an order that was placed before gets that order.
    expect((await order('before-the-limit')).body).toEqual(placed.body);
    const here = await order('not-offered-here');
    expect([here.status, here.body['message']]).toEqual([
      422,
      'Cash on Delivery is not offered at 560001. Please pay by UPI.',
    ]);
    const elsewhere = { ...lampOrder(), address: { ...address, zipcode: '600001' } };
    const above = await shop.call('orderPlace', elsewhere, token);
    expect([above.status, above.body['message']]).toEqual([
      422,
      'Cash on Delivery is for orders up to ₹1,999. Please pay by UPI.',
    ]);
    const upi = await shop.call('orderPlaceUpi', elsewhere, token);
    expect(upi.status).toBe(200);
    const { orderId } = upi.body;
    const switched = await shop.call('orderSwitchToCod', { orderId }, token);
    expect(switched.status).toBe(422);
    const { body } = await shop.call('orderGet', { orderId }, token);
    expect(body['order']).toMatchObject({ paymentMethod: 'upi', paymentStatus: 'pending' });
    codTerms.max = 2_000;
    expect((await shop.call('orderPlace', elsewhere, token)).status).toBe(200);
  });
});
