import type { Kysely, Selectable } from 'kysely';
import type { ReturnKind, ReturnReason, ReturnStatus } from '../../../src/shared/api/contract';
import type { ReturnRecord, ReturnsRepository, StatusChange } from '../../services/ports';
import { fromJson, inChunks } from '../json';
import type { Database, ReturnsTable } from '../schema';
import type { NoteEvent } from './messages';

export const toReturn = (row: Selectable<ReturnsTable>): ReturnRecord => ({
  id: row.id,
  orderId: row.order_id,
  userId: row.user_id,
  returnKey: row.return_key,
  productId: row.product_id,
  variant: row.variant,
  quantity: row.quantity,
  kind: row.kind as ReturnKind,
  reason: row.reason as ReturnReason,
  note: row.note,
  wanted: row.wanted,
  status: row.status as ReturnStatus,
  amount: row.amount,
  refundTarget: row.refund_target,
  shipment: row.courier === null ? null : { courier: row.courier, number: row.tracking_number },
  answer: row.answer,
  createdAt: row.created_at,
  history: fromJson(row.history) as StatusChange[],
});

/** What changes from one status to the next. */
const changing = (record: ReturnRecord) => ({
  status: record.status,
  amount: record.amount,
  refund_target: record.refundTarget,
  courier: record.shipment?.courier ?? null,
  tracking_number: record.shipment?.number ?? null,
  answer: record.answer,
  history: JSON.stringify(record.history),
});

export function returnsRepository(db: Kysely<Database>, noteEvent: NoteEvent): ReturnsRepository {
  const noteStatus = async ({ id, status, history }: ReturnRecord): Promise<void> => {
    await noteEvent('return', status, id, history.at(-1)?.at ?? 0);
  };
  return {
    async find(id) {
      const row = await db
        .selectFrom('returns')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toReturn(row);
    },

    async findByKey(userId, returnKey) {
      const row = await db
        .selectFrom('returns')
        .selectAll()
        .where('user_id', '=', userId)
        .where('return_key', '=', returnKey)
        .executeTakeFirst();
      return row && toReturn(row);
    },

    async endingWith(end) {
      const rows = await db
        .selectFrom('returns')
        .selectAll()
        .where('id', 'like', `%${end}`)
        .orderBy('id')
        .execute();
      return rows.map(toReturn);
    },

    async ofOrders(orderIds) {
      const rows = await inChunks(orderIds, (chunk) =>
        db
          .selectFrom('returns')
          .selectAll()
          .where('order_id', 'in', chunk)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      );
      const byOrder = new Map<string, ReturnRecord[]>();
      for (const record of rows.map(toReturn)) {
        byOrder.set(record.orderId, [...(byOrder.get(record.orderId) ?? []), record]);
      }
      return byOrder;
    },

    async list({ status, limit }) {
      let query = db.selectFrom('returns').selectAll();
      if (status) query = query.where('status', '=', status);
      const rows = await query
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toReturn);
    },

    async insert(record) {
      const rows = await db
        .insertInto('returns')
        .values({
          id: record.id,
          order_id: record.orderId,
          user_id: record.userId,
          return_key: record.returnKey,
          product_id: record.productId,
          variant: record.variant,
          quantity: record.quantity,
          kind: record.kind,
          reason: record.reason,
          note: record.note,
          wanted: record.wanted,
          created_at: record.createdAt,
          ...changing(record),
        })
        .onConflict((oc) => oc.columns(['user_id', 'return_key']).doNothing())
        .returning('id')
        .execute();
      if (rows.length === 1) await noteStatus(record);
      return rows.length === 1;
    },

    async replace(before, after) {
      const rows = await db
        .updateTable('returns')
        .set(changing(after))
        .where('id', '=', before.id)
        .where('status', '=', before.status)
        .returning('id')
        .execute();
      if (rows.length === 1) await noteStatus(after);
      return rows.length === 1;
    },

    async forgetNotes(userId) {
      await db.updateTable('returns').set({ note: '' }).where('user_id', '=', userId).execute();
    },
  };
}
