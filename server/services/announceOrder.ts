import type { Store } from './ports';

/** Writes the messages about a new order, to shopper and operator. */
export async function announceOrder(
  inside: Store,
  kind: 'order-placed' | 'order-paid',
  orderId: string,
  at: number,
): Promise<void> {
  await inside.messages.add(kind, orderId, at);
  await inside.messages.add('operator-new-order', orderId, at);
}
