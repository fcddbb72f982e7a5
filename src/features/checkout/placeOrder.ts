/**
 * Runs the state machine of attempt.ts with the real parts: RTK Query calls, this browser's journal, one
 * Web Lock per person, and the checkout slice.
 */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { uuidv7 } from 'uuidv7';
import { toAppError } from '../../shared/api/appError';
import { baseApi } from '../../shared/api/baseApi';
import { underLock } from '../../shared/lib/underLock';
import { ORDER_HOLD_MS } from '../../sync/record';
import { ordersApi } from '../orders/ordersApi';
import {
  findByContents,
  type AskAnswer,
  type AttemptRecord,
  type Ending,
  type Next,
  type SendAnswer,
} from './attempt';
import { attemptJournal } from './attemptJournal';
import {
  attemptConfirmed,
  attemptDoubted,
  attemptEnded,
  attemptRefused,
  attemptSent,
  attemptWaiting,
  orderPlaced,
  selectAttempt,
  type CheckoutRootState,
} from './checkoutSlice';
import { orderedBy } from './orderItems';
import { runCheckout, runRecovery, type AttemptIo, type Checkout } from './runAttempt';

interface State extends CheckoutRootState {
  session: { uid: string | null };
}
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Thunk<T> = ThunkAction<Promise<T>, State, unknown, UnknownAction>;

async function send(dispatch: Dispatch, record: AttemptRecord): Promise<SendAnswer> {
  const body = { ...record.payload, orderKey: record.orderKey };
  try {
    if (record.method === 'upi') {
      const answer = await dispatch(
        ordersApi.endpoints.orderPlaceUpi.initiate(body, { track: false }),
      ).unwrap();
      return {
        kind: 'placed',
        orderId: answer.orderId ?? null,
        paymentUrl: answer.paymentUrl,
      };
    }
    const answer = await dispatch(
      ordersApi.endpoints.orderPlace.initiate(body, { track: false }),
    ).unwrap();
    return { kind: 'placed', orderId: answer.orderId ?? null, paymentUrl: null };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'unauthorized') return { kind: 'unauthorized' };
    if (error.kind !== 'refused') {
      return { kind: 'doubtful', cause: error.kind === 'server' ? 'server' : 'connection' };
    }
    return {
      kind: 'refused',
      message: error.message,
      amount: error.failure?.amount ?? null,
      lines: error.failure?.lines ?? [],
    };
  }
}

async function ask(dispatch: Dispatch, record: AttemptRecord): Promise<AskAnswer> {
  try {
    const { order, orders } = await dispatch(
      ordersApi.endpoints.orderByKey.initiate({ orderKey: record.orderKey }, { track: false }),
    ).unwrap();
    const found = order ?? (orders && findByContents(orders, record));
    return found ? { kind: 'found', order: found } : { kind: 'absent', keyed: orders === null };
  } catch (thrown) {
    const { kind } = toAppError(thrown);
    return { kind: kind === 'unauthorized' ? 'unauthorized' : 'unanswered' };
  }
}

/** Waits; ends early when the connection or the shopper is back. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', onVisibility);
      resolve();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', onVisibility);
  });
}

function report(dispatch: Dispatch, record: AttemptRecord, next: Next, asks: number): void {
  const { orderKey, method } = record;
  if (next.do === 'send') dispatch(attemptSent({ orderKey, method }));
  else if (next.do === 'ask') {
    dispatch(attemptDoubted({ orderKey, method, asks, cause: next.cause }));
  } else finish(dispatch, record, next.ending);
}

function finish(dispatch: Dispatch, record: AttemptRecord, ending: Ending): void {
  const { orderKey, lastSentAt } = record;
  switch (ending.kind) {
    case 'placed': {
      const { kind: _kind, ...order } = ending;
      dispatch(attemptConfirmed({ orderKey, ...order }));
      // The order call's own success has done this; a found order has not.
      if (ending.found) dispatch(baseApi.util.invalidateTags(['Order', 'Cart']));
      // An unpaid UPI order keeps its cart until the payment is verified (spec section 4).
      // One that is found much later leaves the cart to the server, which took the order out of its
      // own when it placed it: what is in it now has been put there since.
      const age = Date.now() - (lastSentAt ?? 0);
      // Negative: the clock was set back, so the age is unknown.
      const isSameCart = age >= 0 && age < ORDER_HOLD_MS;
      if (isSameCart && (ending.method === 'cod' || ending.paid)) {
        const { orderId, method } = ending;
        dispatch(orderPlaced({ orderId, method, ...orderedBy(record) }));
      }
      return;
    }
    case 'refused': {
      const { message, amount, lines } = ending;
      const sentAmount = record.payload.amount;
      dispatch(attemptRefused({ message, sentAmount, amount, lines }));
      // The displayed data is outdated: read prices and stock again, or what a discount code is worth.
      dispatch(baseApi.util.invalidateTags([lines.length > 0 ? 'Product' : 'Coupon']));
      return;
    }
    case 'unpaid':
      dispatch(attemptEnded({ notice: null }));
      return;
    case 'absent':
      dispatch(attemptEnded({ notice: 'not-placed' }));
      return;
    case 'old-press':
    case 'signed-out':
      dispatch(attemptEnded({ notice: ending.kind }));
  }
}

/** A lock that is granted later than this is held by another tab. */
const WAITING_SHOWN_MS = 300;

/**
 * Runs one person's checkouts one after the other, across the tabs of this browser. Calls `onWait` if another tab has
 * to finish first.
 */
async function locked<T>(
  uid: string,
  run: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  // Without Web Locks the journal alone coordinates tabs; it cannot if both press at the same instant.
  if (!('locks' in navigator)) return run();
  const waiting = setTimeout(onWait, WAITING_SHOWN_MS);
  const work = (): Promise<T> => {
    clearTimeout(waiting);
    return run();
  };
  return underLock(navigator.locks, `checkout:${uid}`, { work, denied: work });
}

function ioFor(uid: string, dispatch: Dispatch, getState: () => State): AttemptIo {
  // After a logout, nothing of this order is sent, asked or shown; the next sign-in asks again.
  const isStillTheirs = (): boolean => getState().session.uid === uid;
  return {
    journal: attemptJournal,
    send: async (record) => {
      if (!isStillTheirs()) return { kind: 'unauthorized' };
      const answer = await send(dispatch, record);
      return isStillTheirs() ? answer : { kind: 'doubtful', cause: 'connection' };
    },
    ask: async (record) => {
      const answer = isStillTheirs() ? await ask(dispatch, record) : null;
      return answer && isStillTheirs() ? answer : { kind: 'unauthorized' };
    },
    wait: delay,
    now: Date.now,
    newKey: uuidv7,
    report: (record, next, asks) => {
      if (isStillTheirs()) report(dispatch, record, next, asks);
    },
  };
}

/** A second press joins the first. */
const running = new Map<string, Promise<Ending>>();

/**
 * Places one order and returns its outcome. Writes the journal before the call and reads it before the next
 * (docs/adr/0010-exactly-one-order.md).
 */
export const placeOrder =
  (checkout: Checkout): Thunk<Ending> =>
  (dispatch, getState) => {
    const { uid } = checkout;
    const already = running.get(uid);
    if (already) return already;
    const pressedAt = Date.now();
    const run = locked(
      uid,
      () => runCheckout(ioFor(uid, dispatch, getState), checkout, pressedAt),
      () => dispatch(attemptWaiting()),
    ).finally(() => {
      running.delete(uid);
      // It failed before it began: the button must not stay disabled.
      if (selectAttempt(getState()).state === 'waiting') dispatch(attemptEnded({ notice: null }));
    });
    running.set(uid, run);
    return run;
  };

/**
 * Asks about an attempt that a reload, a crash or a closed tab interrupted; null if there is none. Waits
 * for another tab that is placing an order.
 */
export const recoverCheckout =
  (uid: string): Thunk<Ending | null> =>
  (dispatch, getState) => {
    if (running.has(uid)) return Promise.resolve(null);
    return locked(uid, () => runRecovery(ioFor(uid, dispatch, getState), uid));
  };

/** Whether an order of an earlier visit or another tab must be asked about. */
export async function isInDoubt(uid: string): Promise<boolean> {
  const latest = await attemptJournal.latest(uid);
  return latest !== null && latest.doubtful > 0;
}

/** The UPI order of this checkout that still waits for its payment, if there is one. */
export async function unpaidOrderId(uid: string): Promise<string | null> {
  const latest = await attemptJournal.latest(uid);
  return latest?.status === 'paying' ? latest.orderId : null;
}
