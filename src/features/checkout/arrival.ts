/** What the checkout passes to the orders page. */
import type { Order, PaymentMethod } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';

import { isCalledOff } from '../orders/orderFilter';

export interface Arrival {
  placed?: PaymentMethod | undefined;
  /** Null if the server did not name the order. */
  orderId?: string | null | undefined;
}

const thanks: Record<PaymentMethod, string> = {
  cod: t('Your order is placed. You pay when it arrives.'),
  upi: t('Payment received. Your order is placed.'),
};

/** The thank-you message of an order; Back and a reload show it again while it is true. */
export function arrivalText(arrival: Arrival, orders: readonly Order[]): string | null {
  if (arrival.placed === undefined) return null;
  const order = orders.find(({ _id }) => _id === arrival.orderId);
  const isOver = order && (isCalledOff(order) || order.status === 'Delivered');
  return isOver ? null : thanks[arrival.placed];
}
