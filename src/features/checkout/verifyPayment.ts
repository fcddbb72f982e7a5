/**
 * Asks the server about a payment, for the page that payment providers return to. The address bar's
 * `success` is sent and not trusted (docs/decisions.md, verifyStripe).
 */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toAppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { ordersApi } from '../orders/ordersApi';
import type { CheckoutRootState } from './checkoutSlice';
import { paymentSettled } from './settlePayment';

export type Verdict =
  /** Done: paid, or (`cod`) switched to Cash on Delivery. */
  | { state: 'settled'; method: 'cod' | 'upi' }
  /** The provider does not know yet. */
  | { state: 'pending' }
  | { state: 'failed'; message: string }
  /** No trustworthy answer; checked again. */
  | { state: 'unreachable'; message: string };

const NOT_PAID = t('The payment was not completed.');

async function ask(
  dispatch: ThunkDispatch<CheckoutRootState, unknown, UnknownAction>,
  payment: { uid: string; orderId: string; success: string },
): Promise<Verdict> {
  const { uid, orderId, success } = payment;
  try {
    const answer = await dispatch(
      ordersApi.endpoints.orderVerify.initiate({ orderId, success }, { track: false }),
    ).unwrap();
    if (answer.success) {
      const method = answer.paymentStatus === 'due' ? 'cod' : 'upi';
      await dispatch(paymentSettled({ uid, orderId, method }));
      return { state: 'settled', method };
    }
    if (answer.paymentStatus === 'pending') return { state: 'pending' };
    return { state: 'failed', message: answer.message ?? NOT_PAID };
  } catch (thrown) {
    const error = toAppError(thrown);
    // SessionWatcher handles an ended session.
    return error.kind === 'refused'
      ? { state: 'failed', message: error.message }
      : { state: 'unreachable', message: error.message };
  }
}

/** One request per order at a time: effects run twice in StrictMode, and a page can be opened twice. */
const asking = new Map<string, Promise<Verdict>>();

export const verifyPayment =
  (payment: {
    uid: string;
    orderId: string;
    success: string;
  }): ThunkAction<Promise<Verdict>, CheckoutRootState, unknown, UnknownAction> =>
  (dispatch) => {
    const key = `${payment.uid}|${payment.orderId}`;
    const already = asking.get(key);
    if (already) return already;
    const question = ask(dispatch, payment).finally(() => {
      asking.delete(key);
    });
    asking.set(key, question);
    return question;
  };
