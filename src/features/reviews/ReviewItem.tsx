import type { RefObject } from 'react';
import type { Review } from '../../shared/api/contract';
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
}

/** One person's review; one's own can be edited and deleted. */
export function ReviewItem({ review, isOwn, editButton, onEdit, onDelete }: ReviewItemProps) {
  return (
    <li className={s.review}>
      <div className={s.head}>
        <span className={s.name}>
          <bdi>{review.userName}</bdi>
          {isOwn && <span> (you)</span>}
        </span>
        <StarRating value={review.rating} size={16} />
        <time dateTime={new Date(review.date).toISOString()} className={s.date}>
          {formatReviewDate(review.date)}
        </time>
      </div>
      <p className={s.comment} dir="auto">
        {review.comment}
      </p>
      {isOwn && (
        <div className={s.actions}>
          <Button ref={editButton} onClick={onEdit}>
            Edit
          </Button>
          <Button color="error" onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
