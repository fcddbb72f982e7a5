import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppStore } from '../../app/hooks';
import type { Order } from '../../shared/api/contract';
import { lacksColour } from '../../shared/api/colours';
import { isSoldIn } from '../../shared/lib/variants';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import { selectLineQuantity } from '../cart/cartSelectors';
import { useCartActions } from '../cart/useCartActions';
import { notBuyable } from '../catalog/price';
import { selectProductEntities } from '../catalog/catalogSelectors';

/**
 * Adds an order's items to the cart at today's prices and opens the cart. Names and skips what is no longer
 * sold.
 */
export function useBuyAgain(): (order: Order) => void {
  const store = useAppStore();
  const { addLine, setQuantity } = useCartActions();
  const navigate = useNavigate();
  return useCallback(
    (order) => {
      const products = selectProductEntities(store.getState());
      const missing: string[] = [];
      for (const { _id, name, size, quantity } of order.items) {
        const product = products[_id];
        if (!product || notBuyable(product) !== null) {
          missing.push(name);
          continue;
        }
        const before = selectLineQuantity(store.getState(), _id, size);
        if (lacksColour(product, size)) {
          // The order is older than the choice of colours: the cart asks for one.
          setQuantity(_id, size, before + quantity);
        } else if (!isSoldIn(product, size)) {
          missing.push(name);
        } else if (addLine(product, size) && quantity > 1) {
          setQuantity(_id, size, before + quantity);
        }
      }
      if (missing.length > 0)
        toast.info(t('Not available now: {names}', { names: missing.join(', ') }));
      if (missing.length < order.items.length) void navigate(paths.cart);
    },
    [store, addLine, setQuantity, navigate],
  );
}
