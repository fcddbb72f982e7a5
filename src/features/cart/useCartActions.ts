import { useMemo } from 'react';
import { useAppStore } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { MAX_QUANTITY } from '../../shared/api/productRules';
import { currentPath } from '../../shared/i18n/language';
import { t } from '../../shared/i18n/t';
import { firstVariant } from '../../shared/lib/stock';
import { isSoldIn } from '../../shared/lib/variants';
import { toast } from '../../shared/ui/notify';
import { ADDED, hasMiniCart } from './hasMiniCart';
import { displayedPrice } from '../catalog/price';
import { selectUid } from '../session/sessionSelectors';
import type { LineItem } from '../../sync/quantityMap';
import { selectLineQuantity } from './cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from './cartSlice';

export const SIZE_NEEDED = t('Please select a size before adding to cart.');

export interface CartActions {
  /**
   * Adds a unit and says so. Returns false, with a message, if a size must be chosen first. `size` carries the
   * variant. `movedFrom`: the wishlist line that is moved.
   */
  addLine: (product: Product, size?: string, movedFrom?: LineItem) => boolean;
  /** Sets a quantity of 1 or more; other values are ignored (spec section 5). */
  setQuantity: (productId: string, size: string, quantity: number) => void;
  removeLine: (productId: string, size: string) => void;
}

/** Cart edits for guests and signed-in shoppers. Each shows at once. */
export function useCartActions(): CartActions {
  const store = useAppStore();
  return useMemo<CartActions>(() => {
    const uid = () => selectUid(store.getState());
    return {
      addLine: (product, size = firstVariant(product), movedFrom) => {
        if (!isSoldIn(product, size)) {
          toast.error(SIZE_NEEDED);
          return false;
        }
        if (selectLineQuantity(store.getState(), product._id, size) >= MAX_QUANTITY) {
          toast.info(t('{max} is the most of one item in a cart.', { max: MAX_QUANTITY }));
          return false;
        }
        const unitPaise = displayedPrice(product);
        // Its buttons are disabled and say why.
        if (unitPaise === null) return false;
        const line = { productId: product._id, size, unitPaise };
        store.dispatch(lineAdded({ ...line, ...(movedFrom && { movedFrom }) }, uid()));
        if (!hasMiniCart(currentPath())) toast.success(ADDED);
        return true;
      },
      setQuantity: (productId, size, quantity) => {
        if (!Number.isInteger(quantity) || quantity < 1) return;
        const capped = Math.min(quantity, MAX_QUANTITY);
        if (capped === selectLineQuantity(store.getState(), productId, size)) return;
        store.dispatch(quantityChanged({ productId, size, quantity: capped }, uid()));
      },
      removeLine: (productId, size) => {
        store.dispatch(lineRemoved({ productId, size }, uid()));
      },
    };
  }, [store]);
}
