import type { OrderItem } from '../../src/shared/api/contract';
import { discounted } from './discounts';
import { checkLines } from './orderRules';
import type { CouponRecord, Store } from './ports';

/**
 * Compares lines with the catalogue and the stock of this moment.
 *
 * @param orderId the order that has taken units for these lines already: they count as available
 * @param coupon whose discount is subtracted; `couponRefusal` says why it is not
 */
export async function checkOrder(
  store: Store,
  items: readonly OrderItem[],
  { orderId, coupon }: { orderId?: string; coupon?: CouponRecord | null | undefined } = {},
): Promise<ReturnType<typeof checkLines> & { couponRefusal: string | null }> {
  const found = await store.products.findMany(items.map((item) => item._id));
  const products = new Map(found.map((product) => [product.id, product]));
  const taken = orderId === undefined ? [] : await store.stock.takenBy(orderId);
  const checked = checkLines(items, products, taken);
  if (!coupon || checked.items.length === 0) return { ...checked, couponRefusal: null };
  const less = discounted(coupon, checked.items, products);
  return {
    ...checked,
    items: less.items,
    amount: checked.amount - less.discount,
    couponRefusal: less.refusal,
  };
}
