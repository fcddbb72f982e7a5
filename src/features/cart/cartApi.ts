/**
 * Calls of the cart (spec section 7). Writes travel only through the outbox (replay/runner.ts);
 * screens dispatch taps and never these.
 */
import { nanoid } from '@reduxjs/toolkit';
import { appError } from '../../shared/api/appError';
import { baseApi, privateCallOf, sendCall } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';
import type { SessionRootState } from '../session/sessionSlice';

/** Every write names its owner: the person may have changed between the tap and the call. */
type Owned<T> = T & { uid: string };

/** The token, if it is still this person's. */
export function tokenOf(state: unknown, uid: string): string | null {
  const { session } = state as SessionRootState;
  return session.uid === uid ? session.token : null;
}

export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cartGet: build.query<ResponseOf<'cartGet'>, string>({
      ...privateCallOf('cartGet'),
      providesTags: (_result, _error, uid) => [{ type: 'Cart', id: uid }],
      keepUnusedDataFor: 300,
    }),
    // No `invalidatesTags`: the tag is invalidated once, when the outbox has drained.
    cartAdd: build.mutation<ResponseOf<'cartAdd'>, Owned<RequestOf<'cartAdd'>>>({
      queryFn: ({ uid, ...body }, { getState, signal }) => {
        const token = tokenOf(getState(), uid);
        return token === null
          ? { error: appError('unauthorized') }
          : sendCall('cartAdd', { ...body, key: nanoid() }, { token, signal });
      },
    }),
    cartUpdate: build.mutation<ResponseOf<'cartUpdate'>, Owned<RequestOf<'cartUpdate'>>>({
      queryFn: ({ uid, ...body }, { getState, signal }) => {
        const token = tokenOf(getState(), uid);
        return token === null
          ? { error: appError('unauthorized') }
          : sendCall('cartUpdate', { ...body, key: nanoid() }, { token, signal });
      },
    }),
  }),
});

export const { useCartGetQuery } = cartApi;
