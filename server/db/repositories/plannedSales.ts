import type { Kysely } from 'kysely';
import type { PlannedSalesRepository } from '../../services/ports';
import { inChunks } from '../json';
import type { Database } from '../schema';

export function plannedSalesRepository(db: Kysely<Database>): PlannedSalesRepository {
  return {
    async of(productIds) {
      const rows = await inChunks([...productIds], (chunk) =>
        db.selectFrom('planned_sales').selectAll().where('product_id', 'in', chunk).execute(),
      );
      return new Map(
        rows.map((row) => [
          row.product_id,
          {
            productId: row.product_id,
            price: row.price,
            startsAt: row.starts_at,
            endsAt: row.ends_at,
            startedAt: row.started_at,
            priceBefore: row.price_before,
          },
        ]),
      );
    },

    async put(sale) {
      const values = {
        price: sale.price,
        starts_at: sale.startsAt,
        ends_at: sale.endsAt,
        started_at: sale.startedAt,
        price_before: sale.priceBefore,
      };
      await db
        .insertInto('planned_sales')
        .values({ product_id: sale.productId, ...values })
        .onConflict((oc) => oc.column('product_id').doUpdateSet(values))
        .execute();
    },

    async remove(productId) {
      await db.deleteFrom('planned_sales').where('product_id', '=', productId).execute();
    },

    async due(now) {
      const rows = await db
        .selectFrom('planned_sales')
        .select('product_id')
        .where((eb) =>
          eb.or([
            eb.and([eb('started_at', 'is', null), eb('starts_at', '<=', now)]),
            eb('ends_at', '<=', now),
          ]),
        )
        .execute();
      return rows.map(({ product_id }) => product_id);
    },
  };
}
