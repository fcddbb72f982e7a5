import { faults, resetDatabase, server } from '../../../mocks/node';
import { ADDRESS } from '../../test/order';
import { newShopper, type Shopper } from '../../test/shopper';
import { signedOut } from '../session/sessionSlice';
import { ordersApi } from './ordersApi';
import {
  ordersReducer,
  selectKnownOrder,
  selectKnownOrders,
  selectOrdersFetchedAt,
} from './ordersSlice';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterAll(() => server.close());

describe('last known orders', () => {
  it('are stored newest first, for their owner only, and deleted at logout', async () => {
    const { store, uid, call } = await newShopper();
    for (const quantity of [1, 2]) {
      const item = { _id: 'bowl-terracotta-serving', name: 'Bowl', quantity };
      const first = (await call('order/place', { address: ADDRESS, items: [item], amount: 1 })) as {
        amount: number;
      };
      await call('order/place', { address: ADDRESS, items: [item], amount: first.amount });
    }
    await store.dispatch(ordersApi.endpoints.userOrders.initiate({ uid })).unwrap();

    const known = selectKnownOrders(store.getState(), uid);
    expect(known).toHaveLength(2);
    expect(known[0]!.date).toBeGreaterThanOrEqual(known[1]!.date);
    expect(selectOrdersFetchedAt(store.getState(), uid)).toEqual(expect.any(Number));
    expect(selectKnownOrder(store.getState(), uid, known[0]!._id)).toBe(known[0]);

    expect(selectKnownOrders(store.getState(), 'somebody-else')).toEqual([]);
    expect(selectOrdersFetchedAt(store.getState(), 'somebody-else')).toBeNull();
    expect(selectKnownOrders(store.getState(), null)).toEqual([]);

    const after = ordersReducer(store.getState().orders, signedOut());
    expect(after).toMatchObject({ ids: [], uid: null, fetchedAt: null });
  });

  it('are searched when the server has no call for a single order', async () => {
    const { store, uid } = await newShopper();
    const missing = await store.dispatch(
      ordersApi.endpoints.orderGet.initiate({ uid, orderId: 'no-such-order' }),
    );
    expect(missing.error).toMatchObject({ kind: 'refused', status: 404 });
  });
});

const placed = async ({ call }: Shopper, path: string): Promise<string> => {
  const items = [{ _id: 'bowl-terracotta-serving', name: 'Bowl', quantity: 1 }];
  const { amount } = await call(path, { address: ADDRESS, items, amount: 1 });
  return (await call(path, { address: ADDRESS, items, amount }))['orderId'] as string;
};

describe('a cancelled order', () => {
  const { orderGet, orderCancel, userOrders } = ordersApi.endpoints;

  it('shows as cancelled although the first read of it was answered from before', async () => {
    const shopper = await newShopper();
    const { store, uid } = shopper;
    const orderId = await placed(shopper, 'order/place');
    faults.delay('order/get', 300);
    const reading = store.dispatch(orderGet.initiate({ uid, orderId }));
    await store.dispatch(orderCancel.initiate({ orderId }));
    faults.clear();
    expect((await reading).data?.status).toBe('Cancelled');
  });

  it('shows as cancelled in the list and offline, from the answer alone', async () => {
    const shopper = await newShopper();
    const { store, uid } = shopper;
    const orderId = await placed(shopper, 'order/place');
    await store.dispatch(userOrders.initiate({ uid }));
    await store.dispatch(orderGet.initiate({ uid, orderId }));
    faults.status('order/get', 500);
    faults.status('order/userorders', 500);
    await store.dispatch(orderCancel.initiate({ orderId }));
    const shown = orderGet.select({ uid, orderId })(store.getState()).data;
    expect(shown?.status).toBe('Cancelled');
    const listed = userOrders.select({ uid })(store.getState()).data?.pages[0]?.orders;
    expect(listed?.map(({ status }) => status)).toEqual(['Cancelled']);
    expect(selectKnownOrder(store.getState(), uid, orderId)?.status).toBe('Cancelled');
    faults.clear();
  });
});

describe('a write whose response is lost', () => {
  it('has the order read again, so that it shows as cancelled', async () => {
    const shopper = await newShopper();
    const { store, uid } = shopper;
    const orderId = await placed(shopper, 'order/place');
    const { orderGet, orderCancel } = ordersApi.endpoints;
    const seen = () => orderGet.select({ uid, orderId })(store.getState()).data;
    await store.dispatch(orderGet.initiate({ uid, orderId }));
    expect(seen()?.status).not.toBe('Cancelled');
    faults.loseAnswer('order/cancel');
    await store.dispatch(orderCancel.initiate({ orderId }));
    await Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
    expect(seen()?.status).toBe('Cancelled');
  });

  it('has the order read again, so that it shows as paid for on delivery', async () => {
    const shopper = await newShopper();
    const { store, uid } = shopper;
    const orderId = await placed(shopper, 'order/place-upi');
    const { orderGet, switchToCod } = ordersApi.endpoints;
    const seen = () => orderGet.select({ uid, orderId })(store.getState()).data;
    await store.dispatch(orderGet.initiate({ uid, orderId }));
    expect(seen()?.paymentMethod.toLowerCase()).toBe('upi');
    faults.loseAnswer(/switch/);
    await store.dispatch(switchToCod.initiate({ orderId }));
    await Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
    expect(seen()?.paymentMethod.toLowerCase()).toBe('cod');
  });
});
