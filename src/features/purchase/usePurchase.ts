import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { DEFAULT_SIZE } from '../../shared/api/productRules';
import { LOW_STOCK, unitsLeft } from '../../shared/lib/stock';
import { coloursOf, writeVariant } from '../../shared/lib/variants';
import { isRepeatedClick } from '../../shared/lib/clicks';
import { notBuyable, SOLD_OUT } from '../catalog/price';
import { selectCartLines } from '../cart/cartSelectors';
import { SIZE_NEEDED, useCartActions } from '../cart/useCartActions';

export interface Purchase {
  /** The chosen size; null until one is chosen, `default` for a product without sizes. */
  size: string | null;
  chooseSize: (size: string) => void;
  /** The colours to choose from; empty if there is no choice. */
  colours: readonly string[];
  /** The chosen colour, at first one that is left; null if there is no choice. */
  colour: string | null;
  chooseColour: (colour: string) => void;
  /** Size and colour, as a line has them; null until a size is chosen. */
  variant: string | null;
  /** The specified message (spec section 5) while no size is chosen, else null. */
  refusal: string | null;
  /** Why nothing can be added, as the button's text; null if something can. */
  blocked: string | null;
  /** Sizes without stock, in the chosen colour. */
  soldOut: string[];
  /** Colours without stock, in the chosen size or in every size. */
  soldOutColours: string[];
  /** Units left of the variant, if they are few; else null. */
  fewLeft: number | null;
  /** Units in the cart: of the variant, or of all while no size is chosen. */
  inCart: number;
  /** Adds one unit, or refuses and moves focus to the sizes. */
  add: (event: { detail: number }) => void;
  picker: RefObject<HTMLFieldSetElement | null>;
}

/**
 * Choosing a variant and adding it: shared by the product page, its sticky bar and quick view.
 *
 * @param named the colour that was chosen or that the address names, whether it exists or not; null for none
 * @param chooseColour is called with the shopper's choice
 */
export function usePurchase(
  product: Product,
  [named, chooseColour]: readonly [string | null, (colour: string) => void],
): Purchase {
  const { addLine } = useCartActions();
  const picker = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<{ productId: string; size: string } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const needsSize = product.sizes.length > 0;
  // The choice belongs to one product: the page stays mounted between products.
  const chosen = choice?.productId === product._id ? choice.size : null;
  const size = needsSize ? chosen : DEFAULT_SIZE;
  const colours = coloursOf(product);
  /** In one size, or in all of them. */
  const isSoldOut = (some: string, inSize: string | null) =>
    (inSize === null && needsSize ? product.sizes : [inSize ?? DEFAULT_SIZE]).every(
      (each) => unitsLeft(product, writeVariant(each, some)) === 0,
    );
  const colour =
    colours.find((each) => each === named) ??
    colours.find((each) => !isSoldOut(each, null)) ??
    colours[0] ??
    null;
  const variant = size === null ? null : writeVariant(size, colour);

  const inCart = useAppSelector((state) =>
    selectCartLines(state).reduce(
      (sum, line) =>
        line.productId === product._id && (variant === null || line.size === variant)
          ? sum + line.quantity
          : sum,
      0,
    ),
  );

  const left = variant === null ? null : unitsLeft(product, variant);

  return {
    size,
    blocked: notBuyable(product) ?? (left === 0 ? SOLD_OUT : null),
    soldOut: product.sizes.filter((each) => unitsLeft(product, writeVariant(each, colour)) === 0),
    soldOutColours: colours.filter((each) => isSoldOut(each, size)),
    colours,
    colour,
    chooseColour,
    variant,
    fewLeft: left !== null && left > 0 && left <= LOW_STOCK ? left : null,
    chooseSize: (next) => {
      setChoice({ productId: product._id, size: next });
      setIsRefused(false);
    },
    refusal: isRefused && size === null ? SIZE_NEEDED : null,
    inCart,
    add: (event) => {
      if (isRepeatedClick(event)) return;
      if (addLine(product, variant ?? DEFAULT_SIZE) || size !== null) return;
      setIsRefused(true);
      picker.current?.querySelector('input')?.focus();
    },
    picker,
  };
}
