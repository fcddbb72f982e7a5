import { shouldRefetch } from '../../shared/api/appError';
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { ProductId, RequestOf, ResponseOf } from '../../shared/api/contract';
import { logFailure } from '../../shared/api/logFailure';
import { reviewsReceived } from '../catalog/catalogSlice';

const KEEP_SECONDS = 120;

const tagOf = (productId: ProductId) => ({ type: 'Review' as const, id: productId });

/** After a lost answer the review may exist; after a refusal another device may have written one. */
const afterWrite = (_result: unknown, error: unknown, { productId }: { productId: ProductId }) =>
  shouldRefetch(error) ? [tagOf(productId)] : [];

/** The four review calls (spec section 7). */
export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reviewGet: build.query<ResponseOf<'reviewGet'>, RequestOf<'reviewGet'>>({
      ...callOf('reviewGet'),
      providesTags: (_result, _error, { productId }) => [tagOf(productId)],
      keepUnusedDataFor: KEEP_SECONDS,
      async onQueryStarted({ productId }, { dispatch, queryFulfilled }) {
        // Logged only (spec section 8); the panel itself offers to try again.
        const received = queryFulfilled.then(({ data }) => {
          const { averageRating, totalReviews } = data;
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
  }),
});

export const {
  useReviewGetQuery,
  useReviewAddMutation,
  useReviewUpdateMutation,
  useReviewDeleteMutation,
} = reviewsApi;
