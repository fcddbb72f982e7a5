/**
 * Exactly one order per checkout, as a pure state machine (docs/adr/0010-exactly-one-order.md).
 *
 * Every send is stored before it leaves and is *doubtful* until a clear answer comes. A key with a doubtful
 * send is never replaced by a new one: the server answers a repeated key with the same order, so a late
 * send can only create that order.
 */
import type { Order, OrderProblem, PaymentMethod, RequestOf } from '../../shared/api/contract';

export type OrderPayload = Omit<RequestOf<'orderPlace'>, 'orderKey'>;

export interface AttemptRecord {
  orderKey: string;
  uid: string;
  /**
   * - `open`: no order is known for it; it may be sent (again)
   * - `sending`: a send has no clear answer yet
   * - `paying`: a UPI order exists and waits for its payment
   * - `placed`: the order exists
   * - `closed`: refused, with no send in doubt; the key is never used again
   */
  status: 'open' | 'sending' | 'paying' | 'placed' | 'closed';
  method: PaymentMethod;
  payload: OrderPayload;
  /** When the shopper gave the order that `payload` is (ms): the cart's lines since are not in it. */
  orderedAt: number;
  /** When the first send of this key left (ms); older orders do not belong to this key. */
  firstSentAt: number | null;
  lastSentAt: number | null;
  /** Sends without a clear answer. */
  doubtful: number;
  orderId: string | null;
  updatedAt: number;
}

export type SendAnswer =
  | { kind: 'placed'; orderId: string | null; paymentUrl: string | null }
  | { kind: 'refused'; message: string; amount: number | null; lines: OrderProblem[] }
  | { kind: 'unauthorized' }
  /** `server`: the shop failed to answer; `connection`: no answer came. */
  | { kind: 'doubtful'; cause: DoubtCause };

export type DoubtCause = 'connection' | 'server';

export type AskAnswer =
  | { kind: 'found'; order: Order }
  /** `keyed`: the server keeps order keys, so the same key may be sent again. */
  | { kind: 'absent'; keyed: boolean }
  | { kind: 'unauthorized' }
  | { kind: 'unanswered' };

export type Ending =
  | {
      kind: 'placed';
      orderId: string | null;
      paymentUrl: string | null;
      /** The order as the server returned it; a found order may differ from what was sent last. */
      method: PaymentMethod;
      paid: boolean;
      /** Found by asking, not in the answer of the order call. */
      found: boolean;
    }
  | { kind: 'refused'; message: string; amount: number | null; lines: OrderProblem[] }
  /** An earlier UPI order waits for its payment: it is offered again, and no other is made. */
  | { kind: 'unpaid'; orderId: string }
  | { kind: 'absent' }
  /** The press is too old to be sent without asking: another tab's order took long. */
  | { kind: 'old-press' }
  | { kind: 'signed-out' };

export type Next =
  | { do: 'send' }
  | { do: 'ask'; afterMs: number; cause: DoubtCause }
  | { do: 'end'; ending: Ending };

export interface Run {
  record: AttemptRecord;
  /** When the shopper pressed the button; null if the run only asks what became of the order. */
  pressedAt: number | null;
  sends: number;
  asks: number;
  /** Why the last send is doubtful. */
  cause: DoubtCause;
  /** A refusal, held back until an earlier, doubtful send is known to have failed. */
  refusal: Extract<SendAnswer, { kind: 'refused' }> | null;
}

export type AttemptEvent =
  | { type: 'started' }
  | { type: 'answered'; answer: SendAnswer }
  | { type: 'asked'; answer: AskAnswer };

/** How long after the press an order may be sent without asking the shopper. */
export const FRESH_MS = 60_000;
/** Sends per press, including the first. */
export const MAX_SENDS = 3;
/** After this time the server has finished a send, one way or the other. */
export const SETTLE_MS = 30_000;
const ASK_PAUSES_MS = [500, 1_500, 3_000, 5_000, 10_000, 15_000];

const pauseBefore = (asks: number): number =>
  ASK_PAUSES_MS[Math.min(asks, ASK_PAUSES_MS.length - 1)] ?? 0;

const end = (run: Run, ending: Ending, status: AttemptRecord['status']): [Run, Next] => [
  { ...run, record: { ...run.record, status } },
  { do: 'end', ending },
];

const askAgain = (run: Run): [Run, Next] => [
  { ...run, asks: run.asks + 1 },
  { do: 'ask', afterMs: pauseBefore(run.asks), cause: run.cause },
];

/** After a failed send: the key stays in use while another send of it is in doubt. */
const settled = (record: AttemptRecord): AttemptRecord['status'] =>
  record.doubtful > 0 ? 'open' : 'closed';

function placed(
  run: Run,
  order: Pick<Extract<Ending, { kind: 'placed' }>, 'orderId' | 'paymentUrl' | 'method' | 'paid'>,
  found: boolean,
): [Run, Next] {
  const record = { ...run.record, method: order.method, orderId: order.orderId, doubtful: 0 };
  return end(
    { ...run, record },
    { kind: 'placed', ...order, found },
    order.method === 'upi' && !order.paid ? 'paying' : 'placed',
  );
}

function afterAnswer(run: Run, answer: SendAnswer): [Run, Next] {
  const method = run.record.method;
  if (answer.kind === 'doubtful') return askAgain({ ...run, asks: 0, cause: answer.cause });
  const record = { ...run.record, doubtful: run.record.doubtful - 1 };
  const answered = { ...run, record };
  if (answer.kind === 'placed') {
    const { orderId, paymentUrl } = answer;
    return placed(answered, { orderId, paymentUrl, method, paid: false }, false);
  }
  if (answer.kind === 'unauthorized') {
    return end(answered, { kind: 'signed-out' }, settled(record));
  }
  return record.doubtful > 0
    ? askAgain({ ...answered, asks: 0, refusal: answer })
    : end(answered, answer, 'closed');
}

function afterFinding(run: Run, order: Order): [Run, Next] {
  if (order.status === 'Cancelled') {
    // The key has its order, and that order has ended: it can never have another.
    const record = { ...run.record, orderId: order._id, doubtful: 0 };
    return end({ ...run, record }, { kind: 'absent' }, 'closed');
  }
  const paid = order.paymentStatus === 'paid';
  const method = order.paymentMethod.toLowerCase() === 'upi' ? 'upi' : 'cod';
  return placed(
    run,
    { orderId: order._id, paymentUrl: order.paymentUrl ?? null, method, paid },
    true,
  );
}

function afterAsking(run: Run, answer: AskAnswer, now: number): [Run, Next] {
  switch (answer.kind) {
    case 'found':
      return afterFinding(run, answer.order);
    case 'unauthorized':
      return end(run, { kind: 'signed-out' }, 'open');
    case 'unanswered':
      return askAgain(run);
    case 'absent': {
      if (run.refusal) return end(run, run.refusal, 'open');
      const fresh = run.pressedAt !== null && now - run.pressedAt < FRESH_MS;
      if (fresh && answer.keyed && run.sends < MAX_SENDS) return [run, { do: 'send' }];
      // Not keyed and not sent in this run: an earlier try, which has settled by now.
      const lastSentAt = Math.min(run.record.lastSentAt ?? 0, now);
      const quiet = now - lastSentAt >= SETTLE_MS;
      if (!quiet) return askAgain({ ...run, record: { ...run.record, lastSentAt } });
      if (fresh && run.sends === 0) return [run, { do: 'send' }];
      return end(run, { kind: 'absent' }, 'open');
    }
  }
}

function afterStart(run: Run, now: number): [Run, Next] {
  const { record, pressedAt } = run;
  if (record.doubtful > 0) {
    return [
      { ...run, asks: 1 },
      { do: 'ask', afterMs: 0, cause: run.cause },
    ];
  }
  if (pressedAt === null) return end(run, { kind: 'absent' }, record.status);
  if (now - pressedAt >= FRESH_MS) return end(run, { kind: 'old-press' }, 'closed');
  return [run, { do: 'send' }];
}

/** The next step of a run. Pure: the runner (runAttempt.ts) does what it says. */
export function decide(run: Run, event: AttemptEvent, now: number): [Run, Next] {
  switch (event.type) {
    case 'started':
      return afterStart(run, now);
    case 'answered':
      return afterAnswer(run, event.answer);
    case 'asked':
      return afterAsking(run, event.answer, now);
  }
}

/** The record with one more send; stored before the send leaves. */
export function recordOfSend(record: AttemptRecord, now: number): AttemptRecord {
  return {
    ...record,
    status: 'sending',
    doubtful: record.doubtful + 1,
    firstSentAt: record.firstSentAt ?? now,
    lastSentAt: now,
    updatedAt: now,
  };
}

/** A comparable key of the ordered lines: products, sizes and quantities, in any order. */
export const contentsOf = (
  items: { _id: string; size?: string | undefined; quantity: number }[],
): string =>
  items
    .map((item) => `${item._id}|${item.size ?? 'default'}|${String(item.quantity)}`)
    .sort()
    .join();

/** Tolerance for differing clocks of phone and server. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Finds the order of a record among all orders, for a server that keeps no keys: same things, same
 * amount (rupees), not older than the first send.
 */
export function findByContents(orders: Order[], record: AttemptRecord): Order | null {
  const wanted = contentsOf(record.payload.items);
  return (
    orders.find(
      (order) =>
        order.orderKey === record.orderKey ||
        (record.firstSentAt !== null &&
          !order.orderKey &&
          order.date >= record.firstSentAt - CLOCK_SKEW_MS &&
          order.amount === record.payload.amount &&
          contentsOf(order.items) === wanted),
    ) ?? null
  );
}
