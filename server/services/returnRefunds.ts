/** The money of returns: never more than was paid, and once for each return. */
import { log } from '../log';
import { noteChange } from './audit';
import type { Context } from './context';
import { formatPaise, toRupees } from './money';
import { refresh } from './paymentFlow';
import type { OrderRecord, PaymentRecord, ReturnRecord, Store } from './ports';
import { Refusal } from './refusal';
import { canFollow, moved } from './returnRules';
import { giveBackWanted } from './returns';

/** How long a process may take for a refund before another one begins: two calls of the provider. */
const CLAIM_MS = 60_000;

/** Notes that the operator has paid the money of a return back by hand. @param amount paise */
export async function notePaidBack(
  context: Context,
  record: ReturnRecord,
  amount: number,
): Promise<ReturnRecord> {
  assertRefundable(record, amount);
  return context.store.transaction(async (inside) => {
    const refunded = await end(inside, record, { amount }, context.clock());
    await noteRefund(context, inside, record, refunded);
    return refunded;
  });
}

/**
 * Refunds a return through the payment provider. If the provider does not answer, the return stays `Refunding`, and the
 * hourly sweep tries again. @param amount paise
 */
export async function refundReturn(
  context: Context,
  order: OrderRecord,
  record: ReturnRecord,
  amount: number,
): Promise<ReturnRecord> {
  const { store, clock, payments } = context;
  assertRefundable(record, amount);
  const payment = await paymentOf(store, order);
  if (!payment) {
    throw new Refusal(
      'conflict',
      'This order was not paid through the provider. Pay the money back yourself, and repeat this with --paid-back.',
    );
  }
  return withClaim(context, payment, async () => {
    const facts = await payments.look(payment.providerRef);
    const refunding = await store.transaction(async (inside) => {
      await inside.payments.setFacts(payment.id, facts);
      // Refunds that have begun count as made: each has its own part of the total.
      const others = (await inside.returns.ofOrders([order.id])).get(order.id) ?? [];
      const targets = others
        .filter(({ status }) => status === 'Refunding')
        .map(({ refundTarget }) => refundTarget ?? 0);
      const before = Math.max(facts.refunded, ...targets);
      const left = payment.amount - before;
      if (amount > left) {
        throw new Refusal('conflict', `Only ${formatPaise(left)} of the payment is left.`);
      }
      const change = { amount, refundTarget: before + amount };
      const begun = moved(record, 'Refunding', clock(), change);
      await noteRefund(context, inside, record, begun);
      return replaced(inside, record, begun);
    });
    return finish(context, refunding, payment);
  });
}

/** Makes the refunds that were begun and not finished. */
export async function sweepReturns(context: Context): Promise<void> {
  const { store } = context;
  for (const record of await store.returns.list({ status: 'Refunding', limit: 100 })) {
    const order = await store.orders.find(record.orderId);
    const payment = order && (await paymentOf(store, order));
    if (!payment) continue;
    await withClaim(context, payment, () => finish(context, record, payment)).catch(
      (error: unknown) => {
        log.error({ error }, `Return ${record.id} could not be refunded.`);
      },
    );
  }
}

/** Totals at the provider only grow, so that a repeat pays nothing twice. */
async function finish(
  context: Context,
  record: ReturnRecord,
  payment: PaymentRecord,
): Promise<ReturnRecord> {
  const { store, clock, payments } = context;
  try {
    await payments.refund(payment.providerRef, record.refundTarget ?? 0);
  } catch (error) {
    log.error({ error }, `Return ${record.id} could not be refunded.`);
    return record;
  }
  const ended = await store.transaction((inside) => end(inside, record, {}, clock()));
  await refresh(context, payment);
  return ended;
}

async function end(
  inside: Store,
  record: ReturnRecord,
  change: Partial<ReturnRecord>,
  now: number,
): Promise<ReturnRecord> {
  const refunded = await replaced(inside, record, moved(record, 'Refunded', now, change));
  await giveBackWanted(inside, record);
  await inside.messages.add('return-refunded', record.id, now);
  return refunded;
}

const noteRefund = (
  context: Context,
  inside: Store,
  before: ReturnRecord,
  after: ReturnRecord,
): Promise<void> =>
  noteChange(context, inside, {
    action: 'return.refund',
    subjectId: after.id,
    before: { status: before.status },
    after: { status: after.status, amount: toRupees(after.amount) },
  });

async function replaced(
  inside: Store,
  before: ReturnRecord,
  after: ReturnRecord,
): Promise<ReturnRecord> {
  if (await inside.returns.replace(before, after)) return after;
  throw new Refusal('conflict', 'This return has just changed. Please look again.');
}

function assertRefundable(record: ReturnRecord, amount: number): void {
  if (!canFollow(record.status, 'Refunded') || record.status === 'Refunding') {
    throw new Refusal('conflict', `A return that is "${record.status}" cannot be refunded.`);
  }
  if (amount <= 0 || amount > record.amount) {
    throw new Refusal('invalid', `The amount must be from ₹1 to ${formatPaise(record.amount)}.`);
  }
}

/** The payment that pays for an order; undefined if it was paid on delivery. */
async function paymentOf(store: Store, order: OrderRecord): Promise<PaymentRecord | undefined> {
  if (order.paymentMethod !== 'upi') return undefined;
  const paid = (await store.payments.allOf(order.id)).filter(({ status }) => status === 'paid');
  return paid.find(({ refunded, amount }) => refunded < amount) ?? paid[0];
}

async function withClaim<T>(
  { store, clock }: Context,
  { id }: PaymentRecord,
  work: () => Promise<T>,
): Promise<T> {
  const now = clock();
  if (!(await store.payments.claimRefund(id, now, now + CLAIM_MS))) {
    throw new Refusal(
      'conflict',
      'Another refund of this order is being made. Please try again in a minute.',
    );
  }
  try {
    return await work();
  } finally {
    await store.payments.releaseRefund(id);
  }
}
