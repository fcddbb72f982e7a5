import type { Review } from '../../shared/api/contract';

export const STARS = [5, 4, 3, 2, 1] as const;

export interface StarShare {
  stars: (typeof STARS)[number];
  count: number;
  /** Rounded percentage of all reviews; 0 when there are none. */
  percent: number;
}

/** The number of reviews per star rating, best first. */
export function distributionOf(reviews: readonly Pick<Review, 'rating'>[]): StarShare[] {
  return STARS.map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    const percent = reviews.length === 0 ? 0 : Math.round((count / reviews.length) * 100);
    return { stars, count, percent };
  });
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEW_SORT_LABELS: Record<ReviewSort, string> = {
  newest: 'Newest first',
  highest: 'Highest rating first',
  lowest: 'Lowest rating first',
};

/** Sorted copies: equal ratings newest first, equal dates by id. */
export function sortReviews(reviews: readonly Review[], sort: ReviewSort): Review[] {
  const byDate = (first: Review, second: Review) =>
    second.date - first.date || (first._id < second._id ? -1 : 1);
  return [...reviews].sort((first, second) => {
    if (sort === 'highest') return second.rating - first.rating || byDate(first, second);
    if (sort === 'lowest') return first.rating - second.rating || byDate(first, second);
    return byDate(first, second);
  });
}
