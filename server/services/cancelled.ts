import type { OrderStatus } from '../../src/shared/api/contract';
import type { Store } from './ports';

/**
 * Cancels an order inside a transaction and gives back its units and its discount code. Returns false and changes nothing unless
 * its status is one of `from`.
 */
export async function markCancelled(
  inside: Store,
  orderId: string,
  from: readonly OrderStatus[],
  at: number,
): Promise<boolean> {
  if (!(await inside.orders.moveStatus(orderId, from, 'Cancelled'))) return false;
  await inside.orders.addChange(orderId, { status: 'Cancelled', at });
  await inside.coupons.giveBack(orderId);
  await inside.stock.giveBack(orderId);
  return true;
}
