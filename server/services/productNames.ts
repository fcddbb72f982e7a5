import type { OrderItem } from '../../src/shared/api/contract';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { nameIn } from './catalogue';
import { catalogueOf } from './catalogueSnapshot';
import type { Store } from './ports';

/** Names the items of an order in a language. A product that is no longer on sale keeps the order's English name. */
export type NameItems = <Order extends { items: OrderItem[] }>(order: Order) => Order;

export async function namesIn(store: Store, language: string): Promise<NameItems> {
  if (language === SOURCE_LANGUAGE) return (order) => order;
  const { byId } = await catalogueOf(store);
  const named = (item: OrderItem): OrderItem => {
    const product = byId.get(item._id);
    return product ? { ...item, name: nameIn(product, language) } : item;
  };
  return (order) => ({ ...order, items: order.items.map(named) });
}
