import { createSelector } from '@reduxjs/toolkit';
import { selectWishesWaiting } from '../wishlist/wishlistSelectors';
import type { WishlistRootState } from '../wishlist/wishlistSlice';
import { selectCartSync, type CartSync } from './cartSelectors';

/** The cart's state and the wishlist's in one: what the shop says in one place, on every page. */
export const selectShopSync = createSelector(
  [selectCartSync, selectWishesWaiting, (state: WishlistRootState) => state.wishlist.paused],
  (cart, wishes, paused): CartSync => {
    if (wishes === 0) return cart;
    if (cart.state !== 'saved') return { ...cart, waiting: cart.waiting + wishes };
    const reason = paused === 'auth' ? 'signed-out' : (paused ?? 'sending');
    return { state: 'waiting', waiting: wishes, reason };
  },
);
