import { baseApi, callOf, urlOf, type ApiCall } from '../../../shared/api/baseApi';
import type { AppError } from '../../../shared/api/appError';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ProductId, RequestOf, ResponseOf } from '../../../shared/api/contract';
import { errorOf, logFailure } from '../../../shared/api/logFailure';
import { hydrated } from '../../../shared/lib/hydration';
import { toast } from '../../../shared/ui/notify';
import { catalogueCompleted, isShown } from '../catalogSlice';
import type { KnownProducts } from '../knownProducts';
import { asKnownInChunks, byIdInChunks } from './productsInChunks';

const HOUR = 3600;

/**
 * The arguments of the list call (spec sections 7 and 9). `inStock=true` is left out on purpose: a product
 * that sells out stays visible, marked "Out of stock" (docs/decisions.md). Without it, cards, cart lines
 * and wishlist entries would vanish silently.
 */
export const LIST_QUERY = {
  published: 'true',
  limit: '1000',
} as const satisfies RequestOf<'productList'>;

/** The address of the first list call, so that the document can request it before React is loaded. */
export const catalogueAddresses = (): string[] => [
  urlOf('productList', LIST_QUERY),
  urlOf('productCategories'),
  urlOf('productTags'),
];

/** The part of the store that this file reads. */
interface StateWithProducts {
  catalog: KnownProducts;
}

const knownIn = (getState: () => unknown) => () => (getState() as StateWithProducts).catalog;

/**
 * Replaces unchanged products by those in the state. Freezes the result, because Immer freezes deeply
 * whatever enters the state: with a thousand products that is a long task, once for the cache and once for
 * the catalogue. Immer skips frozen values.
 */
const listCall = {
  queryFn: async (
    query: RequestOf<'productList'>,
    { getState }: BaseQueryApi,
    _options: unknown,
    send: (call: ApiCall) => ReturnType<BaseQueryFn<ApiCall, unknown, AppError>>,
  ) => {
    const answer = await send({ name: 'productList', body: query });
    if (answer.error) return { error: answer.error };
    // `sendCall` has checked it against the contract.
    const list = answer.data as ResponseOf<'productList'>;
    const products = await asKnownInChunks(knownIn(getState), list.products);
    for (const product of products) Object.freeze(product);
    Object.freeze(products);
    return { data: Object.freeze({ ...list, products }) };
  },
};

/**
 * An answer that a page contains for its own address. `total`: the number of all products, if the page hydrates with
 * the answer's products alone.
 */
export type PageAnswer = { total?: number } & (
  | { endpointName: 'productSearch'; arg: string; value: ResponseOf<'productSearch'> }
  | { endpointName: 'productsById'; arg: ProductId[]; value: ResponseOf<'productList'> }
);

export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    productList: build.query<ResponseOf<'productList'>, RequestOf<'productList'>>({
      ...listCall,
      providesTags: [{ type: 'Product', id: 'LIST' }],
      keepUnusedDataFor: HOUR,
      async onQueryStarted(query, api) {
        const { dispatch, queryFulfilled, requestId } = api;
        try {
          const { data } = await queryFulfilled;
          const { total = 0 } = data;
          const received = data.products.length;
          if (query.page !== undefined || total <= received) return;
          // Reading the text of a thousand products is a long task on a slow phone, and cannot be divided.
          const limit = Math.max(1, Math.floor(received / 2));
          const last = Math.ceil(total / limit);
          // A prerendered page shows the list's first page; hydration must find the same.
          await hydrated;
          const fetchPage = (page: number) =>
            dispatch(
              catalogApi.endpoints.productRest.initiate(
                { ...query, limit: String(limit), page: String(page) },
                { subscribe: false, forceRefetch: true },
              ),
            ).unwrap();
          // The first page is shown meanwhile; the rest is added at once, so that the index is built once.
          const all = data.products.filter(isShown);
          for (let page = Math.floor(received / limit) + 1; page <= last; page += 2) {
            const pages = page < last ? [page, page + 1] : [page];
            const answers = await Promise.all(pages.map(fetchPage));
            // The list was fetched again (back online): its other pages follow from that answer.
            if (api.getCacheEntry().requestId !== requestId) return;
            if (answers.some(({ version }) => version !== data.version)) {
              void dispatch(
                catalogApi.endpoints.productList.initiate(query, {
                  subscribe: false,
                  forceRefetch: true,
                }),
              );
              return;
            }
            for (const { products } of answers) all.push(...products.filter(isShown));
          }
          // Again, because stored products may have been read since the first pages arrived.
          const shared = await asKnownInChunks(
            knownIn(() => api.getState()),
            all,
          );
          const completed = await byIdInChunks(shared);
          if (api.getCacheEntry().requestId === requestId) dispatch(catalogueCompleted(completed));
        } catch (rejection) {
          const error = errorOf(rejection);
          // Offline has its own notice, and the stored catalogue stays visible.
          if (error.kind !== 'offline') toast.error(error.message);
        }
      },
    }),
    /** A further page of the list, used only by `productList`. */
    productRest: build.query<ResponseOf<'productList'>, RequestOf<'productList'>>({
      ...listCall,
      keepUnusedDataFor: 0,
    }),
    /** One listing by its address, as `listingQuery` writes it, while the catalogue is incomplete. */
    productSearch: build.query<ResponseOf<'productSearch'>, string>({
      query: (listing) => ({ name: 'productSearch', body: new URLSearchParams(listing) }),
      providesTags: [{ type: 'Product', id: 'LIST' }],
      // Not retried: the device's own products are shown instead.
      extraOptions: { retryCondition: () => false },
    }),
    /** Products by ids, for those that the device lacks. */
    productsById: build.query<ResponseOf<'productList'>, ProductId[]>({
      query: (ids) => ({
        name: 'productList',
        body: new URLSearchParams(ids.map((id) => ['id', id])),
      }),
      providesTags: [{ type: 'Product', id: 'LIST' }],
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
    /** A search of the whole shop that finds nothing. */
    searchMissed: build.mutation<ResponseOf<'searchMissed'>, RequestOf<'searchMissed'>>(
      callOf('searchMissed'),
    ),
  }),
});

export const {
  useSearchMissedMutation,
  useProductListQuery,
  useProductSearchQuery,
  useProductsByIdQuery,
  useProductCategoriesQuery,
  useProductTagsQuery,
} = catalogApi;

/** Reads a listing from the cache without requesting it. */
export const { useQueryState: useProductSearchState } = catalogApi.endpoints.productSearch;
