/** Applies edits to a journal record. Pure functions. */
import type { CartMap } from '../shared/api/contract';
import { MAX_QUANTITY } from '../shared/api/productRules';
import { lineItems, lineKey, quantityOf, surplus, type LineId, type LineItem } from './quantityMap';
import {
  heldByOrder,
  shownCart,
  shownQuantity,
  type OutboxRecord,
  type PendingLine,
} from './record';

/**
 * A change by the shopper. One action that changes several lines is several edits with one `id`.
 * - `emptied`: an order that was placed at `at` took `ordered` out of the cart, or everything (edits of earlier builds)
 * - `movedFrom`: the line that the edit takes out of the other list (cart or wishlist)
 * - `isClearing`: the edit is part of emptying the whole list
 */
export type Edit =
  | { id: string; at: number; kind: 'added'; line: LineId; movedFrom?: LineItem }
  | {
      id: string;
      at: number;
      kind: 'set';
      line: LineId;
      quantity: number;
      movedFrom?: LineItem;
      isClearing?: boolean;
    }
  | { id: string; at: number; kind: 'emptied'; ordered?: CartMap }
  | { id: string; at: number; kind: 'mergeUndone' };

export const changed = (record: OutboxRecord): OutboxRecord => ({ ...record, rev: record.rev + 1 });

/** The record after an order of its cart was sent (`at`), or has ended without taking anything (null). */
export const orderNoted = (record: OutboxRecord, at: number | null): OutboxRecord =>
  record.orderSentAt === at ? record : changed(heldByOrder(record, at));

export function withLine(record: OutboxRecord, line: PendingLine): OutboxRecord {
  return { ...record, lines: { ...record.lines, [lineKey(line)]: line } };
}

export function withoutLine(record: OutboxRecord, line: LineId): OutboxRecord {
  const { [lineKey(line)]: _gone, ...lines } = record.lines;
  return { ...record, lines };
}

/** A record remembers when these many lines were last edited; the longest ago is dropped first. */
const LINES_REMEMBERED = 200;

/** Notes that a line was edited. */
function edited(record: OutboxRecord, line: LineId, at: number): OutboxRecord {
  const key = lineKey(line);
  const { [key]: before = at, ...others } = record.editedAt;
  const kept = Object.entries(others).slice(1 - LINES_REMEMBERED);
  return { ...record, editedAt: { ...Object.fromEntries(kept), [key]: Math.max(before, at) } };
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

/** The line that an edit changes. A settled line becomes pending again, from `at`. */
function editedLine(record: OutboxRecord, line: LineId, at: number): PendingLine {
  const known = record.lines[lineKey(line)] ?? freshLine(record, line, at);
  return known.settled ? { ...known, settled: false, queuedAt: at } : known;
}

/** Adds `units` to a line. A line that is already sent as an absolute quantity stays absolute. */
export function raise(record: OutboxRecord, id: LineId, units: number, at: number): OutboxRecord {
  const known = record.lines[lineKey(id)];
  const line = editedLine(record, id, at);
  const extra = Math.min(units, MAX_QUANTITY - line.target);
  if (extra <= 0) return record;
  const byUnits = known === undefined || known.adds > 0;
  return withLine(edited(record, id, at), {
    ...line,
    target: line.target + extra,
    adds: byUnits ? line.adds + extra : 0,
  });
}

/** Sets a line to an absolute quantity, which replaces all unsent edits of it. */
export function settleAt(
  record: OutboxRecord,
  id: LineId,
  quantity: number,
  at: number,
  isClearing?: boolean,
): OutboxRecord {
  const known = record.lines[lineKey(id)];
  const target = Math.max(0, Math.min(Math.trunc(quantity), MAX_QUANTITY));
  const certain = (known?.doubtAt ?? null) === null && !isInFlight(record, id);
  if (certain && record.baseAt !== null && target === quantityOf(record.base, id)) {
    return withoutLine(edited(record, id, at), id);
  }
  return withLine(edited(record, id, at), {
    ...editedLine(record, id, at),
    target,
    adds: 0,
    isClearing,
  });
}

/**
 * Takes what was ordered out of the cart, as the server does; the rest stays, whenever it was added. A line stays with
 * what is left of it if one of its writes may still arrive, or if the server does not know its quantity.
 */
function withoutOrdered(record: OutboxRecord, ordered: CartMap, orderedAt: number): OutboxRecord {
  const base = surplus(record.base, ordered);
  const lines = Object.entries(record.lines).flatMap(([key, line]): [string, PendingLine][] => {
    const units = quantityOf(ordered, line);
    if (units === 0) return [[key, line]];
    // A line that was first edited after the order has of its units only those that the account still shows.
    const inLine =
      line.queuedAt > orderedAt ? Math.min(units, quantityOf(record.base, line)) : units;
    const target = Math.max(0, line.target - inLine);
    const held = quantityOf(base, line);
    const isOpen = line.doubtAt !== null || isInFlight(record, line);
    if (!isOpen && target === held) return [];
    const adds = isOpen || line.adds === 0 ? 0 : Math.max(0, target - held);
    return [[key, { ...line, target, adds, settled: false }]];
  });
  const { editedAt } = lineItems(ordered).reduce(
    (next, line) => edited(next, line, orderedAt),
    record,
  );
  return {
    ...heldByOrder(record, null),
    base,
    baseAt: null,
    lines: Object.fromEntries(lines),
    merge: null,
    editedAt,
  };
}

/** Undoes a merge: removes the merged units and keeps later changes. */
function mergeUndone(record: OutboxRecord, at: number): OutboxRecord {
  if (record.merge === null) return record;
  const back = lineItems(record.merge.joined).reduce<OutboxRecord>(
    (next, line) => settleAt(next, line, shownQuantity(next, line) - line.quantity, at),
    record,
  );
  return { ...back, merge: null };
}

/** Remembers where a line was moved from, until the server has accepted it. */
function withMoved(record: OutboxRecord, id: LineId, from: LineItem | undefined): OutboxRecord {
  const line = record.lines[lineKey(id)];
  if (from === undefined || line === undefined) return record;
  return withLine(record, { ...line, movedFrom: [...(line.movedFrom ?? []), from] });
}

/** Restores lines that were moved to the other list and refused there. */
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
        withMoved(
          settleAt(record, edit.line, edit.quantity, edit.at, edit.isClearing),
          edit.line,
          edit.movedFrom,
        ),
      );
    case 'emptied':
      return changed(withoutOrdered(record, edit.ordered ?? shownCart(record), edit.at));
    case 'mergeUndone':
      return changed(mergeUndone(record, edit.at));
  }
}

/**
 * How many ids of applied edits a record remembers. A killed browser can restore localStorage as it was a
 * minute ago, so an edit can be found again; nobody makes more than this many edits in that time.
 */
const EDITS_REMEMBERED = 100;

/**
 * Applies each edit once. Skips edits that are already in the record: another page may have journaled
 * them, or a killed browser may have restored them in localStorage.
 */
export function applyEdits(record: OutboxRecord, edits: readonly Edit[]): OutboxRecord {
  const known = new Set(record.taken);
  const news = edits.filter(({ id }) => !known.has(id));
  if (news.length === 0) return record;
  const names = [...new Set(news.map(({ id }) => id))];
  return {
    ...news.reduce(applyEdit, record),
    taken: [...record.taken, ...names].slice(-EDITS_REMEMBERED),
  };
}
