import type { RefObject } from 'react';
import type { Review } from '../../shared/api/contract';
import { sampleStore } from '../../shared/config/sampleStore';
import { t } from '../../shared/i18n/t';
import { formatReviewDate } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/Button';
import { StarRating } from '../../shared/ui/StarRating';
import * as s from './ReviewItem.css';

interface ReviewItemProps {
  review: Review;
  isOwn: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
  /** Absent if it cannot be reported. */
  onReport?: (() => void) | undefined;
}

/** One person's review; one's own can be edited and deleted. */
export function ReviewItem({ review, isOwn, editButton, ...on }: ReviewItemProps) {
  const { userName, verified, answer, answeredAt } = review;
  return (
    <li className={s.review}>
      <div className={s.head}>
        <span className={s.name}>
          <bdi>{userName}</bdi>
          {isOwn && <span>{` ${t('(you)')}`}</span>}
        </span>
        {verified && <span className={s.verified}>{t('Verified buyer')}</span>}
        <StarRating value={review.rating} size={16} />
        <time dateTime={new Date(review.date).toISOString()} className={s.date}>
          {formatReviewDate(review.date)}
        </time>
      </div>
      <p className={s.comment} dir="auto">
        {review.comment}
      </p>
      {review.hidden && (
        <p className={s.hidden}>{t('The store has hidden this review. Nobody else sees it.')}</p>
      )}
      {answer !== undefined && answeredAt !== undefined && (
        <div className={s.answer}>
          <p className={s.answerHead}>
            <span className={s.name}>{t('{store} replied', { store: sampleStore.name })}</span>{' '}
            <time dateTime={new Date(answeredAt).toISOString()} className={s.date}>
              {formatReviewDate(answeredAt)}
            </time>
          </p>
          <p className={s.comment} dir="auto">
            {answer}
          </p>
        </div>
      )}
      {on.onReport && (
        <div className={s.actions}>
          <Button
            color="inherit"
            size="small"
            onClick={on.onReport}
            aria-label={t('Report the review of {name}', { name: userName })}
          >
            {t('Report')}
          </Button>
        </div>
      )}
      {isOwn && (
        <div className={s.actions}>
          <Button ref={editButton} onClick={on.onEdit}>
            {t('Edit')}
          </Button>
          <Button color="error" onClick={on.onDelete}>
            {t('Delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
