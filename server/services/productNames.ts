import type { OrderItem } from '../../src/shared/api/contract';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { nameIn } from './catalogue';
import { catalogueOf } from './catalogueSnapshot';
import type { Store } from './ports';

/** An order with names of products. Products that are not on sale any more keep the English name of the order. */
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
