/** Which orders a filter of the history shows: on the server, and on the device while it is offline. */
import type { Order, OrderGroup } from '../../shared/api/contract';
import { fold } from '../catalog/fold';

type Listed = Pick<Order, '_id' | 'items' | 'status' | 'paymentMethod' | 'paymentStatus'>;

export const isUpi = (order: Pick<Order, 'paymentMethod'>): boolean =>
  order.paymentMethod.toLowerCase() === 'upi';

/** These orders have ended without a delivery: nothing is due, and what was paid goes back. */
export const CALLED_OFF: readonly string[] = ['Cancelled', 'Returned to store', 'Lost'];

export const isCalledOff = ({ status }: Pick<Order, 'status'>): boolean =>
  CALLED_OFF.includes(status);

/** A UPI order that can still be paid for, or switched to Cash on Delivery. */
export const awaitsPayment = (
  order: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>,
): boolean =>
  isUpi(order) &&
  !isCalledOff(order) &&
  (order.paymentStatus === 'pending' || order.paymentStatus === 'failed');

/** The short order number: `4F2A91C0`. */
export const orderNumber = (orderId: string): string =>
  orderId.replaceAll('-', '').slice(-8).toUpperCase();

/** Each order is in one group. */
export function groupOf(order: Listed): OrderGroup {
  if (isCalledOff(order)) return 'cancelled';
  if (order.status === 'Delivered') return 'delivered';
  return awaitsPayment(order) ? 'unpaid' : 'open';
}

export interface OrderFilter {
  group?: OrderGroup | undefined;
  /** Words of a product's name, or the order's number. */
  search?: string | undefined;
}

/** Every word of the search is in the name of one of the products, or the order's number begins with the search. */
export function matchesFilter(order: Listed, { group, search = '' }: OrderFilter): boolean {
  if (group !== undefined && groupOf(order) !== group) return false;
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const isIn = (name: string) => words.every((word) => fold(name).includes(word));
  return (
    orderNumber(order._id).startsWith(search.trim().toUpperCase()) ||
    order.items.some((item) => isIn(item.name))
  );
}
