/**
 * Chooses an outbox's next write and applies its outcome. Pure functions, which the runner (runner.ts) and
 * the model check (model.test.ts) both use.
 *
 * The API's `cart/add` is not idempotent, so an `add` whose outcome is unknown is never repeated:
 * its line is settled by `cart/update` to what the shopper saw, and checked once no late request
 * can arrive.
 */
import { isDoubtful, type AppError } from '../shared/api/appError';
import type { CartMap } from '../shared/api/contract';
import { MAX_QUANTITY } from '../shared/api/productRules';
import { countUnits, lineKey, quantityOf, withQuantity, type LineItem } from './quantityMap';
import { isInFlight, withLine, withoutLine } from './edits';
import {
  isHeldByOrder,
  isUnsettled,
  ORDER_HOLD_MS,
  shownQuantity,
  type OutboxRecord,
  type Merge,
  type PendingLine,
  type WriteRequest,
} from './record';

/** How long a request without an answer may still arrive at the server. */
export const LATE_ARRIVAL_MS = 30_000;
/** An older `base` is read again before units are added to it. */
export const BASE_FRESH_MS = 60_000;
/** The longest pause between two tries. */
export const LONGEST_PAUSE_MS = 30_000;

export type Outcome =
  | { type: 'acknowledged' }
  /** The server refused the write and wrote nothing. */
  | { type: 'refused'; message: string }
  | { type: 'unauthorized' }
  /** The write was done, was not done, or may still arrive. */
  | { type: 'unknown' };

export function classify(error: AppError | null): Outcome {
  if (error === null) return { type: 'acknowledged' };
  if (error.kind === 'unauthorized') return { type: 'unauthorized' };
  if (isDoubtful(error)) return { type: 'unknown' };
  return { type: 'refused', message: error.message };
}

export interface Conditions {
  now: number;
  online: boolean;
  /** True if this is certainly the browser's only runner; otherwise only absolute writes are safe. */
  exclusive: boolean;
  /** The earliest time of the next try after failures (ms). */
  notBefore: number;
}

/** Identifies a state of a record between two writes: a read that overlaps none has the same before and after. */
export type RecordMoment = Pick<OutboxRecord, 'bornAt' | 'writes'>;

export const momentOf = ({ bornAt, writes }: OutboxRecord): RecordMoment => ({ bornAt, writes });

export const isSameMoment = (record: OutboxRecord, { bornAt, writes }: RecordMoment): boolean =>
  record.bornAt === bornAt && record.writes === writes;

export type Step =
  | { type: 'send'; request: WriteRequest }
  | { type: 'read'; since: RecordMoment }
  | { type: 'wait'; until: number }
  | { type: 'offline' }
  | { type: 'idle' };

export interface Advance {
  record: OutboxRecord;
  step: Step;
}

const bump = (record: OutboxRecord): OutboxRecord => ({ ...record, rev: record.rev + 1 });

const byTurn = (a: PendingLine, b: PendingLine): number =>
  a.failures - b.failures || a.queuedAt - b.queuedAt;

/** Moves times in the future (the clock was set back) to now. */
function datedBack(record: OutboxRecord, now: number): OutboxRecord {
  const ahead = Object.values(record.lines).filter(({ doubtAt }) => (doubtAt ?? 0) > now);
  return ahead.reduce((next, line) => withLine(next, { ...line, doubtAt: now }), record);
}

/**
 * Chooses the next step and, if it is a write, marks it in the record. The caller must store the returned
 * record before it sends the request.
 */
export function nextStep(before: OutboxRecord, conditions: Conditions): Advance {
  const { now, online, exclusive, notBefore } = conditions;
  const record = datedBack(before, now);
  const lines = Object.values(record.lines);
  const due = lines.filter(isUnsettled).sort(byTurn)[0];
  if (lines.length === 0 && record.baseAt !== null) return { record, step: { type: 'idle' } };
  if (!online) return { record, step: { type: 'offline' } };
  if (now < notBefore && notBefore - now <= LONGEST_PAUSE_MS) {
    return { record, step: { type: 'wait', until: notBefore } };
  }
  if (record.orderSentAt !== null && isHeldByOrder(record, now)) {
    return { record, step: { type: 'wait', until: record.orderSentAt + ORDER_HOLD_MS } };
  }
  const read: Step = { type: 'read', since: momentOf(record) };
  if (record.baseAt === null) return { record, step: read };
  if (due !== undefined) {
    // Read again before adding units to an old number.
    if (due.adds > 0 && Math.abs(now - record.baseAt) > BASE_FRESH_MS)
      return { record, step: read };
    const call = exclusive && due.adds > 0 ? 'add' : 'update';
    const request: WriteRequest = {
      call,
      productId: due.productId,
      size: due.size,
      quantity: call === 'add' ? quantityOf(record.base, due) + 1 : due.target,
      at: now,
    };
    const next = call === 'update' ? withLine(record, { ...due, adds: 0 }) : record;
    return {
      record: bump({ ...next, sending: request, writes: record.writes + 1 }),
      step: { type: 'send', request },
    };
  }
  const checkAt = Math.max(...lines.map((line) => (line.doubtAt ?? 0) + LATE_ARRIVAL_MS));
  return now >= checkAt
    ? { record, step: read }
    : { record, step: { type: 'wait', until: checkAt } };
}

/** Treats a marked write of a page that no longer exists as one with an unknown outcome. */
export function recover(record: OutboxRecord): OutboxRecord {
  return record.sending === null ? record : applyOutcome(record, { type: 'unknown' });
}

/** Removes a refused line from the merge notice. */
function withoutJoined(merge: Merge | null, request: WriteRequest): Merge | null {
  return merge && { ...merge, joined: withQuantity(merge.joined, request, 0) };
}

function acknowledged(
  record: OutboxRecord,
  request: WriteRequest,
  line: PendingLine | undefined,
): OutboxRecord {
  const held = { ...record, base: withQuantity(record.base, request, request.quantity) };
  if (line === undefined) return held;
  if (request.call === 'add') {
    // An edit has made the line absolute: its quantity includes the unit.
    if (line.adds === 0) return held;
    const rest = { ...line, adds: line.adds - 1, failures: 0 };
    return rest.adds === 0 ? withoutLine(held, line) : withLine(held, rest);
  }
  // The line is settled only if the acknowledged quantity is still the target.
  if (line.target !== request.quantity) return withLine(held, { ...line, failures: 0 });
  return line.doubtAt === null
    ? withoutLine(held, line)
    : withLine(held, { ...line, settled: true, failures: 0 });
}

function refused(
  record: OutboxRecord,
  request: WriteRequest,
  line: PendingLine | undefined,
): OutboxRecord {
  // Roll back to what the server holds; `baseAt: null` reads it.
  const asked = { ...record, baseAt: null };
  if (line === undefined) return asked;
  const superseded = request.call === 'add' ? line.adds === 0 : line.target !== request.quantity;
  if (superseded) return asked;
  const rolledBack = { ...asked, merge: withoutJoined(record.merge, request) };
  const target = quantityOf(record.base, line);
  // An earlier write of this line may still arrive and has to be corrected then.
  return line.doubtAt !== null && line.target !== target
    ? withLine(rolledBack, { ...line, target, settled: false })
    : withoutLine(rolledBack, line);
}

/** Lines that were moved here and refused between `before` and `after`; the other list restores them. */
export function refusedTransfers(before: OutboxRecord, after: OutboxRecord): LineItem[] {
  return Object.values(before.lines).flatMap((line) => {
    const isWaiting = (after.lines[lineKey(line)]?.adds ?? 0) > 0;
    const isLess = shownQuantity(after, line) < line.target;
    return isLess && !isWaiting ? (line.movedFrom ?? []) : [];
  });
}

/** Applies the outcome of the write that `nextStep` marked. */
export function applyOutcome(record: OutboxRecord, outcome: Outcome): OutboxRecord {
  const request = record.sending;
  if (request === null) return record;
  const line = record.lines[lineKey(request)];
  const answered = bump({ ...record, sending: null });
  switch (outcome.type) {
    case 'acknowledged':
      return acknowledged(answered, request, line);
    case 'refused':
      return refused(answered, request, line);
    case 'unauthorized':
      return answered;
    case 'unknown':
      return line === undefined
        ? { ...answered, baseAt: null }
        : withLine(answered, {
            ...line,
            adds: 0,
            settled: false,
            doubtAt: request.at,
            failures: line.failures + 1,
          });
  }
}

function afterRead(line: PendingLine, held: number, startedAt: number): PendingLine | null {
  if (line.adds > 0) {
    const target = Math.min(held + line.adds, MAX_QUANTITY);
    // Full: what another device has added leaves no room.
    if (target <= held) return null;
    return { ...line, target, adds: target - held };
  }
  const agrees = held === line.target;
  if (line.doubtAt === null) return agrees ? null : line;
  const beyondDoubt = startedAt >= line.doubtAt + LATE_ARRIVAL_MS;
  return agrees && beyondDoubt ? null : { ...line, settled: agrees };
}

/** An answer of `cart/get`. */
export interface ServerRead {
  cart: CartMap;
  startedAt: number;
  since: RecordMoment;
}

/**
 * Applies an answer of `cart/get`. Ignores it if it overlaps a write or an order, because it may show the
 * cart from before or after it. `since` is the record's moment when the read was sent.
 */
export function applyServerRead(record: OutboxRecord, answer: ServerRead): OutboxRecord {
  const isOverlapped = record.sending !== null || isHeldByOrder(record, answer.startedAt);
  if (isOverlapped || !isSameMoment(record, answer.since)) return record;
  const lines: OutboxRecord['lines'] = {};
  for (const [key, line] of Object.entries(record.lines)) {
    const next = afterRead(line, quantityOf(answer.cart, line), answer.startedAt);
    if (next !== null) lines[key] = next;
  }
  const { merge } = record;
  return bump({
    ...record,
    base: answer.cart,
    baseAt: answer.startedAt,
    lines,
    merge: merge?.saved === null ? { ...merge, saved: countUnits(answer.cart) } : merge,
  });
}

/** True when the server has all merged lines and the merge was not announced yet. */
export function isMergeDone(record: OutboxRecord): boolean {
  const { merge } = record;
  if (merge === null || merge.announced || merge.saved === null) return false;
  return !Object.values(record.lines).some(
    (line) => quantityOf(merge.joined, line) > 0 && (isUnsettled(line) || isInFlight(record, line)),
  );
}

/** "Try again": treats every waiting line as if it had never failed. */
export function resetFailures(record: OutboxRecord): OutboxRecord {
  const lines = Object.fromEntries(
    Object.entries(record.lines).map(([key, line]) => [key, { ...line, failures: 0 }]),
  );
  return bump({ ...record, lines });
}
