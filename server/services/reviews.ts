import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf, ResponseOf } from '../../src/shared/api/contract';
import { productOnSale } from './catalogue';
import type { Context } from './context';
import type { Store } from './ports';
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
      throw new Refusal('conflict', 'This product does not take reviews.');
    }
    const inserted = await store.reviews.insert({
      _id: uuidv7(),
      userId,
      date: context.clock(),
      ...input,
    });
    if (!inserted) throw new Refusal('conflict', 'You have already reviewed this product.');
  });
}

export async function updateReview(
  context: Context,
  userId: string,
  input: ReviewWrite,
): Promise<void> {
  await changing(context, input.productId, async (store) => {
    if (!(await store.reviews.update({ userId, date: context.clock(), ...input }))) {
      throw new Refusal('not-found', 'You have not reviewed this product yet.');
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
      throw new Refusal('not-found', 'You have not reviewed this product.');
    }
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
