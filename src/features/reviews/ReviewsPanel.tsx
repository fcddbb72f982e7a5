import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { part } from '../../shared/ui/part';
import { selectUid } from '../session/sessionSelectors';
import { RatingSummary } from './RatingSummary';
import { REVIEW_SORT_LABELS, REVIEW_SORTS, sortReviews, type ReviewSort } from './ratings';
import { ReviewItem } from './ReviewItem';
import { useReviewGetQuery } from './reviewsApi';
import { useReviewForm } from './useReviewForm';

/** Its text field is as large as the rest of the page; it comes when somebody writes. */
const ReviewForm = part(() => import('./ReviewForm').then((module) => module.ReviewForm));

export const NO_REVIEWS = 'No reviews yet. Be the first to review this product!';
export const DELETE_QUESTION = 'Are you sure you want to delete your review?';

/** A product's reviews: summary, form, list. Nothing of it where reviews are not allowed. */
export function ReviewsPanel({ product }: { product: Product }) {
  if (!product.allowCustomerReviews) {
    return <Typography>Customer reviews are closed for this product.</Typography>;
  }
  return <OpenReviews product={product} />;
}

function NoAnswer({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <ErrorNotice message="The reviews could not be loaded." onRetry={onRetry} />
  ) : (
    <Box role="status" aria-label="Loading reviews">
      <Skeleton width={220} height={64} />
      <Skeleton height={96} />
    </Box>
  );
}

function OpenReviews({ product }: { product: Product }) {
  const productId = product._id;
  const { currentData, isError, refetch } = useReviewGetQuery({ productId });
  // An answer renders the list in slices, so that a tap meanwhile need not wait for it.
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

  // What was pressed has gone with its form or its review; a review that was just written comes with
  // the next answer, and one that was deleted goes with it.
  useEffect(() => {
    if (closedFor === null || document.activeElement !== document.body) return;
    const standsThere = closedFor === 'edit' ? editButton : writeButton;
    standsThere.current?.focus({ preventScroll: true });
  }, [closedFor, hasOwn]);

  const reviews = data?.reviews ?? [];

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 3 }}>
      {!data && (
        <NoAnswer
          isError={isError}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {data &&
        (reviews.length > 0 ? (
          <RatingSummary {...data} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{NO_REVIEWS}</Typography>
        ))}
      {data && own === undefined && !form.isOpen && (
        <Button
          ref={writeButton}
          variant="outlined"
          onClick={form.write}
          sx={{ alignSelf: 'flex-start' }}
        >
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <label htmlFor={id}>Sort reviews by</label>
          <Box
            component="select"
            id={id}
            value={sort}
            onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
              setSort(REVIEW_SORTS.find((known) => known === event.target.value) ?? 'newest');
            }}
            sx={{
              minHeight: 44,
              px: 1.5,
              font: 'inherit',
              border: '1.5px solid',
              borderColor: 'line.strong',
              borderRadius: '10px',
              color: 'text.primary',
              bgcolor: 'background.paper',
            }}
          >
            {REVIEW_SORTS.map((known) => (
              <option key={known} value={known}>
                {REVIEW_SORT_LABELS[known]}
              </option>
            ))}
          </Box>
        </Box>
      )}
      {data && (
        <Box component="ul" aria-label="Reviews" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sortReviews(reviews, sort).map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              isOwn={review._id === own?._id}
              editButton={editButton}
              onEdit={() => {
                // What has been typed is not to be lost to another press.
                if (form.isOpen) comment.current?.focus();
                else form.edit();
              }}
              onDelete={() => {
                setIsAsking(true);
              }}
            />
          ))}
        </Box>
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
    </Box>
  );
}
