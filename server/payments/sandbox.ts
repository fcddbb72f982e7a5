import { sql, type Kysely } from 'kysely';
import type { Database, SandboxPaymentsTable } from '../db/schema';
import type { PaymentFacts, PaymentState } from '../services/ports';
import { PaymentUnavailable, type PaymentProvider } from './provider';

export const SANDBOX = 'sandbox';

export type SandboxPayment = SandboxPaymentsTable;

/**
 * A payment provider without money: our own page, on which the shopper chooses the outcome. Its state is in a table of
 * its own that the shop's rules never read.
 */
export function createSandbox(db: Kysely<Database>, clock: () => number): PaymentProvider {
  const look = async (ref: string): Promise<PaymentFacts> => {
    const payment = await findSandboxPayment(db, ref);
    if (!payment) throw new PaymentUnavailable(`The sandbox knows no payment ${ref}.`);
    const { status, refunded } = payment;
    const isPaid = status === 'paid' || status === 'refunded';
    return {
      state: isPaid ? 'paid' : (status as PaymentState),
      refunded,
      paymentId: isPaid ? ref : null,
    };
  };

  return {
    name: SANDBOX,
    pollInterval: 0,

    async create({ paymentId, orderId, amount, urls }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          id: paymentId,
          order_id: orderId,
          amount,
          return_url: urls.shop,
          status: 'pending',
          created_at: clock(),
          refunded: 0,
        })
        .execute();
      return { providerRef: paymentId, url: `${urls.api}/v1/sandbox/pay/${paymentId}` };
    },

    look,

    async cancel(ref) {
      await decideSandboxPayment(db, ref, 'failed');
      return look(ref);
    },

    async refund(ref, total) {
      await db
        .updateTable('sandbox_payments')
        .set({
          refunded: total,
          status: sql`case when amount <= ${total} then 'refunded' else status end`,
        })
        .where('id', '=', ref)
        .where('status', '=', 'paid')
        .where('refunded', '<', total)
        .execute();
    },
  };
}

export async function findSandboxPayment(
  db: Kysely<Database>,
  id: string,
): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends a pending payment; does nothing to one that has ended. */
export async function decideSandboxPayment(
  db: Kysely<Database>,
  id: string,
  to: 'paid' | 'failed',
): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
