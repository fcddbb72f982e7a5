/** What the shop knows about a person: all of it to read, and its deletion. */
import type { OrderStatus } from '../../src/shared/api/contract';
import { orderNumber } from '../../src/features/orders/orderFilter';
import { cartOf } from './lists';
import type { Context } from './context';
import { toRupees } from './money';
import type { UserRecord } from './ports';
import { Refusal } from './refusal';

const FORMER_NAME = 'Former shopper';

/** After these an order needs no address any more. */
const ENDED: readonly OrderStatus[] = ['Delivered', 'Cancelled', 'Returned to store', 'Lost'];

/** Everything about a person, to be written as JSON. Amounts in rupees, dates in milliseconds since the epoch. */
export async function dataOf(
  context: Context,
  { id, name, email }: UserRecord,
): Promise<Record<string, unknown>> {
  const { store } = context;
  const orders = await store.orders.listOf(id);
  const history = await store.orders.changesOf(orders.map((order) => order.id));
  return {
    account: { id, name, email },
    cart: await cartOf(context, id),
    wishlist: await store.wishlist.list(id),
    reviews: await store.reviews.listBy(id),
    orders: orders.map((order) => ({
      id: order.id,
      number: orderNumber(order.id),
      date: order.createdAt,
      items: order.items,
      address: order.address,
      amount: toRupees(order.amount),
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      status: order.status,
      shipment: order.shipment,
      history: history.get(order.id) ?? [],
    })),
  };
}

/**
 * Deletes an account. Its sessions, cart and wishlist end. Orders stay for the tax law, of the address only the state, and
 * reviews stay without the name. Refuses while an order is on its way, because the parcel needs its address.
 */
export async function deleteAccount({ store }: Context, { id }: UserRecord): Promise<void> {
  await store.transaction(async (inside) => {
    await inside.users.forget(id, FORMER_NAME);
    const orders = await inside.orders.listOf(id);
    const open = orders.filter(({ status }) => !ENDED.includes(status));
    if (open.length > 0) {
      const numbers = open.map((order) => orderNumber(order.id)).join(', ');
      throw new Refusal(
        'conflict',
        `The account has orders that have not ended: ${numbers}. It can be deleted after they were delivered or cancelled.`,
      );
    }
    for (const order of orders) {
      await inside.orders.setAddress(order.id, { state: order.address['state'] ?? '' });
    }
    await inside.cart.clear(id);
    await inside.wishlist.clear(id);
  });
}
