/**
 * The journal record of one person's cart: what the server is known to hold, and what it has not
 * been told yet. It is written down before anything is sent (docs/adr/0005), so that whatever
 * happens to this page, the next one knows exactly what is certain and what is in doubt.
 */
import type { CartMap } from '../shared/api/contract';
import { lineKey, quantityOf, withQuantity, type LineId, type LineItem } from './quantityMap';

export type OutboxName = 'cart' | 'wishlist';

/** One write, as it goes over the wire. */
export interface WriteRequest extends LineId {
  call: 'add' | 'update';
  /** What the line holds once the server has done this; for `add`: one more than before. */
  quantity: number;
  /** When it left (ms). */
  at: number;
}

/** A line whose last word the server has not confirmed beyond doubt. */
export interface PendingLine extends LineId {
  /** The last number the shopper saw; the number the server must end with. */
  target: number;
  /** Units to send as single `cart/add` calls; 0 means: settle by one absolute `cart/update`. */
  adds: number;
  /** When a write of unknown outcome left (ms); it may still land late. */
  doubtAt: number | null;
  /** The server acknowledged `target`; the line stays only until the doubt is checked. */
  settled: boolean;
  /** Tries in a row without a readable answer. */
  failures: number;
  /** Order of first tap; lines are sent in it. */
  queuedAt: number;
  /** What was taken out of the other list for this line; refused, it goes back there. */
  movedFrom?: LineItem[];
}

/** A guest cart joining this one, for the sentence the shopper reads and for its Undo. */
export interface Merge {
  gid: string;
  /** Units that joined, by line. */
  joined: CartMap;
  /** Units the account held before; null until the server was asked. */
  saved: number | null;
  announced: boolean;
}

export interface OutboxRecord {
  v: 1;
  uid: string;
  /** Counts changes, so that an older copy is never taken for a newer one. */
  rev: number;
  /** Counts writes sent, so that a read that overlaps one is not believed. */
  writes: number;
  base: CartMap;
  /** When `base` was last read from the server (ms); null: read before sending. */
  baseAt: number | null;
  lines: Record<string, PendingLine>;
  /** Written down before the request leaves, cleared with its answer: a write-ahead record. */
  sending: WriteRequest | null;
  merge: Merge | null;
  /** Names of the last taps that are in here: a tap found beside the journal may be one of them. */
  taken: string[];
}

/** Why a page reads a record: at its start, or because something else than its own taps changed it. */
export type ReadFrom = 'boot' | 'otherTab' | 'otherList' | 'retry';

export const RECORD_VERSION = 1;

export function emptyRecord(uid: string): OutboxRecord {
  return {
    v: RECORD_VERSION,
    uid,
    rev: 0,
    writes: 0,
    base: {},
    baseAt: null,
    lines: {},
    sending: null,
    merge: null,
    taken: [],
  };
}

/** What the shopper sees: what the server holds, with every pending line at its last word. */
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

/** Nothing left to tell the server, be there doubts to check or not. */
export function isDrained(record: OutboxRecord): boolean {
  return record.sending === null && !Object.values(record.lines).some(isUnsettled);
}

/** A line the shopper should know is having trouble; the runner keeps trying. */
export const FAILURES_TO_SHOW = 3;

export type LineSync = 'saved' | 'waiting' | 'failed';

export function lineSync(record: OutboxRecord, line: LineId): LineSync {
  const pending = record.lines[lineKey(line)];
  if (pending === undefined || pending.settled) return 'saved';
  return pending.failures >= FAILURES_TO_SHOW ? 'failed' : 'waiting';
}
