import { useCallback } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { signOutRequested } from './sessionSlice';

/**
 * Logs out: the token, the cart, the wishlist, drafts and queued work are cleared in every tab,
 * and every tab goes to `/` (SessionWatcher). What is on its way to the account gets up to three
 * seconds to arrive.
 */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(signOutRequested());
  }, [dispatch]);
}
