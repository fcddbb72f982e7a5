import { sql, type Kysely } from 'kysely';
import type { StoreDetails } from '../../../src/shared/api/contract';
import type { InvoicesRepository } from '../../services/ports';
import { fromJson, inChunks } from '../json';
import type { Database } from '../schema';

export function invoicesRepository(db: Kysely<Database>): InvoicesRepository {
  return {
    async issue(orderId, year, at, seller, numberOf) {
      const known = await db
        .selectFrom('invoices')
        .select('order_id')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (known) return;
      const { last } = await db
        .insertInto('invoice_counters')
        .values({ year, last: 1 })
        .onConflict((oc) => oc.column('year').doUpdateSet({ last: sql`invoice_counters.last + 1` }))
        .returning('last')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('invoices')
        .values({
          order_id: orderId,
          year,
          serial: last,
          number: numberOf(last),
          issued_at: at,
          seller: JSON.stringify(seller),
        })
        .execute();
    },

    async ofOrders(orderIds) {
      const rows = await inChunks(orderIds, (chunk) =>
        db.selectFrom('invoices').selectAll().where('order_id', 'in', chunk).execute(),
      );
      return new Map(
        rows.map((row) => [
          row.order_id,
          {
            orderId: row.order_id,
            number: row.number,
            issuedAt: row.issued_at,
            seller: row.seller === null ? null : (fromJson(row.seller) as StoreDetails),
          },
        ]),
      );
    },
  };
}
