/** What follows once the payment of a UPI order is known. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../shared/api/baseApi';
import type { PaymentMethod } from '../../shared/api/contract';
import { attemptJournal } from './attemptJournal';
import { orderPlaced, type CheckoutRootState } from './checkoutSlice';

/**
 * The order stands: paid, or switched to Cash on Delivery. The journal says whether this browser
 * still owes the cart its emptying, so that it happens once, however often the shopper returns to
 * the payment's address. An order begun in another browser is left to the server, which takes
 * it out of its own cart; this one only looks again.
 */
export const paymentSettled =
  (payment: {
    uid: string;
    orderId: string;
    method: PaymentMethod;
  }): ThunkAction<Promise<void>, CheckoutRootState, unknown, UnknownAction> =>
  async (dispatch) => {
    const { uid, orderId, method } = payment;
    const record = await attemptJournal.ofOrder(uid, orderId);
    if (record?.status === 'paying') {
      await attemptJournal.put({ ...record, method, status: 'placed', updatedAt: Date.now() });
      dispatch(orderPlaced({ orderId, method, orderedAt: record.orderedAt }));
    }
    dispatch(baseApi.util.invalidateTags(['Order', 'Cart']));
  };

/** The order is over without a payment: the next checkout takes a new key. */
export async function orderClosed(uid: string, orderId: string): Promise<void> {
  const record = await attemptJournal.ofOrder(uid, orderId);
  if (record?.status === 'paying') {
    await attemptJournal.put({ ...record, status: 'closed', updatedAt: Date.now() });
  }
}
