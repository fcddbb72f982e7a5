import type { Kysely } from 'kysely';
import type { ReviewsRepository } from '../../services/ports';
import type { Database } from '../schema';

export function reviewsRepository(db: Kysely<Database>): ReviewsRepository {
  const withNames = () =>
    db
      .selectFrom('reviews')
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .select([
        'reviews.id as _id',
        'reviews.user_id as userId',
        'users.name as userName',
        'reviews.rating as rating',
        'reviews.comment as comment',
        'reviews.created_at as date',
      ]);

  return {
    async list(productId, { sort, limit, offset = 0 }) {
      let query = withNames().where('reviews.product_id', '=', productId);
      if (sort !== 'newest') {
        query = query.orderBy('reviews.rating', sort === 'highest' ? 'desc' : 'asc');
      }
      query = query.orderBy('reviews.created_at', 'desc').orderBy('reviews.id');
      if (limit !== undefined) query = query.limit(limit).offset(offset);
      return query.execute();
    },

    async of(productId, userId) {
      return withNames()
        .where('reviews.product_id', '=', productId)
        .where('reviews.user_id', '=', userId)
        .executeTakeFirst();
    },

    async listBy(userId) {
      return withNames()
        .select('reviews.product_id as productId')
        .where('reviews.user_id', '=', userId)
        .orderBy('reviews.created_at')
        .execute();
    },

    async counts(productId) {
      const rows = await db
        .selectFrom('reviews')
        .select((eb) => ['rating', eb.fn.countAll().as('count')])
        .where('product_id', '=', productId)
        .groupBy('rating')
        .execute();
      return new Map(rows.map(({ rating, count }) => [rating, Number(count)]));
    },

    async totals(productId) {
      const row = await db
        .selectFrom('reviews')
        .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('rating').as('sum')])
        .where('product_id', '=', productId)
        .executeTakeFirst();
      // PostgreSQL returns sums as text; SQLite returns null for the sum of no rows.
      return { count: Number(row?.count ?? 0), sum: Number(row?.sum ?? 0) };
    },

    async insert(review) {
      const rows = await db
        .insertInto('reviews')
        .values({
          id: review._id,
          user_id: review.userId,
          product_id: review.productId,
          rating: review.rating,
          comment: review.comment,
          created_at: review.date,
        })
        .onConflict((oc) => oc.columns(['product_id', 'user_id']).doNothing())
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async update({ userId, productId, rating, comment, date }) {
      const rows = await db
        .updateTable('reviews')
        .set({ rating, comment, created_at: date })
        .where('product_id', '=', productId)
        .where('user_id', '=', userId)
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async delete(userId, productId) {
      const rows = await db
        .deleteFrom('reviews')
        .where('product_id', '=', productId)
        .where('user_id', '=', userId)
        .returning('id')
        .execute();
      return rows.length === 1;
    },
  };
}
