/** @jest-environment node */
import { MAX_PRICE, type Order } from '../../src/shared/api/contract';
import { MAX_QUANTITY } from '../../src/shared/api/productRules';
import { address, engines, lampOrder, openTestShop, product, type TestShop } from './harness';

const HOUR = 60 * 60 * 1000;

describe.each(engines)('orders on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const orders = async (token: string) =>
    (await shop.call('userOrders', {}, token)).body['orders'] as Order[];
  const cart = async (token: string) => (await shop.call('cartGet', {}, token)).body['cartData'];

  it('places a cash-on-delivery order and empties the cart with it', async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 2 }, token);
    const { status, body } = await shop.call('orderPlace', lampOrder(), token);
    expect(status).toBe(200);
    expect(await cart(token)).toEqual({});
    const [order] = await orders(token);
    expect(order).toMatchObject({
      _id: body['orderId'],
      amount: 2000,
      paymentMethod: 'cod',
      paymentStatus: 'due',
      status: 'Order Placed',
      address,
      items: [{ _id: 'lamp', name: 'Brass lamp', price: 1000, quantity: 2, size: 'default' }],
      history: [{ status: 'Order Placed', at: order?.date }],
      cancellableUntil: (order?.date ?? 0) + 24 * HOUR,
    });
  });

  it('removes what was ordered from the cart, and nothing else', async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 5 }, token);
    await shop.call('cartAdd', { itemId: 'kurta', size: 'M' }, token);
    await shop.call('orderPlace', lampOrder('unit-for-unit-1'), token);
    expect(await cart(token)).toEqual({ lamp: { default: 3 }, kurta: { M: 1 } });
    await shop.call('orderPlace', lampOrder('unit-for-unit-1'), token);
    expect(await cart(token)).toEqual({ lamp: { default: 3 }, kurta: { M: 1 } });
    await shop.call('orderPlace', lampOrder('unit-for-unit-2'), token);
    await shop.call('orderPlace', lampOrder('unit-for-unit-3'), token);
    expect(await cart(token)).toEqual({ kurta: { M: 1 } });
  });

  it('answers page by page, newest first, by status and search', async () => {
    const { token } = await shop.signUp();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      shop.wait(1_000);
      const kurta = { _id: 'kurta', name: 'Anarkali kurta', quantity: 1, size: 'M' };
      const order = index === 3 ? { address, items: [kurta], amount: 1_499 } : lampOrder();
      const { body } = await shop.call(index === 4 ? 'orderPlaceUpi' : 'orderPlace', order, token);
      ids.unshift(body['orderId'] as string);
    }
    await shop.call('orderCancel', { orderId: ids[4] }, token);
    const page = async (body: object) => {
      const answer = (await shop.call('userOrders', body, token)).body;
      const found = (answer['orders'] as Order[]).map(({ _id }) => _id);
      return { found, total: answer['total'] };
    };
    expect(await page({ limit: 2 })).toEqual({ found: ids.slice(0, 2), total: 5 });
    expect(await page({ limit: 2, page: 3 })).toEqual({ found: ids.slice(4), total: 5 });
    expect(await page({ limit: 9, group: 'open' })).toEqual({ found: ids.slice(1, 4), total: 3 });
    expect(await page({ limit: 9, group: 'unpaid' })).toEqual({ found: [ids[0]], total: 1 });
    expect(await page({ limit: 9, group: 'cancelled' })).toEqual({ found: [ids[4]], total: 1 });
    expect(await page({ limit: 9, search: ' KURTA anar' })).toEqual({ found: [ids[1]], total: 1 });
    const number = ids[2]!.slice(-8);
    expect(await page({ limit: 9, search: number })).toEqual({ found: [ids[2]], total: 1 });
    expect(await page({ limit: 9, search: 'sofa' })).toEqual({ found: [], total: 0 });
    expect(await page({})).toEqual({ found: [...ids].reverse(), total: undefined });
    expect((await shop.call('userOrders', { limit: 1_000 }, token)).status).toBe(400);
  });

  it('lists orders oldest first, which the profile reverses', async () => {
    const { token } = await shop.signUp();
    const first = await shop.call('orderPlace', lampOrder(), token);
    shop.wait(1000);
    const second = await shop.call('orderPlace', lampOrder(), token);
    expect((await orders(token)).map((order) => order._id)).toEqual([
      first.body['orderId'],
      second.body['orderId'],
    ]);
  });

  it('returns one order per key, however often the request is sent', async () => {
    const { token } = await shop.signUp();
    const first = await shop.call('orderPlace', lampOrder('same-key-1'), token);
    await shop.call('cartAdd', { itemId: 'lamp' }, token);
    const second = await shop.call('orderPlace', lampOrder('same-key-1'), token);
    expect(second.body).toEqual(first.body);
    expect(await orders(token)).toHaveLength(1);
    // A repeat must not remove what was added after the order.
    expect(await cart(token)).toEqual({ lamp: { default: 1 } });
  });

  it('places one order for twenty simultaneous requests with one key', async () => {
    const { token } = await shop.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('orderPlace', lampOrder('at-once-1'), token)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body['orderId'])).size).toBe(1);
    expect(await orders(token)).toHaveLength(1);
  });

  it('refuses more than thirty orders of an account within an hour, and repeats of earlier ones never', async () => {
    const { token } = await shop.signUp();
    const place = (count: number) =>
      shop.call('orderPlace', lampOrder(`many-orders-${String(count)}`), token);
    for (let count = 1; count <= 30; count += 1) expect((await place(count)).status).toBe(200);
    const refused = await place(31);
    expect(refused.status).toBe(429);
    expect(refused.body['message']).toBe(
      '30 orders were placed with this account within an hour. Your cart is kept: please order again later, or write to us.',
    );
    expect((await place(30)).status).toBe(200);
    expect(await orders(token)).toHaveLength(30);
    const other = await shop.signUp();
    expect((await shop.call('orderPlace', lampOrder(), other.token)).status).toBe(200);
    shop.wait(HOUR);
    expect((await place(31)).status).toBe(200);
  });

  it('keeps two users’ equal keys apart', async () => {
    const asha = await shop.signUp('Asha');
    const meera = await shop.signUp('Meera');
    const first = await shop.call('orderPlace', lampOrder('shared-key-1'), asha.token);
    const second = await shop.call('orderPlace', lampOrder('shared-key-1'), meera.token);
    expect(second.status).toBe(200);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    const foreign = await shop.call('orderByKey', { orderKey: 'shared-key-1' }, meera.token);
    expect(foreign.body['order']).toMatchObject({ _id: second.body['orderId'] });
  });

  it('refuses a different order under a used key with 422', async () => {
    const { token } = await shop.signUp();
    await shop.call('orderPlace', lampOrder('used-key-1'), token);
    const others = [
      { ...lampOrder('used-key-1'), address: { ...address, street: 'Elsewhere' } },
      {
        ...lampOrder('used-key-1'),
        amount: 1000,
        items: [{ ...lampOrder().items[0], quantity: 1 }],
      },
    ];
    for (const other of others) {
      expect((await shop.call('orderPlace', other, token)).status).toBe(422);
    }
    expect((await shop.call('orderPlaceUpi', lampOrder('used-key-1'), token)).status).toBe(422);
    expect(await orders(token)).toHaveLength(1);
  });

  it('names every line that changed, and orders nothing', async () => {
    const { token } = await shop.signUp();
    await shop.call('cartUpdate', { itemId: 'lamp', quantity: 2 }, token);
    const line = (_id: string, price: number, size = 'default') => ({
      _id,
      name: `Old ${_id}`,
      regularPrice: price,
      quantity: 1,
      size,
    });
    const { status, body } = await shop.call(
      'orderPlace',
      {
        address,
        items: [
          line('lamp', 900),
          line('sofa', 1000),
          line('hidden', 1000),
          line('never', 500),
          line('kurta', 1499, 'XL'),
          { ...line('kurta', 1999, 'M'), salePrice: 1499 },
        ],
        amount: 6398,
      },
      token,
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      amount: 2499,
      lines: [
        { productId: 'lamp', problem: 'price-changed', oldPrice: 900, newPrice: 1000 },
        { productId: 'sofa', name: 'Cane sofa', problem: 'sold-out' },
        { productId: 'hidden', problem: 'gone' },
        { productId: 'never', name: 'Old never', problem: 'gone' },
        { productId: 'kurta', size: 'XL', problem: 'gone' },
      ],
    });
    expect(body['message']).toContain('The price of Brass lamp changed from ₹900 to ₹1,000.');
    expect(body['message']).toContain('Cane sofa is out of stock.');
    expect(await orders(token)).toEqual([]);
    expect(await cart(token)).toEqual({ lamp: { default: 2 } });
  });

  it('computes the amount itself', async () => {
    const { token } = await shop.signUp();
    const cheap = await shop.call('orderPlace', { ...lampOrder('cheap-key-1'), amount: 1 }, token);
    expect(cheap.status).toBe(409);
    expect(cheap.body).toMatchObject({
      message: 'The amount is now ₹2,000.',
      amount: 2000,
      lines: [],
    });
    // Refused, so the key is still unused for the order that the shopper then confirms.
    expect((await shop.call('orderPlace', lampOrder('cheap-key-1'), token)).status).toBe(200);
  });

  it('accepts the largest quantity of the most expensive product', async () => {
    const { token } = await shop.signUp();
    await shop.store.products.upsertMany([product('dear', { regularPrice: MAX_PRICE * 100 })]);
    const item = {
      _id: 'dear',
      name: 'x',
      regularPrice: MAX_PRICE,
      quantity: MAX_QUANTITY,
      size: 'default',
    };
    const amount = MAX_PRICE * MAX_QUANTITY;
    const { status } = await shop.call('orderPlace', { address, items: [item], amount }, token);
    expect(status).toBe(200);
    expect(await orders(token)).toMatchObject([{ amount }]);
  });

  it('adds up the same product twice as one line', async () => {
    const { token } = await shop.signUp();
    const [item] = lampOrder().items;
    const twice = { address, items: [item, item], amount: 4000 };
    expect((await shop.call('orderPlace', twice, token)).status).toBe(200);
    const [order] = await orders(token);
    expect(order?.items).toMatchObject([{ _id: 'lamp', quantity: 4 }]);
  });

  it('keeps the product as it was at the time of the order', async () => {
    const { token } = await shop.signUp();
    await shop.store.products.upsertMany([product('vase', { regularPrice: 80_050 })]);
    const order = {
      address,
      items: [{ _id: 'vase', name: 'x', regularPrice: 800.5, quantity: 1, size: 'default' }],
      amount: 800.5,
    };
    expect((await shop.call('orderPlace', order, token)).status).toBe(200);
    await shop.store.products.upsertMany([product('vase', { name: 'Renamed', regularPrice: 1 })]);
    expect((await orders(token))[0]).toMatchObject({
      amount: 800.5,
      items: [{ name: 'Product vase', regularPrice: 800.5 }],
    });
  });

  it('finds an order by its key, and returns null for an unknown key', async () => {
    const { token } = await shop.signUp();
    const placed = await shop.call('orderPlace', lampOrder('find-me-1'), token);
    const found = await shop.call('orderByKey', { orderKey: 'find-me-1' }, token);
    expect(found.body['order']).toMatchObject({
      _id: placed.body['orderId'],
      orderKey: 'find-me-1',
    });
    const never = await shop.call('orderByKey', { orderKey: 'never-was' }, token);
    expect(never).toMatchObject({ status: 200, body: { success: true, order: null } });
  });

  it('treats someone else’s order as not found', async () => {
    const asha = await shop.signUp('Asha');
    const meera = await shop.signUp('Meera');
    const { body } = await shop.call('orderPlaceUpi', lampOrder(), asha.token);
    const request = { orderId: body['orderId'], success: 'true' };
    const calls = [
      'orderGet',
      'orderCancel',
      'orderVerify',
      'orderPayAgain',
      'orderSwitchToCod',
    ] as const;
    for (const name of calls) {
      const foreign = await shop.call(name, request, meera.token);
      const unknown = await shop.call(name, { ...request, orderId: 'no-such' }, meera.token);
      expect(foreign).toMatchObject({ status: 404, body: { message: 'There is no such order.' } });
      expect(foreign.body).toEqual(unknown.body);
    }
    expect(await orders(meera.token)).toEqual([]);
  });

  it('cancels within 24 hours, once, and records it in the history', async () => {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    const request = { orderId: body['orderId'] };
    shop.wait(23 * HOUR);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.call('orderCancel', request, token)),
    );
    for (const { status, body: answer } of answers) {
      expect(status).toBe(200);
      expect(answer['order']).toMatchObject({ status: 'Cancelled', cancellableUntil: null });
    }
    const [order] = await orders(token);
    expect(order?.history?.map((change) => change.status)).toEqual(['Order Placed', 'Cancelled']);
  });

  it('does not cancel after 24 hours', async () => {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    shop.wait(24 * HOUR);
    const late = await shop.call('orderCancel', { orderId: body['orderId'] }, token);
    expect(late.status).toBe(409);
    expect(late.body['message']).toBe('Orders can be cancelled within 24 hours of placing them.');
    expect((await orders(token))[0]).toMatchObject({
      status: 'Order Placed',
      cancellableUntil: null,
    });
  });

  it.each([
    ['Packing', 'This order is being packed and can no longer be cancelled.'],
    ['Shipped', 'This order has been shipped and can no longer be cancelled.'],
  ] as const)('does not cancel an order in status %s', async (status, message) => {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    const orderId = body['orderId'] as string;
    await shop.store.orders.moveStatus(orderId, ['Order Placed'], status);
    expect((await orders(token))[0]?.cancellableUntil).toBeNull();
    const late = await shop.call('orderCancel', { orderId }, token);
    expect([late.status, late.body['message']]).toEqual([409, message]);
  });
});
