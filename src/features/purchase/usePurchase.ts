import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { DEFAULT_SIZE } from '../../shared/api/productRules';
import { LOW_STOCK, unitsLeft } from '../../shared/api/stock';
import { isRepeatedClick } from '../../shared/lib/clicks';
import { notBuyable, SOLD_OUT } from '../catalog/price';
import { selectCartLines } from '../cart/cartSelectors';
import { SIZE_NEEDED, useCartActions } from '../cart/useCartActions';

export interface Purchase {
  /** The chosen size; null until one is chosen, `default` for a product without sizes. */
  size: string | null;
  chooseSize: (size: string) => void;
  /** The specified message (spec section 5) while no size is chosen, else null. */
  refusal: string | null;
  /** Why nothing can be added, as the button's text; null if something can. */
  blocked: string | null;
  /** Sizes without stock. */
  soldOut: string[];
  /** Units left of the chosen size, if they are few; else null. */
  fewLeft: number | null;
  /** Units in the cart: of the chosen size, or of all sizes while none is chosen. */
  inCart: number;
  /** Adds one unit, or refuses and moves focus to the sizes. */
  add: (event: { detail: number }) => void;
  picker: RefObject<HTMLFieldSetElement | null>;
}

/** Choosing a size and adding: shared by the product page, its sticky bar and quick view. */
export function usePurchase(product: Product): Purchase {
  const { addLine } = useCartActions();
  const picker = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<{ productId: string; size: string } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const needsSize = product.sizes.length > 0;
  // The choice belongs to one product: the page stays mounted between products.
  const chosen = choice?.productId === product._id ? choice.size : null;
  const size = needsSize ? chosen : DEFAULT_SIZE;

  const inCart = useAppSelector((state) =>
    selectCartLines(state).reduce(
      (sum, line) =>
        line.productId === product._id && (size === null || line.size === size)
          ? sum + line.quantity
          : sum,
      0,
    ),
  );

  const left = size === null ? null : unitsLeft(product, size);

  return {
    size,
    blocked: notBuyable(product) ?? (left === 0 ? SOLD_OUT : null),
    soldOut: product.sizes.filter((each) => unitsLeft(product, each) === 0),
    fewLeft: left !== null && left > 0 && left <= LOW_STOCK ? left : null,
    chooseSize: (next) => {
      setChoice({ productId: product._id, size: next });
      setIsRefused(false);
    },
    refusal: isRefused && size === null ? SIZE_NEEDED : null,
    inCart,
    add: (event) => {
      if (isRepeatedClick(event)) return;
      if (addLine(product, size ?? undefined)) return;
      if (size !== null) return;
      setIsRefused(true);
      picker.current?.querySelector('input')?.focus();
    },
    picker,
  };
}
