/** Keeps an order's payment status in line with the payment provider. */
import { uuidv7 } from 'uuidv7';
import type { PaymentStatus } from '../../src/shared/api/contract';
import { isCalledOff } from '../../src/features/orders/orderFilter';
import { t } from '../../src/shared/i18n/t';
import type { PaymentUrls } from '../payments/provider';
import { announceOrder } from './announceOrder';
import type { Context } from './context';
import { removeOrdered } from './lists';
import type { OrderRecord, PaymentFacts, PaymentRecord, Store } from './ports';
import { Refusal } from './refusal';
import { settingsOf } from './shopSettings';
import { log } from '../log';

const AWAITED: readonly PaymentStatus[] = ['pending', 'failed'];

/** How long a list of orders waits for the provider; a later result shows with the next list. */
const PATIENCE_MS = 2_500;

/** Refreshes an order's payment. Ignores a slow or failing provider: the next refresh will catch up. */
export async function refreshWithTimeout(
  context: Context,
  order: OrderRecord,
): Promise<OrderRecord> {
  const { store, clock, payments } = context;
  if (order.paymentMethod !== 'upi') return order;
  const refundIsDue = isCalledOff(order) && order.paymentStatus === 'paid';
  if (order.paymentStatus !== 'pending' && !refundIsDue) return order;
  const payment = (await store.payments.latestOf([order.id])).get(order.id);
  if (!payment) return order;
  if (!(await store.payments.claimCheck(payment.id, clock(), payments.pollInterval))) return order;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<OrderRecord>((resolve) => {
    timer = setTimeout(() => resolve(order), PATIENCE_MS);
  });
  return Promise.race([ask(context, order, payment), late]).finally(() => clearTimeout(timer));
}

async function ask(
  context: Context,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<OrderRecord> {
  if (isCalledOff(order)) return unwindPayment(context, order);
  try {
    return await refresh(context, payment);
  } catch (error) {
    log.error({ error }, `The payment of order ${order.id} could not be looked at.`);
    return order;
  }
}

/** Asks the provider about a payment and stores the result. */
export async function refresh(context: Context, payment: PaymentRecord): Promise<OrderRecord> {
  return settle(context, payment, await context.payments.look(payment.providerRef));
}

/**
 * Applies the provider's state once, however often it is reported: a paid order's units are removed from the cart once, and
 * money that the shop must not keep is refunded.
 */
export async function settle(
  context: Context,
  payment: PaymentRecord,
  facts: PaymentFacts,
): Promise<OrderRecord> {
  const { store } = context;
  const { orderId } = payment;
  await store.transaction(async (inside) => {
    await inside.payments.setFacts(payment.id, facts);
    if (facts.state === 'paid') await applyPaid(inside, orderId, context.clock());
    const latest = (await inside.payments.latestOf([orderId])).get(orderId);
    if (facts.state === 'failed' && latest?.id === payment.id) {
      await inside.orders.movePayment(orderId, ['pending'], 'failed');
    }
  });
  return refundWhatIsNotOwed(context, await orderById(store, orderId));
}

async function applyPaid(inside: Store, orderId: string, now: number): Promise<void> {
  const isFirst = await inside.orders.movePayment(orderId, AWAITED, 'paid', 'upi');
  // An order that was switched to cash on delivery has left the cart already.
  if (!isFirst) await inside.orders.movePayment(orderId, ['due'], 'paid', 'upi');
  // Read after the write, which locks the row: a cancellation is visible here, or comes later.
  const order = await orderById(inside, orderId);
  if (isFirst && order.status !== 'Cancelled') {
    await removeOrdered(inside, order, now);
    await announceOrder(inside, 'order-paid', orderId, now);
  }
  // Refunds that were made in the provider's dashboard, and refunds that failed later.
  const paid = (await inside.payments.allOf(orderId)).filter(({ status }) => status === 'paid');
  const isRefunded = paid.every(({ refunded, amount }) => refunded >= amount);
  if (order.paymentMethod !== 'upi') return;
  if (isRefunded) await markRefunded(inside, orderId, now);
  else await inside.orders.movePayment(orderId, ['refunded'], 'paid');
}

async function orderById(store: Store, id: string): Promise<OrderRecord> {
  const order = await store.orders.find(id);
  if (!order) throw new Error(`Order ${id} of a payment does not exist.`);
  return order;
}

/** Refunds all payments of a cash-on-delivery order or one that ended without a delivery, and all but the first of another. */
async function refundWhatIsNotOwed(context: Context, order: OrderRecord): Promise<OrderRecord> {
  const { store, payments } = context;
  const unrefunded = (await store.payments.allOf(order.id)).filter(
    ({ status, refunded, amount }) => status === 'paid' && refunded < amount,
  );
  const owed = isCalledOff(order) || order.paymentMethod !== 'upi' ? 0 : 1;
  for (const { id, providerRef, paymentId, amount } of unrefunded.slice(owed)) {
    await payments.refund(providerRef, amount);
    await store.payments.setFacts(id, { state: 'paid', refunded: amount, paymentId });
  }
  if (isCalledOff(order)) {
    await store.transaction((inside) => markRefunded(inside, order.id, context.clock()));
  }
  return orderById(store, order.id);
}

async function markRefunded(inside: Store, orderId: string, now: number): Promise<void> {
  if (!(await inside.orders.movePayment(orderId, ['paid'], 'refunded'))) return;
  // A refunded return has a message of its own.
  if ((await inside.returns.ofOrders([orderId])).has(orderId)) return;
  await inside.messages.add('order-refunded', orderId, now);
}

/** Failed payments that are looked at again: one can be paid in the moment in which it is cancelled or expires. */
const LATE_MS = 24 * 60 * 60 * 1000;

/** Looks at every payment that may have changed while nobody asked, and makes the refunds that are due. */
export async function sweepPayments(context: Context): Promise<void> {
  const { store, clock } = context;
  for (const payment of await store.payments.listUnsettled(clock() - LATE_MS)) {
    if (payment.provider !== context.payments.name) continue;
    try {
      await refresh(context, payment);
    } catch (error) {
      log.error({ error }, `The payment of order ${payment.orderId} could not be looked at.`);
    }
  }
}

/**
 * Closes or refunds a cancelled order's payment. If the provider does not respond, the order is cancelled all the same,
 * and the next refresh tries again.
 */
export async function unwindPayment(context: Context, order: OrderRecord): Promise<OrderRecord> {
  if (order.paymentMethod !== 'upi') return order;
  try {
    if (order.paymentStatus === 'paid') return await refundWhatIsNotOwed(context, order);
    if (order.paymentStatus === 'pending') await closePayment(context, order);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      log.error({ error }, `The payment of cancelled order ${order.id} is still open.`);
      if (order.paymentStatus === 'paid') {
        await context.store.messages.add('operator-refund-failed', order.id, context.clock());
      }
    }
  }
  return orderById(context.store, order.id);
}

/** Returns the address of an order's open payment page; creates one if there is none. */
export async function paymentPage(
  context: Context,
  order: OrderRecord,
  urls: PaymentUrls,
): Promise<string> {
  const { store, clock, payments } = context;
  const { upiHoldMs } = await settingsOf(context);
  const latest = (await store.payments.latestOf([order.id])).get(order.id);
  // Reuse a page that may still be paid: a second one could be paid too.
  if (latest?.status === 'pending') return latest.url;
  const id = uuidv7();
  const made = await payments.create({
    paymentId: id,
    orderId: order.id,
    amount: order.amount,
    expiresAt: clock() + upiHoldMs,
    customer: customerOf(order),
    urls,
  });
  const payment: PaymentRecord = {
    id,
    orderId: order.id,
    attempt: (latest?.attempt ?? 0) + 1,
    provider: payments.name,
    providerRef: made.providerRef,
    url: made.url,
    amount: order.amount,
    status: 'pending',
    createdAt: clock(),
    checkedAt: 0,
    paymentId: null,
    refunded: 0,
    failedAt: null,
  };
  const url = await store.transaction(async (inside) => {
    if (await inside.payments.insert(payment)) {
      await inside.orders.movePayment(order.id, ['failed'], 'pending');
      return made.url;
    }
    return (await inside.payments.latestOf([order.id])).get(order.id)?.url ?? made.url;
  });
  // Another request was faster. Nobody has seen this page, and it must not stay payable.
  if (url !== made.url) await payments.cancel(made.providerRef);
  return url;
}

/** Closes an order's open payment page. If it was paid meanwhile, settles the order and throws a Refusal. */
export async function closePayment(context: Context, order: OrderRecord): Promise<void> {
  const payment = (await context.store.payments.latestOf([order.id])).get(order.id);
  if (payment?.status !== 'pending') return;
  const facts = await context.payments.cancel(payment.providerRef);
  await settle(context, payment, facts.state === 'paid' ? facts : { ...facts, state: 'failed' });
  if (facts.state === 'paid')
    throw new Refusal('conflict', t('This order has been paid for already.'));
}

const customerOf = ({ address }: OrderRecord): { name: string; email: string; phone: string } => ({
  name: `${address['firstName'] ?? ''} ${address['lastName'] ?? ''}`.trim(),
  email: address['email'] ?? '',
  phone: address['phone'] ?? '',
});
