import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { appError } from '../../shared/api/appError';
import { sendCall } from '../../shared/api/baseApi';
import type { RequestOf } from '../../shared/api/contract';
import type { SessionRootState } from './sessionSlice';
import { tokenOf } from './tokenOf';

/** Writes to a person's cart and wishlist, each with an idempotency key. */
type OwnedCall = 'cartAdd' | 'cartUpdate' | 'wishlistAdd' | 'wishlistRemove' | 'wishlistClear';

/** Every write names its owner: another person may have signed in between edit and call. */
export type Owned<N extends OwnedCall> = Omit<NonNullable<RequestOf<N>>, 'key'> & { uid: string };

/** The `queryFn` of a write. Sends only with its owner's token, else returns `unauthorized`. */
export const ownedWrite =
  <N extends OwnedCall>(name: N) =>
  ({ uid, ...body }: Owned<N>, { getState, signal }: BaseQueryApi) => {
    const { session } = getState() as SessionRootState;
    const token = tokenOf(session, uid);
    return token === null
      ? { error: appError('unauthorized') }
      : sendCall(name, { ...body, key: nanoid() }, { token, signal });
  };
