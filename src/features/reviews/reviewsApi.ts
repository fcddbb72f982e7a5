import { shouldRefetch } from '../../shared/api/appError';
import { baseApi, callOf } from '../../shared/api/baseApi';
import type {
  ProductId,
  RequestOf,
  ResponseOf,
  Review,
  ReviewSort,
} from '../../shared/api/contract';
import { logFailure } from '../../shared/api/logFailure';
import { uniqueById } from '../../shared/lib/uniqueById';
import { reviewsReceived } from '../catalog/catalogSlice';

const KEEP_SECONDS = 120;

const PAGE_SIZE = 10;

/** Whose review is `own`, and the order. */
interface ReviewsOf {
  productId: ProductId;
  userId?: string | undefined;
  sort: ReviewSort;
}

/** All reviews of the pages, each once: one that was written between two requests moves the others. */
export const reviewsIn = (pages: readonly Pick<ResponseOf<'reviewGet'>, 'reviews'>[]): Review[] =>
  uniqueById(pages.flatMap((page) => page.reviews));

const tagOf = (productId: ProductId) => ({ type: 'Review' as const, id: productId });

/** After a lost answer the review may exist; after a refusal another device may have written one. */
const afterWrite = (_result: unknown, error: unknown, { productId }: { productId: ProductId }) =>
  shouldRefetch(error) ? [tagOf(productId)] : [];

/** The four review calls (spec section 7), and reports of reviews. */
export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reviewGet: build.infiniteQuery<ResponseOf<'reviewGet'>, ReviewsOf, number>({
      query: ({ queryArg, pageParam }) =>
        callOf('reviewGet').query({ ...queryArg, page: pageParam, limit: PAGE_SIZE }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A server without pages answers all reviews at once.
        getNextPageParam: (last, pages, page) =>
          last.reviews.length > 0 && reviewsIn(pages).length < last.totalReviews
            ? page + 1
            : undefined,
      },
      providesTags: (_result, _error, { productId }) => [tagOf(productId)],
      keepUnusedDataFor: KEEP_SECONDS,
      async onQueryStarted({ productId }, { dispatch, queryFulfilled }) {
        // Logged only (spec section 8); the panel itself offers to try again.
        const received = queryFulfilled.then(({ data }) => {
          const answer = data.pages.at(-1);
          if (!answer) return;
          const { averageRating, totalReviews } = answer;
          dispatch(reviewsReceived({ productId, averageRating, totalReviews }));
        });
        await logFailure(received, 'Reviews');
      },
    }),
    reviewAdd: build.mutation<ResponseOf<'reviewAdd'>, RequestOf<'reviewAdd'>>({
      ...callOf('reviewAdd'),
      invalidatesTags: afterWrite,
    }),
    reviewUpdate: build.mutation<ResponseOf<'reviewUpdate'>, RequestOf<'reviewUpdate'>>({
      ...callOf('reviewUpdate'),
      invalidatesTags: afterWrite,
    }),
    reviewDelete: build.mutation<ResponseOf<'reviewDelete'>, RequestOf<'reviewDelete'>>({
      ...callOf('reviewDelete'),
      invalidatesTags: afterWrite,
    }),
    reviewReport: build.mutation<ResponseOf<'reviewReport'>, RequestOf<'reviewReport'>>(
      callOf('reviewReport'),
    ),
  }),
});

export const {
  useReviewGetInfiniteQuery,
  useReviewAddMutation,
  useReviewUpdateMutation,
  useReviewDeleteMutation,
  useReviewReportMutation,
} = reviewsApi;
