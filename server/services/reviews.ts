import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf, ResponseOf } from '../../src/shared/api/contract';
import { productOnSale } from './catalogue';
import type { Context } from './context';
import type { Store } from './ports';
import { Refusal } from './refusal';

type ReviewWrite = ParsedRequestOf<'reviewAdd'>;

export async function reviewsOf(
  { store }: Context,
  productId: string,
): Promise<ResponseOf<'reviewGet'>> {
  const product = await productOnSale(store, productId);
  const reviews = await store.reviews.list(productId);
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  const averageRating = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100;
  return {
    success: true,
    reviews: product.allowReviews ? reviews : [],
    averageRating: product.allowReviews ? averageRating : 0,
    totalReviews: product.allowReviews ? reviews.length : 0,
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
    await inside.products.bumpVersion();
  });
}
