import { t } from '../../shared/i18n/t';
import { StarRating } from '../../shared/ui/StarRating';
import { sharesOf } from './ratings';
import * as s from './RatingSummary.css';

interface RatingSummaryProps {
  /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: readonly number[];
  averageRating: number;
  totalReviews: number;
}

/** The average rating and its distribution. */
export function RatingSummary({ distribution, averageRating, totalReviews }: RatingSummaryProps) {
  return (
    <div className={s.summary}>
      <div>
        <p className={s.average}>{averageRating.toFixed(1)}</p>
        <StarRating value={averageRating} count={totalReviews} size={20} />
      </div>
      <ul className={s.bars} aria-label={t('Rating distribution')}>
        {sharesOf(distribution).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>
              {t('{count, plural, one {1 star} other {{count} stars}}', { count: stars })}
            </span>
            <span className={s.bar} aria-hidden>
              <span style={{ width: `${String(percent)}%` }} />
            </span>
            <span className={s.percent}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
