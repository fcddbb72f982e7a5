import type { Kysely, Selectable } from 'kysely';
import type { StockAlertRecord, StockAlertsRepository } from '../../services/ports';
import type { Database, StockAlertsTable } from '../schema';

const toRecord = (row: Selectable<StockAlertsTable>): StockAlertRecord => ({
  id: row.id,
  productId: row.product_id,
  variant: row.variant === '' ? null : row.variant,
  email: row.email,
  createdAt: row.created_at,
  language: row.language,
});

export function stockAlertsRepository(db: Kysely<Database>): StockAlertsRepository {
  return {
    async add({ id, productId, variant, email, createdAt, language }) {
      await db
        .insertInto('stock_alerts')
        .values({
          id,
          product_id: productId,
          variant: variant ?? '',
          email,
          created_at: createdAt,
          told_at: null,
          language,
        })
        .onConflict((oc) =>
          oc.columns(['email', 'product_id', 'variant']).where('told_at', 'is', null).doNothing(),
        )
        .execute();
    },

    async find(id) {
      const row = await db
        .selectFrom('stock_alerts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    async waiting(after, limit) {
      const rows = await db
        .selectFrom('stock_alerts')
        .selectAll()
        .where('told_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async noteTold(id, at) {
      const row = await db
        .updateTable('stock_alerts')
        .set({ told_at: at })
        .where('id', '=', id)
        .where('told_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async listOf(email) {
      const rows = await db
        .selectFrom('stock_alerts')
        .selectAll()
        .where('email', '=', email)
        .orderBy('id')
        .execute();
      return rows.map(toRecord);
    },

    async forget(email) {
      const rows = await db
        .deleteFrom('stock_alerts')
        .where('email', '=', email)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
