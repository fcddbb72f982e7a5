import type {
  Order,
  ParsedRequestOf,
  PaymentStatus,
  ResponseOf,
} from '../../src/shared/api/contract';
import { matchesFilter } from '../../src/features/orders/orderFilter';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import type { PaymentUrls } from '../payments/provider';
import type { Context } from './context';
import { markCancelled } from './cancelled';
import { checkOrder } from './checkOrder';
import { removeOrdered } from './lists';
import { toPaise, toRupees } from './money';
import { assertCod } from './placeOrder';
import {
  CANCELLABLE,
  cancellableUntil,
  orderWouldChange,
  tooLateToCancel,
  toWireOrder,
} from './orderRules';
import {
  closePayment,
  refreshWithTimeout,
  paymentPage,
  refresh,
  unwindPayment,
} from './paymentFlow';
import type { OrderRecord } from './ports';
import { namesIn } from './productNames';
import { Refusal } from './refusal';
import { settingsOf } from './shopSettings';
import { announceOrder } from './announceOrder';

/** The user's own order. Someone else's is "not found", like an unknown one. */
async function own({ store }: Context, userId: string, orderId: string): Promise<OrderRecord> {
  const order = await store.orders.find(orderId);
  if (order?.userId !== userId) throw new Refusal('not-found', t('There is no such order.'));
  return order;
}

/** Orders as the API has them, with the names of products on sale in a language. */
export async function present(
  context: Context,
  orders: readonly OrderRecord[],
  language = requestLanguage(),
): Promise<Order[]> {
  const { store, clock } = context;
  const { upiHoldMs, tax } = await settingsOf(context);
  const ids = orders.map((order) => order.id);
  const [changes, payments, returns, invoices] = [
    await store.orders.changesOf(ids),
    await store.payments.latestOf(ids),
    await store.returns.ofOrders(ids),
    await store.invoices.ofOrders(ids),
  ];
  const named = await namesIn(store, language);
  return orders.map((order) =>
    toWireOrder(named(order), {
      history: changes.get(order.id) ?? [],
      payment: payments.get(order.id),
      returns: returns.get(order.id) ?? [],
      invoice: invoices.get(order.id),
      tax,
      now: clock(),
      upiHoldMs,
    }),
  );
}

export async function presentOne(
  context: Context,
  order: OrderRecord,
  language?: string,
): Promise<Order> {
  const [wire] = await present(context, [order], language);
  if (!wire) throw new Error('An order was lost on its way out.');
  return wire;
}

/**
 * All orders, oldest first: the profile reverses the list (spec section 7). With `limit` a page of those that match,
 * newest first.
 */
export async function ordersOf(
  context: Context,
  userId: string,
  { page = 1, limit, ...filter }: ParsedRequestOf<'userOrders'>,
): Promise<{ orders: Order[]; total?: number }> {
  const all = await context.store.orders.listOf(userId);
  const look = async (orders: readonly OrderRecord[]): Promise<Order[]> =>
    present(context, await Promise.all(orders.map((order) => refreshWithTimeout(context, order))));
  if (limit === undefined) return { orders: await look(all) };
  const found = all.reverse().filter((order) => matchesFilter({ ...order, _id: order.id }, filter));
  const first = (page - 1) * limit;
  return { orders: await look(found.slice(first, first + limit)), total: found.length };
}

export async function orderOf(
  context: Context,
  userId: string,
  orderId: string,
  language?: string,
): Promise<Order> {
  const order = await refreshWithTimeout(context, await own(context, userId, orderId));
  return presentOne(context, order, language);
}

export async function orderByKey(
  context: Context,
  userId: string,
  orderKey: string,
): Promise<Order | null> {
  const order = await context.store.orders.findByKey(userId, orderKey);
  return order ? presentOne(context, await refreshWithTimeout(context, order)) : null;
}

/** The PDF of an order's invoice. Refuses one that is not sent yet. */
export async function invoicePdfOf(
  context: Context,
  order: Order,
): Promise<{ name: string; pdf: Uint8Array }> {
  const { invoicePdf } = context;
  if (!invoicePdf)
    throw new Refusal('not-found', t('Invoices can be printed here, not downloaded.'));
  if (!order.invoice) {
    throw new Refusal('conflict', t('The tax invoice is issued when the order is sent.'));
  }
  const { number } = order.invoice;
  const { seller } = await settingsOf(context);
  const record = await context.store.orders.find(order._id);
  const pdf = await invoicePdf(
    order,
    order.invoice,
    { ...seller, ...order.invoice.seller },
    record?.language ?? SOURCE_LANGUAGE,
  );
  return { name: `invoice-${number.replaceAll('/', '-')}.pdf`, pdf };
}

/** A function, so that each answer has its own language. */
const verdicts = (): Record<PaymentStatus, { success: boolean; message: string }> => ({
  paid: { success: true, message: t('Payment received.') },
  due: { success: true, message: t('Your order is placed. You pay on delivery.') },
  pending: { success: false, message: t('The payment has not arrived yet.') },
  failed: { success: false, message: t('The payment was not completed. Nothing was charged.') },
  refunded: { success: false, message: t('The payment of this order was refunded.') },
});

/** Asks the provider about the user's own order; the address's parameters prove nothing. */
export async function verifyPayment(
  context: Context,
  userId: string,
  orderId: string,
): Promise<ResponseOf<'orderVerify'>> {
  let order = await own(context, userId, orderId);
  if (order.paymentStatus === 'pending') {
    const payment = (await context.store.payments.latestOf([order.id])).get(order.id);
    if (payment) order = await refresh(context, payment);
  }
  if (order.status === 'Cancelled' && order.paymentStatus !== 'refunded') {
    return {
      success: false,
      message: t('This order was cancelled.'),
      paymentStatus: order.paymentStatus,
    };
  }
  return { ...verdicts()[order.paymentStatus], paymentStatus: order.paymentStatus };
}

export async function cancelOrder(
  context: Context,
  userId: string,
  orderId: string,
): Promise<Order> {
  const { store, clock } = context;
  const before = await own(context, userId, orderId);
  if (before.status !== 'Cancelled') {
    if (!CANCELLABLE.includes(before.status)) {
      throw new Refusal('conflict', tooLateToCancel(before.status));
    }
    if (cancellableUntil(before, clock()) === null) {
      throw new Refusal('conflict', t('Orders can be cancelled within 24 hours of placing them.'));
    }
    await store.transaction(async (inside) => {
      if (await markCancelled(inside, orderId, CANCELLABLE, clock())) {
        await inside.messages.add('order-cancelled', orderId, clock());
        return;
      }
      const { status } = (await inside.orders.find(orderId)) ?? before;
      if (status !== 'Cancelled') throw new Refusal('conflict', tooLateToCancel(status));
    });
  }
  return presentOne(context, await unwindPayment(context, await own(context, userId, orderId)));
}

function notCancelled(order: OrderRecord | undefined): void {
  if (order?.status === 'Cancelled') throw new Refusal('conflict', t('This order was cancelled.'));
}

/** The user's unpaid UPI order, after asking the provider that it is still unpaid. */
async function unpaid(context: Context, userId: string, orderId: string): Promise<OrderRecord> {
  let order = await own(context, userId, orderId);
  notCancelled(order);
  const payment = (await context.store.payments.latestOf([order.id])).get(order.id);
  if (order.paymentStatus === 'pending' && payment) order = await refresh(context, payment);
  if (order.paymentMethod !== 'upi') {
    throw new Refusal('conflict', t('This order is paid for on delivery.'));
  }
  if (order.paymentStatus !== 'pending' && order.paymentStatus !== 'failed') {
    throw new Refusal('conflict', t('This order has been paid for already.'));
  }
  return order;
}

/**
 * Checks an unpaid order as a new one is checked, so that old prices cannot be kept open. Changes it to today's prices if
 * the shopper has agreed to the new amount (`agreed`, rupees); else throws the Refusal that a new order would get.
 */
async function atTodaysPrices(
  context: Context,
  order: OrderRecord,
  agreed: number | undefined,
): Promise<OrderRecord> {
  const { store } = context;
  const coupon = order.coupon === null ? null : await store.coupons.find(order.coupon);
  const checked = await checkOrder(store, order.items, { orderId: order.id, coupon });
  const { items, amount, problems } = checked;
  if (problems.length === 0 && amount === order.amount) return order;
  // The page of the old amount must not stay payable.
  await closePayment(context, order);
  const agrees =
    agreed !== undefined &&
    toPaise(agreed) === amount &&
    problems.every(({ problem }) => problem === 'price-changed');
  if (!agrees) throw orderWouldChange(problems, amount);
  if (!(await store.orders.reprice(order.id, items, amount))) {
    throw new Refusal(
      'conflict',
      t('The payment of this order has just changed. Please look again.'),
    );
  }
  return own(context, order.userId, order.id);
}

export async function payAgain(
  context: Context,
  userId: string,
  { orderId, amount }: { orderId: string; amount?: number | undefined },
  urls: PaymentUrls,
): Promise<string> {
  const order = await unpaid(context, userId, orderId);
  return paymentPage(context, await atTodaysPrices(context, order, amount), urls);
}

export async function switchToCod(
  context: Context,
  userId: string,
  { orderId, amount }: { orderId: string; amount?: number | undefined },
): Promise<Order> {
  const { store, clock } = context;
  const before = await own(context, userId, orderId);
  // A repeat after a lost response: it is done.
  if (before.paymentMethod === 'cod' && before.status !== 'Cancelled') {
    return presentOne(context, before);
  }
  const order = await atTodaysPrices(context, await unpaid(context, userId, orderId), amount);
  assertCod(await settingsOf(context), toRupees(order.amount), order.address['zipcode'] ?? '');
  await closePayment(context, order);
  await store.transaction(async (inside) => {
    if (!(await inside.orders.movePayment(orderId, ['pending', 'failed'], 'due', 'cod'))) {
      throw new Refusal(
        'conflict',
        t('The payment of this order has just changed. Please look again.'),
      );
    }
    // Read after the write, which locks the row: a cancellation is visible here, or comes later.
    notCancelled(await inside.orders.find(orderId));
    await inside.orders.noteSwitch(orderId, clock());
    await removeOrdered(inside, order, clock());
    await announceOrder(inside, 'order-placed', orderId, clock());
  });
  return presentOne(context, await own(context, userId, orderId));
}
