import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { verifyPayment, type Verdict } from './verifyPayment';

/** Pauses between checks while a payment is pending; the last one repeats. */
export const POLL_PAUSES_MS = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

export interface Verification {
  verdict: Verdict | { state: 'asking' };
  /** A check is in flight. */
  isAsking: boolean;
  askNow: () => void;
}

/**
 * Checks until the payment is paid or failed: with growing pauses, not while the page is hidden (the
 * shopper is in the UPI app), and at once when they return or are back online.
 */
export function useVerification(uid: string, orderId: string, success: string): Verification {
  const dispatch = useAppDispatch();
  const [verdict, setVerdict] = useState<Verification['verdict']>({ state: 'asking' });
  const [isAsking, setIsAsking] = useState(true);
  const askAgain = useRef<() => void>(() => undefined);

  useEffect(() => {
    let mounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    let inFlight = false;
    let isOver = false;

    const ask = async (): Promise<void> => {
      if (!mounted || inFlight || isOver) return;
      clearTimeout(timer);
      inFlight = true;
      setIsAsking(true);
      const answer = await dispatch(verifyPayment({ uid, orderId, success }));
      inFlight = false;
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- set by the cleanup while the question was on its way
      if (!mounted) return;
      setIsAsking(false);
      setVerdict(answer);
      isOver = answer.state === 'settled' || answer.state === 'failed';
      if (isOver || document.visibilityState === 'hidden') return;
      timer = setTimeout(
        () => void ask(),
        POLL_PAUSES_MS[Math.min(asked, POLL_PAUSES_MS.length - 1)],
      );
      asked += 1;
    };
    const askAtOnce = (): void => {
      asked = 0;
      void ask();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') clearTimeout(timer);
      else askAtOnce();
    };
    askAgain.current = askAtOnce;
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', askAtOnce);
    void Promise.resolve().then(ask);
    return () => {
      mounted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', askAtOnce);
    };
  }, [dispatch, uid, orderId, success]);

  const askNow = useCallback(() => {
    askAgain.current();
  }, []);
  return { verdict, isAsking, askNow };
}
