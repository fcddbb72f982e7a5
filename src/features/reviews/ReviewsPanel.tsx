import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Skeleton } from '../../shared/ui/Skeleton';
import * as text from '../../shared/ui/text.css';
import { selectUid } from '../session/sessionSelectors';
import { RatingSummary } from './RatingSummary';
import { REVIEW_SORT_LABELS, REVIEW_SORTS, sortReviews, type ReviewSort } from './ratings';
import { ReviewItem } from './ReviewItem';
import { useReviewGetQuery } from './reviewsApi';
import { useReviewForm } from './useReviewForm';
import * as s from './ReviewsPanel.css';

/** Lazy: its text field is as large as the rest of the page. */
const ReviewForm = lazyComponent(() => import('./ReviewForm').then((module) => module.ReviewForm));

export const NO_REVIEWS = 'No reviews yet. Be the first to review this product!';
export const DELETE_QUESTION = 'Are you sure you want to delete your review?';

/** A product's reviews: summary, form, list. Renders nothing if reviews are not allowed. */
export function ReviewsPanel({ product }: { product: Product }) {
  if (!product.allowCustomerReviews) {
    return <p className={text.body1}>Customer reviews are closed for this product.</p>;
  }
  return <OpenReviews product={product} />;
}

function NoAnswer({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <ErrorNotice message="The reviews could not be loaded." onRetry={onRetry} />
  ) : (
    <div role="status" aria-label="Loading reviews">
      <Skeleton width={220} height={64} />
      <Skeleton height={96} />
    </div>
  );
}

function OpenReviews({ product }: { product: Product }) {
  const productId = product._id;
  const { currentData, isError, refetch } = useReviewGetQuery({ productId });
  // A response renders the list in a transition, so that a click does not wait for it.
  const data = useDeferredValue(currentData);
  const uid = useAppSelector(selectUid);
  const own = data?.reviews.find((review) => uid !== null && review.userId === uid);
  const form = useReviewForm(productId, own);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const comment = useRef<HTMLTextAreaElement>(null);
  const writeButton = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasOwn = own !== undefined;
  const { closedFor } = form;

  // The pressed button is gone with its form or review. A new review appears, and a deleted one disappears,
  // with the next answer.
  useEffect(() => {
    if (closedFor === null || document.activeElement !== document.body) return;
    const standsThere = closedFor === 'edit' ? editButton : writeButton;
    standsThere.current?.focus({ preventScroll: true });
  }, [closedFor, hasOwn]);

  const reviews = data?.reviews ?? [];

  return (
    <div className={s.panel}>
      {!data && (
        <NoAnswer
          isError={isError}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {data &&
        (reviews.length > 0 ? <RatingSummary {...data} /> : <p className={s.none}>{NO_REVIEWS}</p>)}
      {data && own === undefined && !form.isOpen && (
        <Button ref={writeButton} variant="outlined" onClick={form.write} className={s.write}>
          Write Review
        </Button>
      )}
      {/* In the same place before the reviews are there and after: nobody loses the caret to them. */}
      {form.isOpen && (
        <ReviewForm
          value={form.draft}
          isEditing={form.isEditing}
          isSending={form.isSending}
          isRestored={form.isRestored}
          comment={comment}
          onChange={form.change}
          onSubmit={() => {
            void form.submit();
          }}
          onCancel={form.cancel}
          onMissed={form.fold}
        />
      )}
      {reviews.length > 1 && (
        <div className={s.sorting}>
          <label htmlFor={id}>Sort reviews by</label>
          <select
            className={s.sort}
            id={id}
            value={sort}
            onChange={(event) => {
              setSort(REVIEW_SORTS.find((known) => known === event.target.value) ?? 'newest');
            }}
          >
            {REVIEW_SORTS.map((known) => (
              <option key={known} value={known}>
                {REVIEW_SORT_LABELS[known]}
              </option>
            ))}
          </select>
        </div>
      )}
      {data && (
        <ul aria-label="Reviews" className={s.reviews}>
          {sortReviews(reviews, sort).map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              isOwn={review._id === own?._id}
              editButton={editButton}
              onEdit={() => {
                // A second press must not lose what was typed.
                if (form.isOpen) comment.current?.focus();
                else form.edit();
              }}
              onDelete={() => {
                setIsAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Delete your review"
        text={DELETE_QUESTION}
        confirmLabel="Delete"
        tone="error"
        busy={form.isDeleting}
        onConfirm={() => {
          void form.remove().then(() => {
            setIsAsking(false);
          });
        }}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </div>
  );
}
