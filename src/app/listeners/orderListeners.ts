import { isAnyOf } from '@reduxjs/toolkit';
import { attemptEnded, attemptRefused, attemptSent } from '../../features/checkout/checkoutSlice';
import type { Outbox } from '../../sync/outbox';
import type { RootState } from '../rootReducer';
import type { Listen } from './listeners';

/**
 * Stops the cart's outbox while the outcome of a cash-on-delivery order is unknown. The edit of a confirmed order
 * (`cartEmptied`) resumes it. A UPI order takes nothing out of the cart until it is paid.
 */
export function pauseCartForOrders(
  listen: Listen,
  { cart, now }: { cart: Pick<Outbox<RootState>, 'noteOrder'>; now: () => number },
): void {
  listen({
    actionCreator: attemptSent,
    effect: ({ payload }) => {
      if (payload.method === 'cod') void cart.noteOrder(now());
    },
  });
  listen({
    matcher: isAnyOf(attemptRefused, attemptEnded),
    effect: () => void cart.noteOrder(null),
  });
}
