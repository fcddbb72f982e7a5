import { baseApi, callOf } from '../../shared/api/baseApi';
import { toAppError, type AppError } from '../../shared/api/appError';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';
import { toast } from '../../shared/ui/notify';

const HOUR = 3600;

/**
 * What the shop asks of the list call (spec sections 7 and 9). `inStock=true` is left out on
 * purpose: a product that sells out stays where a shopper has seen it, marked "Out of stock"
 * (decisions), and a list without it would make cards, cart lines and hearts vanish in silence.
 */
export const LIST_QUERY = {
  published: 'true',
  limit: '1000',
} as const satisfies RequestOf<'productList'>;

/** RTK Query rejects `queryFulfilled` with `{ error }` when the call failed, else with the throw. */
function errorOf(rejection: unknown): AppError {
  const wrapped =
    typeof rejection === 'object' && rejection !== null && 'error' in rejection
      ? rejection.error
      : rejection;
  return toAppError(wrapped);
}

/** Category and tag failures are logged only; the shop goes on with an empty list (section 8). */
async function logFailure(queryFulfilled: Promise<unknown>, what: string): Promise<void> {
  try {
    await queryFulfilled;
  } catch (rejection) {
    console.warn(`${what} could not be loaded: ${errorOf(rejection).message}`);
  }
}

export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    productList: build.query<ResponseOf<'productList'>, RequestOf<'productList'>>({
      ...callOf('productList'),
      providesTags: [{ type: 'Product', id: 'LIST' }],
      keepUnusedDataFor: HOUR,
      async onQueryStarted(_arg, { queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch (rejection) {
          const error = errorOf(rejection);
          // Being offline has its own notice, and the kept catalogue goes on being shown.
          if (error.kind !== 'offline') toast.error(error.message);
        }
      },
    }),
    productCategories: build.query<ResponseOf<'productCategories'>, void>({
      ...callOf('productCategories'),
      providesTags: ['Taxonomy'],
      keepUnusedDataFor: HOUR,
      onQueryStarted: (_arg, { queryFulfilled }) => logFailure(queryFulfilled, 'Categories'),
    }),
    productTags: build.query<ResponseOf<'productTags'>, void>({
      ...callOf('productTags'),
      providesTags: ['Taxonomy'],
      keepUnusedDataFor: HOUR,
      onQueryStarted: (_arg, { queryFulfilled }) => logFailure(queryFulfilled, 'Tags'),
    }),
  }),
});

export const { useProductListQuery, useProductCategoriesQuery, useProductTagsQuery } = catalogApi;
