/** Runs when the payment of a UPI order is known. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../shared/api/baseApi';
import type { PaymentMethod } from '../../shared/api/contract';
import { attemptJournal } from './attemptJournal';
import { orderPlaced, type CheckoutRootState } from './checkoutSlice';
import { orderedBy } from './orderItems';

/**
 * The order is paid or switched to Cash on Delivery. The journal says whether this browser still has to
 * empty the cart, so that it happens once, however often the payment's address is opened. For an order of
 * another browser, the server empties its cart and this one reads it again.
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
      dispatch(orderPlaced({ orderId, method, ...orderedBy(record) }));
    }
    dispatch(baseApi.util.invalidateTags(['Order', 'Cart']));
  };

/** The order has ended without a payment: the next checkout uses a new key. */
export async function orderClosed(uid: string, orderId: string): Promise<void> {
  const record = await attemptJournal.ofOrder(uid, orderId);
  if (record?.status === 'paying') {
    await attemptJournal.put({ ...record, status: 'closed', updatedAt: Date.now() });
  }
}
