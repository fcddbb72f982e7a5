import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../../app/hooks';
import { FRESH_S, useAccountRead, type AccountRead } from '../../session/useAccountRead';
import { selectIsSignedIn, selectUid } from '../../session/sessionSelectors';
import { useWishlistGetQuery } from './wishlistApi';

/** Reads the account's wishlist again, once this device's record is here: as `useAccountCart`. */
export function useAccountWishlist(): AccountRead {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const record = useAppSelector((state) => state.wishlist.record);
  const hasRecord = record?.uid === uid;
  const query = useWishlistGetQuery(isSignedIn && uid !== null && hasRecord ? uid : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  return useAccountRead(record, query);
}
