import type { Kysely } from 'kysely';
import { builtForEach } from '../builtOnce';
import { inChunks } from '../json';
import type { Database } from '../schema';

/** Units left, by variant. */
export type Stock = Record<string, number>;

const all = (db: Kysely<Database>) =>
  db.selectFrom('stock').selectAll().orderBy('product_id').orderBy('variant');

const countsOf = builtForEach((db, ids) => all(db).where('product_id', 'in', ids));

/** The counts of products; of all products if `ids` is null. Products that are not counted are absent. */
export async function stockOf(
  db: Kysely<Database>,
  ids: readonly string[] | null,
): Promise<Map<string, Stock>> {
  const rows =
    ids === null ? await all(db).execute() : await inChunks(ids, (chunk) => countsOf(db, chunk));
  const found = new Map<string, Stock>();
  for (const { product_id: id, variant, quantity } of rows) {
    found.set(id, { ...found.get(id), [variant]: quantity });
  }
  return found;
}
