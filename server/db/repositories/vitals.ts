import type { Kysely } from 'kysely';
import type { VitalsRepository } from '../../services/ports';
import type { Database } from '../schema';

export const vitalsRepository = (db: Kysely<Database>): VitalsRepository => ({
  async count({ day, name, range }) {
    await db
      .insertInto('vitals')
      .values({ id: `${String(day)} ${name} ${String(range)}`, day, name, range, count: 1 })
      .onConflict((oc) =>
        oc.column('id').doUpdateSet((eb) => ({ count: eb('vitals.count', '+', 1) })),
      )
      .execute();
  },

  async since(day) {
    const rows = await db
      .selectFrom('vitals')
      .where('day', '>=', day)
      .select(({ fn }) => ['name', 'range', fn.sum<number | string>('count').as('count')])
      .groupBy(['name', 'range'])
      .execute();
    // PostgreSQL returns sums as text.
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  },
});
