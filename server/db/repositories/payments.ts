import type { Kysely } from 'kysely';
import { CALLED_OFF } from '../../../src/features/orders/orderFilter';
import type { PaymentRecord, PaymentsRepository, PaymentState } from '../../services/ports';
import { inChunks } from '../json';
import type { Database, PaymentsTable } from '../schema';

const toRecord = (row: PaymentsTable): PaymentRecord => ({
  id: row.id,
  orderId: row.order_id,
  attempt: row.attempt,
  provider: row.provider,
  providerRef: row.provider_ref,
  url: row.url,
  amount: row.amount,
  status: row.status as PaymentState,
  createdAt: row.created_at,
  checkedAt: row.checked_at,
  paymentId: row.provider_payment,
  refunded: row.refunded,
  failedAt: row.failed_at,
});

export function paymentsRepository(db: Kysely<Database>): PaymentsRepository {
  return {
    async findByRef(provider, ref) {
      const row = await db
        .selectFrom('payments')
        .selectAll()
        .where('provider', '=', provider)
        .where('provider_ref', '=', ref)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    async findByPaymentId(provider, paymentId) {
      const row = await db
        .selectFrom('payments')
        .selectAll()
        .where('provider', '=', provider)
        .where('provider_payment', '=', paymentId)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    async listUnsettled(since) {
      const rows = await db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .selectAll('payments')
        .where((eb) =>
          eb.or([
            eb('payments.status', '=', 'pending'),
            eb.and([eb('payments.status', '=', 'failed'), eb('payments.created_at', '>', since)]),
            eb.and([
              eb('payments.status', '=', 'paid'),
              eb('orders.status', 'in', CALLED_OFF),
              eb('payments.refunded', '<', eb.ref('payments.amount')),
            ]),
          ]),
        )
        .orderBy('payments.created_at')
        .execute();
      return rows.map(toRecord);
    },

    async latestOf(orderIds) {
      const rows = await inChunks(orderIds, (chunk) =>
        db
          .selectFrom('payments')
          .selectAll()
          .where('order_id', 'in', chunk)
          .orderBy('attempt')
          .execute(),
      );
      return new Map(rows.map((row) => [row.order_id, toRecord(row)]));
    },

    async allOf(orderId) {
      const rows = await db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('attempt')
        .execute();
      return rows.map(toRecord);
    },

    async insert(payment) {
      const rows = await db
        .insertInto('payments')
        .values({
          id: payment.id,
          order_id: payment.orderId,
          attempt: payment.attempt,
          provider: payment.provider,
          provider_ref: payment.providerRef,
          url: payment.url,
          amount: payment.amount,
          status: payment.status,
          created_at: payment.createdAt,
          checked_at: payment.checkedAt,
          provider_payment: payment.paymentId,
          refunded: payment.refunded,
          failed_at: payment.failedAt,
          refunding_until: 0,
        })
        .onConflict((oc) => oc.columns(['order_id', 'attempt']).doNothing())
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async setFacts(id, { state, refunded, paymentId }) {
      await db
        .updateTable('payments')
        .set({ status: state, refunded, provider_payment: paymentId })
        .where('id', '=', id)
        .execute();
    },

    async noteFailure(id, at) {
      await db.updateTable('payments').set({ failed_at: at }).where('id', '=', id).execute();
    },

    async claimRefund(id, now, until) {
      const rows = await db
        .updateTable('payments')
        .set({ refunding_until: until })
        .where('id', '=', id)
        .where('refunding_until', '<=', now)
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async releaseRefund(id) {
      await db.updateTable('payments').set({ refunding_until: 0 }).where('id', '=', id).execute();
    },

    async claimCheck(id, now, interval) {
      const rows = await db
        .updateTable('payments')
        .set({ checked_at: now })
        .where('id', '=', id)
        .where('checked_at', '<=', now - interval)
        .returning('id')
        .execute();
      return rows.length === 1;
    },
  };
}
