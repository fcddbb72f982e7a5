import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import { useCartGetQuery } from './cartApi';

/** Seconds for which the account's cart counts as just read. */
const FRESH_S = 30;

/**
 * Reads the account's cart again: another device may have changed it. Waits for this device's
 * record first: an answer that cannot be held against a record would be asked for twice.
 */
export function useAccountCart(): { isLoading: boolean } {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasRecord = useAppSelector((state) => state.cart.record?.uid === uid);
  const { isLoading } = useCartGetQuery(isSignedIn && uid !== null && hasRecord ? uid : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  return { isLoading: isLoading || (isSignedIn && !hasRecord && navigator.onLine) };
}
