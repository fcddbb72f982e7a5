/** Merges a guest cart into a person's journal record. Pure functions. */
import type { CartMap } from '../shared/api/contract';
import { FOREIGN_PREFIX } from '../shared/storage/specifiedKeys';
import { changed, raise } from './edits';
import { larger, lineItems, quantityOf, surplus, withQuantity, type LineItem } from './quantityMap';
import type { OutboxRecord } from './record';

/** A guest cart that was merged; `taken` is null after its owner has logged out. */
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

/** The id that a tab gave the last foreign guest cart that was merged. Stored with the tombstones. */
export interface ForeignName {
  /** The cart, as text. */
  content: string;
  gid: string;
  at: number;
}

/** All tabs learn of a foreign cart within this time. After it, the same content is another cart. */
const SAME_CART_MS = 60_000;

/**
 * The id under which a guest cart is merged. Two tabs that find a cart of another program may each have given it
 * an id; the one that merges first decides, since both ask in a transaction of the journal.
 */
export function agreedName(
  guest: { gid: string; content: string },
  known: ForeignName | undefined,
  at: number,
): ForeignName {
  const { gid, content } = guest;
  const isSame =
    gid.startsWith(FOREIGN_PREFIX) &&
    known?.content === content &&
    Math.abs(at - known.at) < SAME_CART_MS;
  return isSame ? known : { content, gid, at };
}

/**
 * Merges a guest cart into a person's record exactly once: the tombstone is written in the same
 * transaction. If a guest cart with a known id appears again (the browser was killed before it was
 * deleted), only units beyond the merged ones are added.
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

  // Read the account before the first unit is sent, so that the sum is known.
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

/** The data of the merge notice; a second merge before it was shown is added to the first. */
function mergeOf(record: OutboxRecord, gid: string, items: LineItem[]): OutboxRecord['merge'] {
  if (items.length === 0) return record.merge;
  const unannounced = record.merge?.announced === false ? record.merge : null;
  const joined = items.reduce<CartMap>(
    (sum, line) => withQuantity(sum, line, quantityOf(sum, line) + line.quantity),
    unannounced?.joined ?? {},
  );
  return { gid, joined, saved: unannounced?.saved ?? null, announced: false };
}
