import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import { leaveShop } from '../orders/leaveShop';
import { usePayAgainMutation } from '../orders/ordersApi';
import { selectUid } from '../session/sessionSelectors';
import type { Arrival } from './arrival';
import type { OrderPayload } from './attempt';
import { attemptEnded, selectAttempt, type Attempt } from './checkoutSlice';
import type { PaymentMethod } from '../../shared/api/contract';
import { isInDoubt, placeOrder, recoverCheckout, unpaidOrderId } from './placeOrder';

/** Spec section 8. */
export const PLACING_FAILED = t('Something went wrong while placing the order.');

export interface PlaceOrder {
  attempt: Attempt;
  /** True from the press to the outcome; the form is locked meanwhile. */
  busy: boolean;
  /** The attempt of an earlier visit has not been checked yet. */
  recovering: boolean;
  /** There is such an attempt; another tab may be checking it. */
  inDoubt: boolean;
  place: (method: PaymentMethod, payload: OrderPayload) => Promise<void>;
  /** A UPI order of this checkout that still waits for its payment. */
  unpaid: string | null;
  forgetUnpaid: () => void;
}

/**
 * Runs this page's order attempt: first asks what became of an earlier one, then places the order and opens
 * the next page.
 */
export function usePlaceOrder(): PlaceOrder {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const uid = useAppSelector(selectUid);
  const attempt = useAppSelector(selectAttempt);
  const [openedAt] = useState(Date.now);
  const [recovering, setRecovering] = useState(true);
  const [inDoubt, setInDoubt] = useState(false);
  const [unpaid, setUnpaid] = useState<string | null>(null);
  const [payAgain] = usePayAgainMutation();

  useEffect(() => {
    if (uid === null) return;
    let mounted = true;
    const look = async (): Promise<void> => {
      // The outcome of an earlier visit is no longer shown.
      dispatch((act, getState) => {
        const { state } = selectAttempt(getState());
        if (state === 'placed' || state === 'refused') act(attemptEnded({ notice: null }));
      });
      setInDoubt(await isInDoubt(uid));
      await dispatch(recoverCheckout(uid));
      const orderId = await unpaidOrderId(uid);
      if (!mounted) return;
      setUnpaid(orderId);
      setInDoubt(false);
      setRecovering(false);
    };
    // Back from the payment page may restore this page in its leaving state.
    const onShown = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setRecovering(true);
      void look();
    };
    window.addEventListener('pageshow', onShown);
    void look();
    return () => {
      mounted = false;
      window.removeEventListener('pageshow', onShown);
    };
  }, [dispatch, uid]);

  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (attempt.state !== 'placed' || followed.current === attempt.orderKey) return;
    followed.current = attempt.orderKey;
    const { method, paid, paymentUrl, orderId } = attempt;
    const toOrders = (placed?: PaymentMethod): void => {
      const state: Arrival = { placed, orderId };
      void navigate(paths.orders, { replace: true, state });
    };
    const pay = async (): Promise<void> => {
      if (paymentUrl !== null && leaveShop.to(paymentUrl)) return;
      const answer = orderId === null ? undefined : await payAgain({ orderId });
      if (!answer?.data || !leaveShop.to(answer.data.paymentUrl)) toOrders();
    };
    if (method === 'cod' || paid) toOrders(method);
    else void pay();
  }, [attempt, navigate, payAgain]);

  const place = useCallback(
    async (method: PaymentMethod, payload: OrderPayload) => {
      if (uid === null) return;
      const ending = await dispatch(placeOrder({ uid, method, payload, openedAt }));
      if (ending.kind === 'unpaid') setUnpaid(ending.orderId);
      if (ending.kind === 'absent') toast.error(PLACING_FAILED);
      // A dialog asks about changed lines.
      if (ending.kind === 'refused' && ending.lines.length === 0) toast.error(ending.message);
    },
    [dispatch, uid, openedAt],
  );

  return {
    attempt,
    busy: attempt.state !== 'idle' && attempt.state !== 'refused',
    recovering,
    inDoubt,
    place,
    unpaid,
    forgetUnpaid: () => {
      setUnpaid(null);
    },
  };
}
