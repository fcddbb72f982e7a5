/** What people do to a person's cart: pure functions over the journal record. */
import type { CartMap } from '../shared/api/contract';
import { MAX_QUANTITY } from '../shared/api/productRules';
import {
  larger,
  lineItems,
  lineKey,
  quantityOf,
  surplus,
  withQuantity,
  type LineId,
  type LineItem,
} from './quantityMap';
import { shownQuantity, type OutboxRecord, type PendingLine } from './record';

/**
 * A tap, as it waits for the journal; one tap that changes several lines is several edits of one
 * `id`. `emptied`: an order took everything there was at `at`, when it was given. `movedFrom`: what
 * this tap takes out of the other list (the cart's line for a saved product, and the other way).
 */
export type Edit =
  | { id: string; at: number; kind: 'added'; line: LineId; movedFrom?: LineItem }
  | { id: string; at: number; kind: 'set'; line: LineId; quantity: number; movedFrom?: LineItem }
  | { id: string; at: number; kind: 'emptied' }
  | { id: string; at: number; kind: 'mergeUndone' };

const changed = (record: OutboxRecord): OutboxRecord => ({ ...record, rev: record.rev + 1 });

export function withLine(record: OutboxRecord, line: PendingLine): OutboxRecord {
  return { ...record, lines: { ...record.lines, [lineKey(line)]: line } };
}

export function withoutLine(record: OutboxRecord, line: LineId): OutboxRecord {
  const { [lineKey(line)]: _gone, ...lines } = record.lines;
  return { ...record, lines };
}

export const isInFlight = (record: OutboxRecord, line: LineId): boolean =>
  record.sending !== null && lineKey(record.sending) === lineKey(line);

function freshLine(record: OutboxRecord, line: LineId, at: number): PendingLine {
  return {
    productId: line.productId,
    size: line.size,
    target: quantityOf(record.base, line),
    adds: 0,
    doubtAt: null,
    settled: false,
    failures: 0,
    queuedAt: at,
  };
}

/** The line that a tap changes. What was settled has arrived: with this tap it begins to wait anew. */
function tappedLine(record: OutboxRecord, line: LineId, at: number): PendingLine {
  const known = record.lines[lineKey(line)] ?? freshLine(record, line, at);
  return known.settled ? { ...known, settled: false, queuedAt: at } : known;
}

/** `units` more of a line. A line that is already being settled absolutely goes on so. */
function raise(record: OutboxRecord, id: LineId, units: number, at: number): OutboxRecord {
  const known = record.lines[lineKey(id)];
  const line = tappedLine(record, id, at);
  const extra = Math.min(units, MAX_QUANTITY - line.target);
  if (extra <= 0) return record;
  const byUnits = known === undefined || known.adds > 0;
  return withLine(record, {
    ...line,
    target: line.target + extra,
    adds: byUnits ? line.adds + extra : 0,
  });
}

/** The line's last word is `quantity`; what was not sent yet of earlier words never will be. */
export function settleAt(
  record: OutboxRecord,
  id: LineId,
  quantity: number,
  at: number,
): OutboxRecord {
  const known = record.lines[lineKey(id)];
  const target = Math.max(0, Math.min(Math.trunc(quantity), MAX_QUANTITY));
  const certain = (known?.doubtAt ?? null) === null && !isInFlight(record, id);
  if (certain && record.baseAt !== null && target === quantityOf(record.base, id)) {
    return withoutLine(record, id);
  }
  return withLine(record, { ...tappedLine(record, id, at), target, adds: 0 });
}

/**
 * The server has taken what was ordered out of the cart itself. What was put in since the order was
 * given (its answer can take minutes) is no part of it and stays. A line stays at 0 where something
 * may still be on its way, or where the server was not told yet that it has become less: more than
 * was ordered would be left there.
 */
function emptied(record: OutboxRecord, orderedAt: number): OutboxRecord {
  const lines = Object.entries(record.lines).flatMap(([key, line]): [string, PendingLine][] => {
    const units = line.target - quantityOf(record.base, line);
    if (line.queuedAt > orderedAt && units > 0) return [[key, { ...line, target: units }]];
    const isOpen = line.doubtAt !== null || isInFlight(record, line);
    return isOpen || units < 0 ? [[key, { ...line, target: 0, adds: 0, settled: false }]] : [];
  });
  return { ...record, base: {}, baseAt: null, lines: Object.fromEntries(lines), merge: null };
}

/** Takes back what joined, and nothing that was changed since. */
function mergeUndone(record: OutboxRecord, at: number): OutboxRecord {
  if (record.merge === null) return record;
  const back = lineItems(record.merge.joined).reduce<OutboxRecord>(
    (next, line) => settleAt(next, line, shownQuantity(next, line) - line.quantity, at),
    record,
  );
  return { ...back, merge: null };
}

/** Kept with the line for as long as that may be refused. */
function withMoved(record: OutboxRecord, id: LineId, from: LineItem | undefined): OutboxRecord {
  const line = record.lines[lineKey(id)];
  if (from === undefined || line === undefined) return record;
  return withLine(record, { ...line, movedFrom: [...(line.movedFrom ?? []), from] });
}

/** Takes back what was moved to the other list and refused there. */
export function returnTransfers(
  record: OutboxRecord,
  items: readonly LineItem[],
  at: number,
): OutboxRecord {
  return items.reduce((next, item) => {
    const quantity = Math.max(shownQuantity(next, item), item.quantity);
    return changed(settleAt(next, item, quantity, at));
  }, record);
}

export function applyEdit(record: OutboxRecord, edit: Edit): OutboxRecord {
  switch (edit.kind) {
    case 'added':
      return changed(withMoved(raise(record, edit.line, 1, edit.at), edit.line, edit.movedFrom));
    case 'set':
      return changed(
        withMoved(settleAt(record, edit.line, edit.quantity, edit.at), edit.line, edit.movedFrom),
      );
    case 'emptied':
      return changed(emptied(record, edit.at));
    case 'mergeUndone':
      return changed(mergeUndone(record, edit.at));
  }
}

/**
 * How many names of taps a record remembers. A tap can be found a second time for as long as
 * localStorage may fall back to an earlier minute (a killed browser), and nobody taps faster.
 */
const TAPS_REMEMBERED = 100;

/**
 * Taps on their way into the journal, each once: one that another page has found beside it and
 * written, or that was not forgotten there before the browser was killed, is left out.
 */
export function applyEdits(record: OutboxRecord, edits: readonly Edit[]): OutboxRecord {
  const known = new Set(record.taken);
  const news = edits.filter(({ id }) => !known.has(id));
  if (news.length === 0) return record;
  const names = [...new Set(news.map(({ id }) => id))];
  return {
    ...news.reduce(applyEdit, record),
    taken: [...record.taken, ...names].slice(-TAPS_REMEMBERED),
  };
}

/** A guest cart that has been taken; `taken` is null once its owner has logged out. */
export interface Tombstone {
  at: number;
  taken: CartMap | null;
}
export type Tombstones = Record<string, Tombstone>;

export const TOMBSTONE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export interface GuestCart {
  gid: string;
  cart: CartMap;
}

/**
 * Takes a guest cart into a person's record, exactly once: the tombstone is written in the same
 * transaction. A cart that comes back under a taken id (the browser was killed before it had
 * forgotten it) adds only what it holds beyond what was taken.
 */
export function mergeGuestCart(
  record: OutboxRecord,
  tombstones: Tombstones,
  guest: GuestCart,
  at: number,
): { record: OutboxRecord; tombstones: Tombstones; units: number } {
  const buried = tombstones[guest.gid];
  const known = Object.fromEntries(
    Object.entries(tombstones).filter(([, { at: since }]) => at - since < TOMBSTONE_LIFETIME_MS),
  );
  const news =
    buried === undefined
      ? guest.cart
      : buried.taken === null
        ? {}
        : surplus(guest.cart, buried.taken);
  const items = lineItems(news);
  if (items.length === 0 && buried !== undefined) return { record, tombstones: known, units: 0 };

  // The server is asked anew before the first unit leaves: only then is the sum known.
  const asked: OutboxRecord = { ...record, baseAt: null };
  const joined = items.reduce<OutboxRecord>(
    (next, line) => raise(next, line, line.quantity, at),
    asked,
  );
  return {
    record: changed({ ...joined, merge: mergeOf(record, guest.gid, items) }),
    tombstones: {
      ...known,
      [guest.gid]: { at, taken: buried?.taken ? larger(buried.taken, guest.cart) : guest.cart },
    },
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** What the shopper will read about; a second joining before the first was told adds up. */
function mergeOf(record: OutboxRecord, gid: string, items: LineItem[]): OutboxRecord['merge'] {
  if (items.length === 0) return record.merge;
  const untold = record.merge?.announced === false ? record.merge : null;
  const joined = items.reduce<CartMap>(
    (sum, line) => withQuantity(sum, line, quantityOf(sum, line) + line.quantity),
    untold?.joined ?? {},
  );
  return { gid, joined, saved: untold?.saved ?? null, announced: false };
}
