import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../app/hooks';
import { FRESH_S, useAccountRead, type AccountRead } from '../cart/useAccountRead';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import { useWishlistGetQuery } from './wishlistApi';

/** Reads the account's wishlist again: another device may have changed it. */
export function useAccountWishlist(): AccountRead {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const record = useAppSelector((state) => state.wishlist.record);
  const query = useWishlistGetQuery(isSignedIn && uid !== null ? uid : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  return useAccountRead(record, query);
}
