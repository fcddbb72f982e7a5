/** Calls of the wishlist (spec section 7); writes travel only through its outbox. */
import { appError } from '../../shared/api/appError';
import { baseApi, privateCallOf, sendCall } from '../../shared/api/baseApi';
import type { ResponseOf } from '../../shared/api/contract';
import type { SessionRootState } from '../session/sessionSlice';

function tokenOf(state: unknown, uid: string): string | null {
  const { session } = state as SessionRootState;
  return session.uid === uid ? session.token : null;
}

interface OwnedProduct {
  uid: string;
  productId: string;
}

export const wishlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    wishlistGet: build.query<ResponseOf<'wishlistGet'>, string>({
      ...privateCallOf('wishlistGet'),
      providesTags: (_result, _error, uid) => [{ type: 'Wishlist', id: uid }],
      keepUnusedDataFor: 300,
    }),
    wishlistAdd: build.mutation<ResponseOf<'wishlistAdd'>, OwnedProduct>({
      queryFn: ({ uid, productId }, { getState, signal }) => {
        const token = tokenOf(getState(), uid);
        return token === null
          ? { error: appError('unauthorized') }
          : sendCall('wishlistAdd', { productId }, { token, signal });
      },
      invalidatesTags: (_result, error, { uid }) => (error ? [{ type: 'Wishlist', id: uid }] : []),
    }),
    wishlistRemove: build.mutation<ResponseOf<'wishlistRemove'>, OwnedProduct>({
      queryFn: ({ uid, productId }, { getState, signal }) => {
        const token = tokenOf(getState(), uid);
        return token === null
          ? { error: appError('unauthorized') }
          : sendCall('wishlistRemove', { productId }, { token, signal });
      },
      invalidatesTags: (_result, error, { uid }) => (error ? [{ type: 'Wishlist', id: uid }] : []),
    }),
    wishlistClear: build.mutation<ResponseOf<'wishlistClear'>, { uid: string }>({
      queryFn: ({ uid }, { getState, signal }) => {
        const token = tokenOf(getState(), uid);
        return token === null
          ? { error: appError('unauthorized') }
          : sendCall('wishlistClear', undefined, { token, signal });
      },
      invalidatesTags: (_result, error, { uid }) => (error ? [{ type: 'Wishlist', id: uid }] : []),
    }),
  }),
});

export const { useWishlistGetQuery } = wishlistApi;
