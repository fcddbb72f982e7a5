import { useCallback, useMemo } from 'react';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import type { LineItem } from '../../sync/quantityMap';
import { selectUid } from '../session/sessionSelectors';
import { selectIsWishlisted, selectWishlistIds } from './wishlistSelectors';
import { productSaved, productUnsaved, wishlistCleared } from './wishlistSlice';

export const WISH_ADDED = t('Added to wishlist!');
export const WISH_REMOVED = t('Removed from wishlist');
export const WISH_CLEARED = t('Wishlist cleared');
export const WISH_KNOWN = t('Product already in wishlist!');

export interface Wishlist {
  ids: string[];
  has: (productId: string) => boolean;
  /**
   * Saves a product, or says that it is saved already (spec section 5). `movedFrom`: the cart line that is
   * moved.
   */
  add: (productId: string, movedFrom?: LineItem) => void;
  remove: (productId: string) => void;
  clear: () => void;
}

/** Wishlist edits without a subscription, for the heart on every card. */
export function useWishlistActions(): Pick<Wishlist, 'add' | 'remove' | 'clear'> {
  const store = useAppStore();
  return useMemo(() => {
    const uid = () => selectUid(store.getState());
    const add = (productId: string, movedFrom?: LineItem) => {
      const isKnown = selectIsWishlisted(store.getState(), productId);
      // Also dispatched if it is saved already: a cart line that is moved here has to leave the cart.
      if (!isKnown || movedFrom) store.dispatch(productSaved(productId, uid(), movedFrom));
      if (isKnown) toast.info(WISH_KNOWN);
      else toast.success(WISH_ADDED);
    };
    const remove = (productId: string) => {
      store.dispatch(productUnsaved(productId, uid()));
      toast.success(WISH_REMOVED);
    };
    return {
      add,
      remove,
      clear: () => {
        store.dispatch(wishlistCleared(selectWishlistIds(store.getState()), uid()));
        toast.success(WISH_CLEARED);
      },
    };
  }, [store]);
}

/** The saved products, and edits of them. */
export function useWishlist(): Wishlist {
  const ids = useAppSelector(selectWishlistIds);
  const has = useCallback((productId: string) => ids.includes(productId), [ids]);
  return { ids, has, ...useWishlistActions() };
}
