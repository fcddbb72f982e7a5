import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf, ResponseOf } from '../../src/shared/api/contract';
import { t } from '../../src/shared/i18n/t';
import { noteChange } from './audit';
import { productOnSale } from './catalogue';
import type { Context } from './context';
import type { DeskReviewRecord, Store } from './ports';
import { Refusal } from './refusal';

type ReviewWrite = ParsedRequestOf<'reviewAdd'>;

const STARS = [5, 4, 3, 2, 1] as const;

/** All reviews, or the page that `limit` asks for; the totals are always of all. */
export async function reviewsOf(
  { store }: Context,
  { productId, userId, page = 1, limit, sort = 'newest' }: ParsedRequestOf<'reviewGet'>,
): Promise<ResponseOf<'reviewGet'>> {
  const product = await productOnSale(store, productId);
  if (!product.allowReviews) {
    return { success: true, reviews: [], averageRating: 0, totalReviews: 0 };
  }
  const offset = limit === undefined ? 0 : (page - 1) * limit;
  const [reviews, counts, own] = await Promise.all([
    store.reviews.list(productId, { sort, limit, offset }),
    store.reviews.counts(productId),
    userId === undefined ? undefined : store.reviews.of(productId, userId),
  ]);
  const distribution = STARS.map((stars) => counts.get(stars) ?? 0);
  const totalReviews = distribution.reduce((sum, count) => sum + count, 0);
  const stars = distribution.reduce((sum, count, index) => sum + count * (STARS[index] ?? 0), 0);
  return {
    success: true,
    reviews,
    averageRating: totalReviews === 0 ? 0 : Math.round((stars / totalReviews) * 100) / 100,
    totalReviews,
    distribution,
    takesReports: true,
    ...(userId !== undefined && { own: own ?? null }),
  };
}

export async function addReview(
  context: Context,
  userId: string,
  input: ReviewWrite,
): Promise<void> {
  await changing(context, input.productId, async (store) => {
    const product = await productOnSale(store, input.productId);
    if (!product.allowReviews) {
      throw new Refusal('conflict', t('This product does not take reviews.'));
    }
    const inserted = await store.reviews.insert({
      _id: uuidv7(),
      userId,
      date: context.clock(),
      ...input,
    });
    if (!inserted) throw new Refusal('conflict', t('You have already reviewed this product.'));
    if (await hasBought(store, userId, input.productId)) {
      await store.reviews.noteBought(userId, [input.productId]);
    }
  });
}

export async function updateReview(
  context: Context,
  userId: string,
  input: ReviewWrite,
): Promise<void> {
  await changing(context, input.productId, async (store) => {
    if (!(await store.reviews.update({ userId, date: context.clock(), ...input }))) {
      throw new Refusal('not-found', t('You have not reviewed this product yet.'));
    }
  });
}

export async function deleteReview(
  context: Context,
  userId: string,
  productId: string,
): Promise<void> {
  await changing(context, productId, async (store) => {
    if (!(await store.reviews.delete(userId, productId))) {
      throw new Refusal('not-found', t('You have not reviewed this product.'));
    }
  });
}

async function hasBought(store: Store, userId: string, productId: string): Promise<boolean> {
  const orders = await store.orders.listOf(userId);
  return orders.some(
    ({ status, items }) => status === 'Delivered' && items.some(({ _id }) => _id === productId),
  );
}

/** Tells the staff about somebody's review. */
export async function reportReview(
  { store, clock }: Context,
  userId: string,
  { reviewId, reason }: ParsedRequestOf<'reviewReport'>,
): Promise<void> {
  const review = await store.reviews.find(reviewId);
  if (!review || review.hidden)
    throw new Refusal('not-found', t('This review is not there any more.'));
  if (review.userId === userId) {
    throw new Refusal('conflict', t('This is your own review. You can change or delete it.'));
  }
  await store.reviews.addReport({ reviewId, userId, reason, createdAt: clock() });
}

/** Refuses an id that no review has. */
export async function reviewById(store: Store, id: string): Promise<DeskReviewRecord> {
  const review = await store.reviews.find(id);
  if (!review) throw new Refusal('not-found', 'This review is not there any more.');
  return review;
}

/** Hides a review, or keeps it. Both answer its reports. */
export async function moderateReview(
  context: Context,
  id: string,
  isHidden: boolean,
): Promise<void> {
  const { productId } = await reviewById(context.store, id);
  await changing(context, productId, async (inside) => {
    const before = await reviewById(inside, id);
    const reports = await inside.reviews.reportsOf([id]);
    await inside.reviews.setHidden(id, isHidden ? context.clock() : null);
    await inside.reviews.forgetReports({ reviewId: id });
    await noteChange(context, inside, {
      action: isHidden ? 'review.hide' : 'review.keep',
      subjectId: id,
      before: { hidden: before.hidden === true, reports: reports.length },
      after: { hidden: isHidden, reports: 0, product: productId },
    });
  });
}

/** Writes the store's answer, or removes it (null). */
export async function answerReview(
  context: Context,
  id: string,
  answer: string | null,
): Promise<void> {
  await context.store.transaction(async (inside) => {
    const before = await reviewById(inside, id);
    if ((before.answer ?? null) === answer) return;
    await inside.reviews.setAnswer(id, answer, context.clock());
    await noteChange(context, inside, {
      action: 'review.answer',
      subjectId: id,
      before: { answer: before.answer ?? null },
      after: { answer, product: before.productId },
    });
  });
}

/** Changes reviews and the product's totals in one transaction, so that they always agree. */
async function changing(
  { store }: Context,
  productId: string,
  change: (store: Store) => Promise<void>,
): Promise<void> {
  await store.transaction(async (inside) => {
    await inside.products.lock(productId);
    await change(inside);
    const { sum, count } = await inside.reviews.totals(productId);
    await inside.products.setRating(productId, sum, count);
    await inside.products.noteChange();
  });
}
