import type { Review, ReviewSort } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';

export const STARS = [5, 4, 3, 2, 1] as const;

export interface StarShare {
  stars: (typeof STARS)[number];
  count: number;
  /** Rounded percentage of all reviews; 0 when there are none. */
  percent: number;
}

/** The number of reviews per star rating, best first. */
export const countStars = (reviews: readonly Pick<Review, 'rating'>[]): number[] =>
  STARS.map((stars) => reviews.filter(({ rating }) => rating === stars).length);

/** @param counts as `countStars` or the server returns them */
export function sharesOf(counts: readonly number[]): StarShare[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return STARS.map((stars, index) => {
    const count = counts[index] ?? 0;
    return { stars, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}

export const REVIEW_SORT_LABELS: Record<ReviewSort, string> = {
  newest: t('Newest first'),
  highest: t('Highest rating first'),
  lowest: t('Lowest rating first'),
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
