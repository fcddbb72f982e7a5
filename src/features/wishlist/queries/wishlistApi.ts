/** The wishlist's API calls (spec section 7). Only the outbox writes. */
import { baseApi, privateCallOf } from '../../../shared/api/baseApi';
import type { ResponseOf } from '../../../shared/api/contract';
import { ownedWrite, type Owned } from '../../session/ownedWrite';

const rereadIfRefused = (_result: unknown, error: unknown, { uid }: { uid: string }) =>
  error ? [{ type: 'Wishlist' as const, id: uid }] : [];

export const wishlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    wishlistGet: build.query<ResponseOf<'wishlistGet'>, string>({
      ...privateCallOf('wishlistGet'),
      providesTags: (_result, _error, uid) => [{ type: 'Wishlist', id: uid }],
      keepUnusedDataFor: 300,
    }),
    wishlistAdd: build.mutation<ResponseOf<'wishlistAdd'>, Owned<'wishlistAdd'>>({
      queryFn: ownedWrite('wishlistAdd'),
      invalidatesTags: rereadIfRefused,
    }),
    wishlistRemove: build.mutation<ResponseOf<'wishlistRemove'>, Owned<'wishlistRemove'>>({
      queryFn: ownedWrite('wishlistRemove'),
      invalidatesTags: rereadIfRefused,
    }),
    wishlistClear: build.mutation<ResponseOf<'wishlistClear'>, Owned<'wishlistClear'>>({
      queryFn: ownedWrite('wishlistClear'),
      invalidatesTags: rereadIfRefused,
    }),
  }),
});

export const { useWishlistGetQuery } = wishlistApi;
