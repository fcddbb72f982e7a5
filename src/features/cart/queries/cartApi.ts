/**
 * The cart's API calls (spec section 7). Only the outbox writes (sync/runner.ts); screens dispatch edits.
 */
import { baseApi, privateCallOf } from '../../../shared/api/baseApi';
import type { ResponseOf } from '../../../shared/api/contract';
import { ownedWrite, type Owned } from '../../session/ownedWrite';

export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cartGet: build.query<ResponseOf<'cartGet'>, string>({
      ...privateCallOf('cartGet'),
      providesTags: (_result, _error, uid) => [{ type: 'Cart', id: uid }],
      keepUnusedDataFor: 300,
    }),
    // No `invalidatesTags`: the tag is invalidated once, when the outbox has drained.
    cartAdd: build.mutation<ResponseOf<'cartAdd'>, Owned<'cartAdd'>>({
      queryFn: ownedWrite('cartAdd'),
    }),
    cartUpdate: build.mutation<ResponseOf<'cartUpdate'>, Owned<'cartUpdate'>>({
      queryFn: ownedWrite('cartUpdate'),
    }),
  }),
});

export const { useCartGetQuery } = cartApi;
