import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { appError } from '../../shared/api/appError';
import { sendCall } from '../../shared/api/baseApi';
import type { RequestOf } from '../../shared/api/contract';
import type { SessionRootState } from './sessionSlice';

/** The writes to one person's cart and wishlist: each goes out under a key of its own. */
type OwnedCall = 'cartAdd' | 'cartUpdate' | 'wishlistAdd' | 'wishlistRemove' | 'wishlistClear';

/** Every write names its owner: the person may have changed between the tap and the call. */
export type Owned<N extends OwnedCall> = Omit<NonNullable<RequestOf<N>>, 'key'> & { uid: string };

/** The `queryFn` of a write, which only its owner's token sends; without it `unauthorized`. */
export const ownedWrite =
  <N extends OwnedCall>(name: N) =>
  ({ uid, ...body }: Owned<N>, { getState, signal }: BaseQueryApi) => {
    const { session } = getState() as SessionRootState;
    const token = session.uid === uid ? session.token : null;
    return token === null
      ? { error: appError('unauthorized') }
      : sendCall(name, { ...body, key: nanoid() }, { token, signal });
  };
