/** Reviews as the desk shows them. */
import type {
  DeskResponseOf,
  DeskReview,
  ParsedDeskRequestOf,
} from '../../src/shared/api/deskContract';
import type { Context } from '../services/context';
import type { DeskReviewRecord, ReviewReport } from '../services/ports';
import { reviewById } from '../services/reviews';
import { pageOf } from './orders';

const toDeskReview = (record: DeskReviewRecord, reports: readonly ReviewReport[]): DeskReview => ({
  ...record,
  id: record._id,
  reports: reports.filter(({ reviewId }) => reviewId === record._id).map(({ reason }) => reason),
});

export async function listDeskReviews(
  { store }: Context,
  asked: ParsedDeskRequestOf<'deskReviews'>,
): Promise<DeskResponseOf<'deskReviews'>> {
  const { records, total } = await store.reviews.search(asked, pageOf(asked));
  const reports = await store.reviews.reportsOf(records.map(({ _id }) => _id));
  return { success: true, data: records.map((record) => toDeskReview(record, reports)), total };
}

export async function deskReviewOf({ store }: Context, id: string): Promise<DeskReview> {
  return toDeskReview(await reviewById(store, id), await store.reviews.reportsOf([id]));
}
