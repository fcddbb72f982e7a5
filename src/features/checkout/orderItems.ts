/** Converts the cart to the order call's items. Pure; amounts in rupees. */
import type { CartMap, OrderItem, OrderProblem } from '../../shared/api/contract';
import { DEFAULT_SIZE } from '../../shared/api/productRules';
import { fromPaise, toPaise, type Paise } from '../../shared/lib/money';
import type { CartLineView } from '../cart/queries/useCartLines';
import { quantityOf, withQuantity } from '../../sync/quantityMap';
import type { AttemptRecord, OrderPayload } from './attempt';

/** Delivery is free (spec section 9); the sent amount is the cart amount plus this. In paise. */
export const DELIVERY_FEE: Paise = 0;

/** New unit prices in rupees that the shopper has agreed to, by product and size, and the amount that follows. */
export interface AgreedPrices {
  prices: Record<string, number>;
  amount: number | null;
}

/** What a discount code is worth for the cart. */
export interface Discount {
  code: string;
  paise: Paise;
}

const keyOf = (line: { productId: string; size: string }): string =>
  `${line.productId}|${line.size}`;

export const agreedPrices = (
  lines: readonly OrderProblem[],
  amount: number | null,
): AgreedPrices => ({
  prices: Object.fromEntries(
    lines.flatMap((line) =>
      line.problem === 'price-changed' && line.newPrice != null
        ? [[keyOf(line), line.newPrice]]
        : [],
    ),
  ),
  amount,
});

/** The unit price of a line in paise: the agreed one, else the shop's. */
const unitOf = (line: CartLineView, agreed: AgreedPrices | null): Paise => {
  const rupees = agreed?.prices[keyOf(line)];
  return rupees === undefined ? (line.unitPaise ?? 0) : toPaise(rupees);
};

export function orderContents(
  lines: readonly CartLineView[],
  agreed: AgreedPrices | null = null,
  discount: Discount | null = null,
): Pick<OrderPayload, 'items' | 'amount' | 'coupon'> {
  const ordered = lines.filter((line) => line.problem === null && line.product !== undefined);
  const amount = ordered.reduce(
    (sum, line) => sum + unitOf(line, agreed) * line.quantity,
    DELIVERY_FEE - (discount?.paise ?? 0),
  );
  return {
    // The agreed amount has the discount at the new prices.
    amount: agreed?.amount ?? fromPaise(amount),
    ...(discount && { coupon: discount.code }),
    items: ordered.flatMap((line): OrderItem[] => {
      const { product } = line;
      if (!product) return [];
      const unit = fromPaise(unitOf(line, agreed));
      return [
        {
          _id: product._id,
          name: product.name,
          image: product.image,
          price: unit,
          // The displayed price: the sale price where there is one (spec section 9).
          salePrice: unit,
          regularPrice: product.regularPrice,
          quantity: line.quantity,
          size: line.size,
        },
      ];
    }),
  };
}

/** When the cart was ordered (ms), and which units. */
export const orderedBy = ({ orderedAt, payload }: AttemptRecord) => ({
  orderedAt,
  ordered: payload.items.reduce<CartMap>((cart, item) => {
    const line = { productId: item._id, size: item.size ?? DEFAULT_SIZE };
    return withQuantity(cart, line, quantityOf(cart, line) + item.quantity);
  }, {}),
});
