/** Keeps an order's payment status in line with the payment provider. */
import { uuidv7 } from 'uuidv7';
import type { PaymentStatus } from '../../src/shared/api/contract';
import type { PaymentUrls } from '../payments/provider';
import type { Context } from './context';
import { removeOrdered } from './lists';
import type { OrderRecord, PaymentRecord, PaymentState } from './ports';
import { Refusal } from './refusal';

const UNPAID: readonly PaymentStatus[] = ['pending', 'failed', 'due'];

/** How long a list of orders waits for the provider; a later result shows with the next list. */
const PATIENCE_MS = 2_500;

/** Refreshes an order's payment. Ignores a slow or failing provider: the next refresh will catch up. */
export async function refreshWithTimeout(
  context: Context,
  order: OrderRecord,
): Promise<OrderRecord> {
  const { store, clock, payments } = context;
  if (order.paymentMethod !== 'upi') return order;
  const refundIsDue = order.status === 'Cancelled' && order.paymentStatus === 'paid';
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
  if (order.status === 'Cancelled') return unwindPayment(context, order);
  try {
    return await refresh(context, order, payment);
  } catch (error) {
    console.error(`The payment of order ${order.id} could not be looked at:`, error);
    return order;
  }
}

/** Asks the provider about a payment and stores the result. */
export async function refresh(
  context: Context,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<OrderRecord> {
  const state = await context.payments.state(payment.providerRef);
  return settle(context, order, payment, state);
}

/**
 * Applies `state` once, however often it is reported: a paid order leaves the cart a single time, and a cancelled one
 * that was paid is refunded.
 */
export async function settle(
  context: Context,
  order: OrderRecord,
  payment: PaymentRecord,
  state: PaymentState,
): Promise<OrderRecord> {
  const { store } = context;
  await store.transaction(async (inside) => {
    if (state !== payment.status) await inside.payments.setStatus(payment.id, state);
    if (state === 'paid' && (await inside.orders.movePayment(order.id, UNPAID, 'paid', 'upi'))) {
      await removeOrdered(inside, order, context.clock());
    }
    const latest = (await inside.payments.latestOf([order.id])).get(order.id);
    if (state === 'failed' && latest?.id === payment.id) {
      await inside.orders.movePayment(order.id, ['pending'], 'failed');
    }
  });
  let now = (await store.orders.find(order.id)) ?? order;
  if (now.status === 'Cancelled' && now.paymentStatus === 'paid')
    now = await refundOrder(context, now);
  return now;
}

/** Refunds every paid payment of a cancelled order. */
export async function refundOrder(context: Context, order: OrderRecord): Promise<OrderRecord> {
  const { store, payments } = context;
  for (const payment of await store.payments.allOf(order.id)) {
    if (payment.status === 'paid') await payments.refund(payment.providerRef, payment.amount);
  }
  await store.orders.movePayment(order.id, ['paid'], 'refunded');
  return (await store.orders.find(order.id)) ?? order;
}

/**
 * Closes or refunds a cancelled order's payment. If the provider does not respond, the order is cancelled all the same,
 * and the next refresh tries again.
 */
export async function unwindPayment(context: Context, order: OrderRecord): Promise<OrderRecord> {
  if (order.paymentMethod !== 'upi') return order;
  try {
    if (order.paymentStatus === 'paid') return await refundOrder(context, order);
    if (order.paymentStatus === 'pending') await closePayment(context, order);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      console.error(`The payment of cancelled order ${order.id} is still open:`, error);
    }
  }
  return (await context.store.orders.find(order.id)) ?? order;
}

/** Returns the address of an order's open payment page; creates one if there is none. */
export async function paymentPage(
  context: Context,
  order: OrderRecord,
  urls: PaymentUrls,
): Promise<string> {
  const { store, clock, payments } = context;
  const latest = (await store.payments.latestOf([order.id])).get(order.id);
  // Reuse a page that may still be paid: a second one could be paid too.
  if (latest?.status === 'pending') return latest.url;
  const id = uuidv7();
  const made = await payments.create({
    paymentId: id,
    orderId: order.id,
    amount: order.amount,
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
  const state = await context.payments.cancel(payment.providerRef);
  await settle(context, order, payment, state === 'paid' ? 'paid' : 'failed');
  if (state === 'paid') throw new Refusal('conflict', 'This order has been paid for already.');
}

const customerOf = ({ address }: OrderRecord): { name: string; email: string; phone: string } => ({
  name: `${address['firstName'] ?? ''} ${address['lastName'] ?? ''}`.trim(),
  email: address['email'] ?? '',
  phone: address['phone'] ?? '',
});
