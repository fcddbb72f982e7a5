import { sql, type Kysely } from 'kysely';
import type { CartRepository, WishlistRepository } from '../../services/ports';
import { builtOnce } from '../builtOnce';
import type { Database } from '../schema';

interface Line {
  userId: string;
  productId: string;
  size: string;
}

const noteKey = builtOnce((db, { id, at }: { id: string; at: number }) =>
  db
    .insertInto('cart_keys')
    .values({ id, used_at: at })
    .onConflict((oc) => oc.column('id').doNothing()),
);

const addOne = builtOnce(
  (db, { userId, productId, size, at, limit }: Line & { limit: number; at: number }) =>
    db
      .insertInto('cart_items')
      .values({
        user_id: userId,
        product_id: productId,
        size,
        quantity: 1,
        updated_at: at,
      })
      .onConflict((oc) =>
        oc.columns(['user_id', 'product_id', 'size']).doUpdateSet({
          quantity: sql`case when cart_items.quantity >= ${limit} then ${limit} else cart_items.quantity + 1 end`,
          updated_at: at,
        }),
      ),
);

const removeUpTo = builtOnce((db, { userId, productId, size, units }: Line & { units: number }) =>
  db
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .where('quantity', '<=', units),
);

const takeOut = builtOnce(
  (db, { units, at, userId, productId, size }: Line & { units: number; at: number }) =>
    db
      .updateTable('cart_items')
      .set((eb) => ({
        quantity: eb('quantity', '-', units),
        updated_at: at,
      }))
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('size', '=', size),
);

export function cartRepository(db: Kysely<Database>): CartRepository {
  return {
    async list(userId) {
      const rows = await db
        .selectFrom('cart_items')
        .select(['product_id', 'size', 'quantity'])
        .where('user_id', '=', userId)
        .orderBy('product_id')
        .orderBy('size')
        .execute();
      return rows.map((row) => ({
        productId: row.product_id,
        size: row.size,
        quantity: row.quantity,
      }));
    },

    async quantity(userId, productId, size) {
      const row = await db
        .selectFrom('cart_items')
        .select('quantity')
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .where('size', '=', size)
        .executeTakeFirst();
      return row?.quantity ?? 0;
    },

    async noteKey(userId, key, at) {
      const { numAffectedRows = 0n } = await noteKey(db, { id: `${userId}:${key}`, at });
      return numAffectedRows > 0n;
    },

    async addOne(line) {
      await addOne(db, line);
    },

    async set({ userId, productId, size, quantity, at }) {
      await db
        .insertInto('cart_items')
        .values({ user_id: userId, product_id: productId, size, quantity, updated_at: at })
        .onConflict((oc) =>
          oc.columns(['user_id', 'product_id', 'size']).doUpdateSet({ quantity, updated_at: at }),
        )
        .execute();
    },

    async remove(userId, productId, size) {
      await db
        .deleteFrom('cart_items')
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .where('size', '=', size)
        .execute();
    },

    async clear(userId) {
      await db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
    },

    async takeOut(line) {
      await removeUpTo(db, line);
      await takeOut(db, line);
    },
  };
}

export function wishlistRepository(db: Kysely<Database>): WishlistRepository {
  return {
    async list(userId) {
      const rows = await db
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('product_id')
        .execute();
      return rows.map((row) => row.product_id);
    },

    async add(userId, productId, at) {
      const rows = await db
        .insertInto('wishlist_items')
        .values({ user_id: userId, product_id: productId, created_at: at })
        .onConflict((oc) => oc.columns(['user_id', 'product_id']).doNothing())
        .returning('product_id')
        .execute();
      return rows.length === 1;
    },

    async remove(userId, productId) {
      await db
        .deleteFrom('wishlist_items')
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .execute();
    },

    async clear(userId) {
      await db.deleteFrom('wishlist_items').where('user_id', '=', userId).execute();
    },
  };
}
