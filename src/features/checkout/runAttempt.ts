/**
 * Runs the steps that attempt.ts chooses: journal, send, wait, ask, until the outcome is known. All effects
 * are passed in as `AttemptIo`, so that the fault schedules of runAttempt.test.ts run this code.
 */
import {
  contentsOf,
  decide,
  recordOfSend,
  type AskAnswer,
  type AttemptEvent,
  type AttemptRecord,
  type Ending,
  type Next,
  type OrderPayload,
  type Run,
  type SendAnswer,
} from './attempt';
import type { AttemptJournal } from './attemptJournal';
import type { PaymentMethod } from '../../shared/api/contract';

export interface AttemptIo {
  journal: AttemptJournal;
  send: (record: AttemptRecord) => Promise<SendAnswer>;
  ask: (record: AttemptRecord) => Promise<AskAnswer>;
  /** Resolves after the time, or earlier when the connection or the shopper is back. */
  wait: (ms: number) => Promise<void>;
  now: () => number;
  newKey: () => string;
  /** Reports progress to the screen. */
  report: (record: AttemptRecord, next: Next, asks: number) => void;
}

/** The order that one press asks for. */
export interface Checkout {
  uid: string;
  method: PaymentMethod;
  payload: OrderPayload;
  /**
   * When this checkout was opened (ms); an order of the same items since then, in another tab, counts as
   * this one.
   */
  openedAt: number;
}

async function drive(io: AttemptIo, start: Run, checkout: Checkout | null): Promise<Ending> {
  let run = start;
  let event: AttemptEvent = { type: 'started' };
  for (;;) {
    let next: Next;
    [run, next] = decide(run, event, io.now());
    switch (next.do) {
      case 'end': {
        const { journal } = io;
        const keep = next.ending.kind === 'signed-out' ? journal.leave : journal.put;
        await keep({ ...run.record, updatedAt: io.now() });
        io.report(run.record, next, run.asks);
        return next.ending;
      }
      case 'ask':
        io.report(run.record, next, run.asks);
        if (next.afterMs > 0) await io.wait(next.afterMs);
        event = { type: 'asked', answer: await io.ask(run.record) };
        break;
      case 'send': {
        const wanted = checkout
          ? {
              ...run.record,
              method: checkout.method,
              payload: checkout.payload,
              orderedAt: run.pressedAt ?? run.record.orderedAt,
            }
          : run.record;
        const record = recordOfSend(wanted, io.now());
        run = { ...run, record, sends: run.sends + 1, asks: 0 };
        await io.journal.put(record);
        io.report(record, next, 0);
        event = { type: 'answered', answer: await io.send(record) };
      }
    }
  }
}

const runOf = (record: AttemptRecord, pressedAt: number | null): Run => ({
  record,
  pressedAt,
  sends: 0,
  asks: 0,
  cause: 'connection',
  refusal: null,
});

/** The result if another tab has finished this checkout; else null. */
function finishedElsewhere(latest: AttemptRecord, checkout: Checkout): Ending | null {
  const { status, orderId, method, payload } = latest;
  if (status === 'paying' && orderId !== null) return { kind: 'unpaid', orderId };
  const isSettled = status === 'placed' || status === 'paying';
  // If the cart has changed since that order, this is another checkout.
  const isSame = contentsOf(payload.items) === contentsOf(checkout.payload.items);
  if (!isSettled || !isSame || latest.updatedAt < checkout.openedAt) return null;
  const paid = method === 'upi' && status === 'placed';
  return { kind: 'placed', orderId, method, paymentUrl: null, paid, found: true };
}

/**
 * Runs one press on "Place order" to its outcome. Callers hold the checkout's lock.
 *
 * @param pressedAt when the button was pressed (ms), which may be long before the lock was granted
 */
export async function runCheckout(
  io: AttemptIo,
  checkout: Checkout,
  pressedAt = io.now(),
): Promise<Ending> {
  const latest = await io.journal.latest(checkout.uid);
  const already = latest && finishedElsewhere(latest, checkout);
  if (already) {
    io.report(latest, { do: 'end', ending: already }, 0);
    return already;
  }
  const record: AttemptRecord =
    latest && latest.doubtful > 0
      ? latest
      : {
          orderKey: io.newKey(),
          uid: checkout.uid,
          status: 'open',
          method: checkout.method,
          payload: checkout.payload,
          orderedAt: io.now(),
          firstSentAt: null,
          lastSentAt: null,
          doubtful: 0,
          orderId: null,
          updatedAt: io.now(),
        };
  return drive(io, runOf(record, pressedAt), checkout);
}

/**
 * After a reload, a closed tab, or a sign-in: asks for the outcome of a send that never got its answer.
 * Null when nothing is in doubt. Sends nothing.
 */
export async function runRecovery(io: AttemptIo, uid: string): Promise<Ending | null> {
  const latest = await io.journal.latest(uid);
  if (!latest || latest.doubtful === 0) return null;
  return drive(io, runOf(latest, null), null);
}
