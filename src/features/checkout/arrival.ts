/** What the checkout says to the page of orders on its way there. */
import type { Order, PaymentMethod } from '../../shared/api/contract';

export interface Arrival {
  placed?: PaymentMethod | undefined;
  /** Null where the server did not say which order it is. */
  orderId?: string | null | undefined;
}

const thanks: Record<PaymentMethod, string> = {
  cod: 'Your order is placed. You pay when it arrives.',
  upi: 'Your payment has arrived and your order is placed.',
};

/** The thanks for an order, for as long as they are true of it: Back and a reload bring them again. */
export function arrivalText(arrival: Arrival, orders: readonly Order[]): string | null {
  if (arrival.placed === undefined) return null;
  const status = orders.find(({ _id }) => _id === arrival.orderId)?.status;
  return status === 'Cancelled' || status === 'Delivered' ? null : thanks[arrival.placed];
}
