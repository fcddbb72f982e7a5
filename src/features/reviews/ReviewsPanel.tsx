import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import {
  REVIEW_SORTS,
  type Product,
  type ProductId,
  type Review,
  type ReviewSort,
} from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { groupDigits } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { ShowMore } from '../../shared/ui/ShowMore';
import { Skeleton } from '../../shared/ui/Skeleton';
import * as text from '../../shared/ui/text.css';
import { selectUid } from '../session/sessionSelectors';
import { RatingSummary } from './RatingSummary';
import { countStars, REVIEW_SORT_LABELS, sortReviews } from './ratings';
import { ReviewItem } from './ReviewItem';
import { reviewsIn, useReviewGetInfiniteQuery } from './reviewsApi';
import { useReport } from './useReport';
import { useReviewForm } from './useReviewForm';
import { control } from '../../shared/ui/control.css';
import * as s from './ReviewsPanel.css';

/** Lazy: its text field is as large as the rest of the page. */
const ReviewForm = lazyComponent(() => import('./ReviewForm').then((module) => module.ReviewForm));

const ReportDialog = lazyComponent(() =>
  import('./ReportDialog').then((module) => module.ReportDialog),
);

export const NO_REVIEWS = t('No reviews yet. Be the first to review this product!');
export const DELETE_QUESTION = t('Are you sure you want to delete your review?');

/** A product's reviews: summary, form, list. Renders nothing if reviews are not allowed. */
export function ReviewsPanel({ product }: { product: Product }) {
  if (!product.allowCustomerReviews) {
    return <p className={text.body1}>{t('Customer reviews are closed for this product.')}</p>;
  }
  return <OpenReviews key={product._id} productId={product._id} />;
}

function NoAnswer({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <ErrorNotice message={t('The reviews could not be loaded.')} onRetry={onRetry} />
  ) : (
    <div role="status" aria-label={t('Loading reviews')}>
      <Skeleton width={220} height={64} />
      <Skeleton height={96} />
    </div>
  );
}

function OpenReviews({ productId }: { productId: ProductId }) {
  const uid = useAppSelector(selectUid);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const query = useReviewGetInfiniteQuery({ productId, userId: uid ?? undefined, sort });
  // A response renders the list in a transition, so that a click does not wait for it. In another order the
  // reviews of the last one stay until it arrives.
  const pages = useDeferredValue(query.data)?.pages;
  const answer = pages?.at(-1);
  const loaded = pages ? reviewsIn(pages) : [];
  const isOwn = (review: Review) => uid !== null && review.userId === uid;
  const own =
    [answer?.own, ...loaded].find((review) => review != null && isOwn(review)) ?? undefined;
  const others = loaded.filter((review) => !isOwn(review));
  const form = useReviewForm(productId, own);
  const report = useReport();
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

  const total = answer?.totalReviews ?? 0;
  // The total is without hidden reviews.
  const shown = others.length + (own && !own.hidden ? 1 : 0);

  return (
    <div className={s.panel}>
      {!answer && (
        <NoAnswer
          isError={query.isError}
          onRetry={() => {
            void query.refetch();
          }}
        />
      )}
      {answer &&
        (total > 0 ? (
          <RatingSummary {...answer} distribution={answer.distribution ?? countStars(loaded)} />
        ) : (
          <p className={s.none}>{NO_REVIEWS}</p>
        ))}
      {answer && own === undefined && !form.isOpen && (
        <Button ref={writeButton} variant="outlined" onClick={form.write} className={s.write}>
          {t('Write Review')}
        </Button>
      )}
      {/* In the same place before and after the reviews load, so that the caret stays in it. */}
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
      {total > 1 && (
        <div className={s.sorting}>
          <label htmlFor={id}>{t('Sort reviews by')}</label>
          <select
            className={control}
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
      {answer && (
        <ul aria-label={t('Reviews')} aria-busy={query.isFetching} className={s.reviews}>
          {[...(own ? [own] : []), ...sortReviews(others, sort)].map((review) => (
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
              onReport={
                answer.takesReports && !isOwn(review) && !report.isReported(review)
                  ? () => {
                      report.ask(review);
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {answer && shown < total && (
        <ShowMore
          status={
            query.isFetchNextPageError
              ? t('The next reviews could not be loaded.')
              : t('{count, plural, one {{shown} of 1 review} other {{shown} of {total} reviews}}', {
                  count: total,
                  shown,
                  total: groupDigits(total),
                })
          }
          label={t('Show more reviews')}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {report.asking && (
        <ReportDialog
          review={report.asking}
          onReported={() => {
            if (report.asking) report.noteReported(report.asking);
          }}
          onClose={report.close}
          onMissed={report.close}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('Delete your review')}
        text={DELETE_QUESTION}
        confirmLabel={t('Delete')}
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
