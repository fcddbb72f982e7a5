import { useCallback } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { signOutRequested } from './sessionSlice';

/**
 * Logs out: clears token, cart, wishlist, drafts and queued work in every tab, and every tab opens `/`
 * (SessionWatcher). What has not reached the account is sent in the background, for up to three seconds.
 */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(signOutRequested());
  }, [dispatch]);
}
