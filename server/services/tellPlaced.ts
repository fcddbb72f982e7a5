import type { Store } from './ports';

/** Tells shopper and operator of a new order that is paid for on delivery. */
export async function tellPlaced(inside: Store, orderId: string, at: number): Promise<void> {
  await inside.messages.add('order-placed', orderId, at);
  await inside.messages.add('operator-new-order', orderId, at);
}
