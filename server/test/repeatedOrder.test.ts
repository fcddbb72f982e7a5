/** @jest-environment node */
import { setCoupon } from '../operator/coupons';
import { setStock } from '../operator/stock';
import { placeCod } from '../services/placeOrder';
import type { Store } from '../services/ports';
import { address, engines, openTestShop, type TestShop } from './harness';

/** A store in which the order of a key cannot be seen at first: its transaction has not been committed yet. */
function notYetCommitted(store: Store): Store {
  let looks = 0;
  return {
    ...store,
    transaction: (work) =>
      store.transaction((inside) =>
        work({
          ...inside,
          orders: {
            ...inside.orders,
            findByKey: (userId, key) => {
              looks += 1;
              return looks === 1
                ? Promise.resolve(undefined)
                : inside.orders.findByKey(userId, key);
            },
          },
        }),
      ),
  };
}

describe.each(engines)('an order that is sent twice at the same moment, on $name', (engine) => {
  let shop: TestShop;
  let uid: string;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    ({ id: uid } = await shop.signUp());
  });
  afterEach(() => shop.close());

  const kurta = { _id: 'kurta', name: 'Anarkali kurta', image: [], quantity: 1, size: 'M' };
  const order = { address, items: [kurta], amount: 1_499, orderKey: 'key-of-this-checkout' };

  it('is one order, though the first has taken the last unit', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    const first = await placeCod(shop.context, uid, order);
    const late = { ...shop.context, store: notYetCommitted(shop.store) };
    expect(await placeCod(late, uid, order)).toEqual(first);
    expect(await shop.store.orders.countSince(uid, 0)).toBe(1);
  });

  it('is one order, though the first has used the code', async () => {
    await setCoupon(shop.context, 'ONCE', { rupees: '100', 'per-person': '1' });
    const discounted = { ...order, coupon: 'ONCE', amount: 1_399 };
    const first = await placeCod(shop.context, uid, discounted);
    const late = { ...shop.context, store: notYetCommitted(shop.store) };
    expect(await placeCod(late, uid, discounted)).toEqual(first);
    expect((await shop.store.coupons.find('ONCE'))?.used).toBe(1);
  });

  it('is refused if it is another order under the same key', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    await placeCod(shop.context, uid, order);
    const late = { ...shop.context, store: notYetCommitted(shop.store) };
    const other = { ...order, items: [{ ...kurta, quantity: 2 }], amount: 2_998 };
    await expect(placeCod(late, uid, other)).rejects.toThrow(
      /has already placed a different order/,
    );
  });
});
