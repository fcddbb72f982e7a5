import { log } from '../log';
import { markCancelled } from './cancelled';
import type { Context } from './context';
import { CANCELLABLE, payUntil } from './orderRules';
import { closePayment, refresh } from './paymentFlow';
import type { OrderRecord } from './ports';
import { Refusal } from './refusal';
import { settingsOf } from './shopSettings';

/**
 * Cancels UPI orders that were not paid in time, and gives their units back to the stock. The time begins with the newest
 * payment page. Money that arrives later is refunded, as for every cancelled order.
 */
export async function cancelUnpaid(context: Context): Promise<void> {
  const { store, clock } = context;
  const { upiHoldMs } = await settingsOf(context);
  for (const order of await store.orders.listUnpaid(clock() - upiHoldMs)) {
    try {
      await cancelOne(context, order, upiHoldMs);
    } catch (error) {
      // Paid in this moment.
      if (error instanceof Refusal) continue;
      log.error({ error }, `Order ${order.id} is unpaid and could not be cancelled.`);
    }
  }
}

/** The part of the time before which a shopper is reminded. */
const REMIND_AFTER = 2 / 3;

/** Reminds of UPI orders that are about to end unpaid, once for each. */
export async function remindUnpaid(context: Context): Promise<void> {
  const { store, clock } = context;
  const { upiHoldMs } = await settingsOf(context);
  const waited = upiHoldMs * REMIND_AFTER;
  const orders = await store.orders.listUnpaid(clock() - waited);
  const payments = await store.payments.latestOf(orders.map(({ id }) => id));
  for (const order of orders) {
    const startedAt = payUntil(order, payments.get(order.id), upiHoldMs) - upiHoldMs;
    const passed = clock() - startedAt;
    if (passed < waited || passed >= upiHoldMs) continue;
    await store.messages.add('order-unpaid', order.id, clock());
  }
}

async function cancelOne(context: Context, order: OrderRecord, upiHoldMs: number): Promise<void> {
  const { store, clock } = context;
  const payment = (await store.payments.latestOf([order.id])).get(order.id);
  if (clock() < payUntil(order, payment, upiHoldMs)) return;
  if (payment?.status === 'pending') await refresh(context, payment);
  await closePayment(context, order);
  await store.transaction(async (inside) => {
    if (!(await markCancelled(inside, order.id, CANCELLABLE, clock()))) return;
    // Read after the write, which locks the row: a payment is visible here, or is refunded later.
    const now = await inside.orders.find(order.id);
    if (now?.paymentStatus !== 'pending' && now?.paymentStatus !== 'failed') {
      throw new Refusal('conflict', 'This order has just been paid.');
    }
    await inside.orders.movePayment(order.id, ['pending'], 'failed');
    await inside.messages.add('order-cancelled', order.id, clock());
  });
}
