import { createSelector } from '@reduxjs/toolkit';
import { selectWishesFailed, selectWishesWaiting } from '../wishlist/wishlistSelectors';
import type { WishlistRootState } from '../wishlist/wishlistSlice';
import { selectCartSync, type CartSync } from './cartSelectors';

/** The cart's state and the wishlist's in one: what the shop says in one place, on every page. */
export const selectShopSync = createSelector(
  [
    selectCartSync,
    selectWishesWaiting,
    selectWishesFailed,
    (state: WishlistRootState) => state.wishlist.paused,
  ],
  (cart, wishes, haveFailed, paused): CartSync => {
    if (wishes === 0) return cart;
    const state = haveFailed || cart.state === 'failed' ? 'failed' : 'waiting';
    const reason = paused === 'auth' ? 'signed-out' : (paused ?? 'sending');
    return { state, waiting: cart.waiting + wishes, reason: cart.reason ?? reason };
  },
);
