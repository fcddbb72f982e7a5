import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../../app/hooks';
import { selectIsSignedIn, selectUid } from '../../session/sessionSelectors';
import { useCartGetQuery } from './cartApi';
import { FRESH_S, useAccountRead, type AccountRead } from '../../session/useAccountRead';

/**
 * Reads the account's cart again, because another device may have changed it. Waits for this device's
 * record: without it the answer could not be applied.
 */
export function useAccountCart(): AccountRead {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const record = useAppSelector((state) => state.cart.record);
  const hasRecord = record?.uid === uid;
  const query = useCartGetQuery(isSignedIn && uid !== null && hasRecord ? uid : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  return useAccountRead(record, query);
}
