import type { OrderItem } from '../../src/shared/api/contract';
import { checkLines } from './orderRules';
import type { Store } from './ports';

/**
 * Compares lines with the catalogue and the stock of this moment.
 *
 * @param orderId the order that has taken units for these lines already: they count as available
 */
export async function checkOrder(
  store: Store,
  items: readonly OrderItem[],
  orderId?: string,
): Promise<ReturnType<typeof checkLines>> {
  const found = await store.products.findMany(items.map((item) => item._id));
  const products = new Map(found.map((product) => [product.id, product]));
  const taken = orderId === undefined ? [] : await store.stock.takenBy(orderId);
  return checkLines(items, products, taken);
}
