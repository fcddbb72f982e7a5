import type { Kysely } from 'kysely';
import type { Database, SandboxPaymentsTable } from '../db/schema';
import type { PaymentState } from '../services/ports';
import { PaymentUnavailable, type PaymentProvider } from './provider';

export const SANDBOX = 'sandbox';

export type SandboxPayment = SandboxPaymentsTable;

/**
 * A payment provider without money: our own page, on which the shopper chooses the outcome. Its state is in a table of
 * its own that the shop's rules never read.
 */
export function createSandbox(db: Kysely<Database>, clock: () => number): PaymentProvider {
  const state = async (ref: string): Promise<PaymentState> => {
    const payment = await findSandboxPayment(db, ref);
    if (!payment) throw new PaymentUnavailable(`The sandbox knows no payment ${ref}.`);
    return payment.status === 'refunded' ? 'paid' : (payment.status as PaymentState);
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
        })
        .execute();
      return { providerRef: paymentId, url: `${urls.api}/v1/sandbox/pay/${paymentId}` };
    },

    state,

    async cancel(ref) {
      await decideSandboxPayment(db, ref, 'failed');
      return state(ref);
    },

    async refund(ref) {
      await db
        .updateTable('sandbox_payments')
        .set({ status: 'refunded' })
        .where('id', '=', ref)
        .where('status', '=', 'paid')
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
