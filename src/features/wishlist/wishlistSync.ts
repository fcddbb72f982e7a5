/** The wishlist's own rules: merging lists, and clearing with one call. Pure. */
import { isRetryable, type AppError } from '../../shared/api/appError';
import { applyEdit } from '../../sync/edits';
import { TOMBSTONE_LIFETIME_MS, type Tombstones } from '../../sync/guestMerge';
import { classify, type Outcome } from '../../sync/transitions';
import type { OutboxRecord, WriteRequest } from '../../sync/record';
import { asCart, idsOf, wishlistLine } from './wishlistSlice';

/**
 * Merges lists at sign-in: every local product is wanted; those that the account has already are dropped
 * when its list is read (sync/transitions.ts, `applyServerRead`).
 */
export function mergeGuestList(
  record: OutboxRecord,
  tombstones: Tombstones,
  guest: { gid: string; ids: readonly string[] },
  at: number,
): { record: OutboxRecord; tombstones: Tombstones; added: number } {
  const known = Object.fromEntries(
    Object.entries(tombstones).filter(([, { at: since }]) => at - since < TOMBSTONE_LIFETIME_MS),
  );
  const buried = tombstones[guest.gid];
  const taken = new Set(buried?.taken ? idsOf(buried.taken) : []);
  const news = buried?.taken === null ? [] : guest.ids.filter((id) => !taken.has(id));
  const joined = news.reduce<OutboxRecord>(
    (next, productId, index) =>
      applyEdit(next, {
        id: `${guest.gid}:${String(index)}`,
        at: at + index,
        kind: 'set',
        line: wishlistLine(productId),
        quantity: 1,
      }),
    news.length > 0 ? { ...record, baseAt: null } : record,
  );
  return {
    record: joined,
    tombstones: {
      ...known,
      [guest.gid]: { at, taken: buried?.taken === null ? null : asCart([...taken, ...news]) },
    },
    added: news.length,
  };
}

/**
 * A server failure undoes the change with the specified message (spec section 8); without an answer, or
 * with one that says "later", the change waits.
 */
export function classifyWishlistError(error: AppError | null): Outcome {
  return error?.kind === 'server' && !isRetryable(error)
    ? { type: 'refused', message: error.message }
    : classify(error);
}

/**
 * If all products of the account are to be removed, or the only one by "Clear All", one `wishlist/clear` does
 * it: returns the other removals that it settles. Null if single calls are needed.
 */
export function settledByClearing(
  record: OutboxRecord,
  request: WriteRequest,
): WriteRequest[] | null {
  if (request.quantity !== 0) return null;
  const held = idsOf(record.base);
  const lines = Object.values(record.lines);
  const leaving = lines.filter((line) => line.target === 0 && !line.settled);
  const leavingIds = new Set(leaving.map(({ productId }) => productId));
  const takesAll = held.every((id) => leavingIds.has(id));
  // `clear` would also remove wanted or doubtful products.
  const sparesNone = lines.every((line) => line.target === 0);
  const isList = leaving.length > 1 || leaving[0]?.isClearing === true;
  if (!takesAll || !sparesNone || !isList) return null;
  return leaving
    .filter(({ productId }) => productId !== request.productId)
    .map(({ productId, size }) => ({
      call: 'update',
      productId,
      size,
      quantity: 0,
      at: request.at,
    }));
}
