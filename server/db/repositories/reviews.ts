import type { Kysely } from 'kysely';
import type { ReportReason, Review } from '../../../src/shared/api/contract';
import type { DeskReviewRecord, ReviewReport, ReviewsRepository } from '../../services/ports';
import type { Database, Flag } from '../schema';
import { isLike } from '../like';

interface ReviewRow {
  _id: string;
  userId: string;
  userName: string;
  rating: number;
  comment: string;
  date: number;
  hiddenAt: number | null;
  answer: string | null;
  answeredAt: number | null;
  bought: Flag;
}

const toReview = <Row extends ReviewRow>({
  hiddenAt,
  answer,
  answeredAt,
  bought,
  ...row
}: Row) => ({
  ...row,
  ...(bought === 1 && { verified: true }),
  ...(answer !== null && answeredAt !== null && { answer, answeredAt }),
  ...(hiddenAt !== null && { hidden: true }),
});

const toReport = (row: {
  review_id: string;
  user_id: string;
  reason: string;
  created_at: number;
}): ReviewReport => ({
  reviewId: row.review_id,
  userId: row.user_id,
  reason: row.reason as ReportReason,
  createdAt: row.created_at,
});

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
        'reviews.hidden_at as hiddenAt',
        'reviews.answer as answer',
        'reviews.answered_at as answeredAt',
        'reviews.bought as bought',
      ]);
  const withProducts = () =>
    withNames()
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.product_id as productId', 'products.name as productName']);
  const reported = () => db.selectFrom('review_reports').select('review_id');

  return {
    async find(id): Promise<DeskReviewRecord | undefined> {
      const row = await withProducts().where('reviews.id', '=', id).executeTakeFirst();
      return row && toReview(row);
    },

    async search({ search = '', show }, { limit, offset }) {
      let query = withProducts();
      const text = search.trim();
      if (text !== '') {
        query = query.where((eb) =>
          eb.or([
            isLike('reviews.comment', text),
            isLike('products.name', text),
            eb('reviews.product_id', '=', text),
          ]),
        );
      }
      if (show === 'hidden') query = query.where('reviews.hidden_at', 'is not', null);
      if (show === 'unanswered') {
        query = query.where('reviews.answer', 'is', null).where('reviews.hidden_at', 'is', null);
      }
      if (show === 'reported') query = query.where('reviews.id', 'in', reported());
      const { total } = await query
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .orderBy('reviews.created_at', 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { records: rows.map(toReview), total };
    },

    async setHidden(id, at) {
      await db.updateTable('reviews').set({ hidden_at: at }).where('id', '=', id).execute();
    },

    async setAnswer(id, answer, at) {
      await db
        .updateTable('reviews')
        .set({ answer, answered_at: answer === null ? null : at })
        .where('id', '=', id)
        .execute();
    },

    async noteBought(userId, productIds) {
      if (productIds.length === 0) return;
      await db
        .updateTable('reviews')
        .set({ bought: 1 })
        .where('user_id', '=', userId)
        .where('product_id', 'in', [...productIds])
        .execute();
    },

    async addReport({ reviewId, userId, reason, createdAt }) {
      await db
        .insertInto('review_reports')
        .values({ review_id: reviewId, user_id: userId, reason, created_at: createdAt })
        .onConflict((oc) => oc.columns(['review_id', 'user_id']).doNothing())
        .execute();
    },

    async reportsOf(reviewIds) {
      if (reviewIds.length === 0) return [];
      const rows = await db
        .selectFrom('review_reports')
        .selectAll()
        .where('review_id', 'in', [...reviewIds])
        .orderBy('created_at')
        .execute();
      return rows.map(toReport);
    },

    async reportsBy(userId) {
      const rows = await db
        .selectFrom('review_reports')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute();
      return rows.map(toReport);
    },

    async forgetReports(reports) {
      const deleted = db.deleteFrom('review_reports');
      await (
        'reviewId' in reports
          ? deleted.where('review_id', '=', reports.reviewId)
          : deleted.where('user_id', '=', reports.userId)
      ).execute();
    },

    async countReported() {
      const { total } = await db
        .selectFrom('review_reports')
        .select((eb) => eb.fn.count<number>('review_id').distinct().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    async list(productId, { sort, limit, offset = 0 }) {
      let query = withNames()
        .where('reviews.product_id', '=', productId)
        .where('reviews.hidden_at', 'is', null);
      if (sort !== 'newest') {
        query = query.orderBy('reviews.rating', sort === 'highest' ? 'desc' : 'asc');
      }
      query = query.orderBy('reviews.created_at', 'desc').orderBy('reviews.id');
      if (limit !== undefined) query = query.limit(limit).offset(offset);
      return (await query.execute()).map(toReview);
    },

    async of(productId, userId): Promise<Review | undefined> {
      const row = await withNames()
        .where('reviews.product_id', '=', productId)
        .where('reviews.user_id', '=', userId)
        .executeTakeFirst();
      return row && toReview(row);
    },

    async listBy(userId) {
      const rows = await withNames()
        .select('reviews.product_id as productId')
        .where('reviews.user_id', '=', userId)
        .orderBy('reviews.created_at')
        .execute();
      return rows.map(toReview);
    },

    async counts(productId) {
      const rows = await db
        .selectFrom('reviews')
        .select((eb) => ['rating', eb.fn.countAll().as('count')])
        .where('product_id', '=', productId)
        .where('hidden_at', 'is', null)
        .groupBy('rating')
        .execute();
      return new Map(rows.map(({ rating, count }) => [rating, Number(count)]));
    },

    async totals(productId) {
      const row = await db
        .selectFrom('reviews')
        .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('rating').as('sum')])
        .where('product_id', '=', productId)
        .where('hidden_at', 'is', null)
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
      await db
        .deleteFrom('review_reports')
        .where('review_id', 'in', (eb) =>
          eb
            .selectFrom('reviews')
            .select('id')
            .where('product_id', '=', productId)
            .where('user_id', '=', userId),
        )
        .execute();
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
