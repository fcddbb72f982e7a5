/**
 * The journal record of one person's cart: what the server holds (`base`) and what has not been sent or
 * confirmed (`lines`). It is stored before a request is sent, so that after a crash the next page knows
 * which writes are confirmed and which are in doubt (docs/adr/0005-exactly-once-cart-replay.md).
 */
import type { CartMap } from '../shared/api/contract';
import { lineKey, quantityOf, withQuantity, type LineId, type LineItem } from './quantityMap';

export type OutboxName = 'cart' | 'wishlist';

/** A write to the API. */
export interface WriteRequest extends LineId {
  call: 'add' | 'update';
  /** The line's quantity after the write; for `add`, one more than before. */
  quantity: number;
  /** When it was sent (ms). */
  at: number;
}

/** A line whose target the server has not confirmed beyond doubt. */
export interface PendingLine extends LineId {
  /** The quantity on the screen, which the server must end with. */
  target: number;
  /** Units to send as single `cart/add` calls; 0: send one absolute `cart/update`. */
  adds: number;
  /** When a write of unknown outcome was sent (ms); it may still arrive. */
  doubtAt: number | null;
  /** The server has acknowledged `target`; the line stays until its doubt is checked. */
  settled: boolean;
  /** Tries in a row without a readable answer. */
  failures: number;
  /** When the line was first edited (ms); lines are sent in this order. */
  queuedAt: number;
  /** The line was removed by emptying the whole list. */
  isClearing?: boolean | undefined;
  /** Lines taken out of the other list for this one; they return there if this one is refused. */
  movedFrom?: LineItem[];
}

/** A guest cart that is being merged; for the merge notice and its Undo. */
export interface Merge {
  gid: string;
  /** The merged units, by line. */
  joined: CartMap;
  /** Units in the account before the merge; null until they were read. */
  saved: number | null;
  announced: boolean;
}

export interface OutboxRecord {
  v: 1;
  uid: string;
  /** When this record was created (ms). After a logout the next record is another one, whose `rev` restarts. */
  bornAt: number;
  /** Counts changes, so that an older copy never replaces a newer one. */
  rev: number;
  /** Counts sent writes, so that a read that overlaps one is ignored. */
  writes: number;
  base: CartMap;
  /** When `base` was last read from the server (ms); null: read before sending. */
  baseAt: number | null;
  lines: Record<string, PendingLine>;
  /** The write in flight: stored before it is sent, cleared with its answer. */
  sending: WriteRequest | null;
  merge: Merge | null;
  /**
   * When an order of this cart was sent whose outcome is unknown (ms). Until it is known, nothing is sent and no read
   * counts: the server takes what was ordered out of the cart, and a write would put it back.
   */
  orderSentAt: number | null;
  /** Ids of the last applied edits, so that an edit found in localStorage again is skipped. */
  taken: string[];
  /** When each line was last edited (ms); decides between two copies of a record (reconcile.ts). */
  editedAt: Record<string, number>;
}

/** Why a page reads a record: at its start, or because something other than its own edits changed it. */
export type ReadFrom = 'boot' | 'otherTab' | 'otherList' | 'retry' | 'order';

export const RECORD_VERSION = 1;

export function emptyRecord(uid: string, bornAt = 0): OutboxRecord {
  return {
    v: RECORD_VERSION,
    uid,
    bornAt,
    rev: 0,
    writes: 0,
    base: {},
    baseAt: null,
    lines: {},
    sending: null,
    merge: null,
    orderSentAt: null,
    taken: [],
    editedAt: {},
  };
}

/** True if `a` is an older copy than `b`: of an earlier record, or an earlier state of the same. */
export const isOlder = (a: OutboxRecord, b: OutboxRecord): boolean =>
  a.bornAt === b.bornAt ? a.rev < b.rev : a.bornAt < b.bornAt;

/** The cart on the screen: the server's, with every pending line at its target. */
export function shownCart(record: OutboxRecord): CartMap {
  return Object.values(record.lines).reduce<CartMap>(
    (cart, line) => withQuantity(cart, line, line.target),
    record.base,
  );
}

export function shownQuantity(record: OutboxRecord, line: LineId): number {
  return record.lines[lineKey(line)]?.target ?? quantityOf(record.base, line);
}

export const isUnsettled = (line: PendingLine): boolean => !line.settled;

/** True if nothing is left to send; doubts may still have to be checked. */
export function isDrained(record: OutboxRecord): boolean {
  return record.sending === null && !Object.values(record.lines).some(isUnsettled);
}

/** How long an order without an outcome stops the outbox. After that the server's cart counts. */
export const ORDER_HOLD_MS = 120_000;

export function isHeldByOrder({ orderSentAt }: OutboxRecord, now: number): boolean {
  if (orderSentAt === null) return false;
  const age = now - orderSentAt;
  // Negative: the clock was set back.
  return age >= 0 && age < ORDER_HOLD_MS;
}

/** Notes that an order was sent (`at`), or that it has ended without taking anything (null). */
export const heldByOrder = (record: OutboxRecord, at: number | null): OutboxRecord => ({
  ...record,
  // A read that began before the order does not count after it.
  writes: record.writes + 1,
  orderSentAt: at,
});

/** From this many failures on, the screen says that a line has trouble. The runner keeps trying. */
export const FAILURES_TO_SHOW = 3;

export type LineSync = 'saved' | 'waiting' | 'failed';

export function lineSync(record: OutboxRecord, line: LineId): LineSync {
  const pending = record.lines[lineKey(line)];
  if (pending === undefined || pending.settled) return 'saved';
  return pending.failures >= FAILURES_TO_SHOW ? 'failed' : 'waiting';
}
