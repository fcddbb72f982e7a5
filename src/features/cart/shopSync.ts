import { createSelector } from '@reduxjs/toolkit';
import { selectWishesFailed, selectWishesWaiting } from '../wishlist/wishlistSelectors';
import type { WishlistRootState } from '../wishlist/wishlistSlice';
import { pauseReason, selectCartSync, type CartSync } from './cartSelectors';

/** The combined sync status of cart and wishlist, shown on every page. */
export const selectShopSync = createSelector(
  [
    selectCartSync,
    selectWishesWaiting,
    selectWishesFailed,
    (state: WishlistRootState) => state.wishlist.run.phase,
  ],
  (cart, wishes, haveFailed, phase): CartSync => {
    if (wishes === 0) return cart;
    const state = haveFailed || cart.state === 'failed' ? 'failed' : 'waiting';
    const reason = pauseReason(phase);
    return { state, waiting: cart.waiting + wishes, reason: cart.reason ?? reason };
  },
);
