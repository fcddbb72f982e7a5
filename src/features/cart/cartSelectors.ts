import { createSelector } from '@reduxjs/toolkit';
import type { CartMap } from '../../shared/api/contract';
import type { SessionRootState } from '../session/sessionSlice';
import { added, countUnits, lineItems, quantityOf, type LineItem } from '../../sync/quantityMap';
import type { CartRootState, CartState } from './cartSlice';
import { applyEdits } from '../../sync/edits';
import type { RunPhase } from '../../sync/syncActions';
import {
  emptyRecord,
  isDrained,
  lineSync,
  shownCart,
  type OutboxRecord,
  type LineSync,
} from '../../sync/record';

type Root = CartRootState & SessionRootState;

export interface CartLine extends LineItem {
  sync: LineSync;
}

const selectCart = (state: CartRootState): CartState => state.cart;
const selectUid = (state: SessionRootState): string | null => state.session.uid;

/** The journal record with the edits that are not journaled yet; null for a guest. */
const selectRecord = createSelector(
  [(state: Root) => state.cart.record, (state: Root) => state.cart.edits, selectUid],
  (record, edits, uid): OutboxRecord | null => {
    if (uid === null) return null;
    const known = record?.uid === uid ? record : emptyRecord(uid);
    return applyEdits(known, edits);
  },
);

/** The cart on the screen. After sign-in, guest lines count until they are merged. */
export const selectCartMap = createSelector(
  [(state: Root) => state.cart.guest, selectRecord],
  (guest, record): CartMap => {
    if (record === null) return guest;
    return added(shownCart(record), guest);
  },
);

/** Lines in the order in which they were added, each with its account status. */
export const selectCartLines = createSelector(
  [selectCartMap, selectRecord, (state: Root) => state.cart.guest],
  (cart, record, guest): CartLine[] =>
    lineItems(cart).map((line) => {
      if (record === null) return { ...line, sync: 'saved' };
      const isJoining = quantityOf(guest, line) > 0;
      return { ...line, sync: isJoining ? 'waiting' : lineSync(record, line) };
    }),
);

export const selectCartCount = createSelector([selectCartMap], countUnits);

export const selectLineQuantity = (state: Root, productId: string, size: string): number =>
  quantityOf(selectCartMap(state), { productId, size });

export const selectLinePrices = (state: CartRootState): CartState['prices'] => state.cart.prices;
export const selectLastAdded = (state: CartRootState): CartState['lastAdded'] =>
  state.cart.lastAdded;

export interface CartSync {
  /** `saved` for guests too, whose cart is on this device. */
  state: LineSync;
  /** Lines that the account does not have yet. */
  waiting: number;
  reason: 'offline' | 'signed-out' | 'sending' | null;
}

/** Why edits wait, in the shopper's terms. */
export function pauseReason(phase: RunPhase): 'offline' | 'signed-out' | 'sending' {
  if (phase === 'paused:offline') return 'offline';
  return phase === 'paused:auth' ? 'signed-out' : 'sending';
}

/** Whether the account and the screen agree. */
export const selectCartSync = createSelector(
  [selectCartLines, selectRecord, (state: Root) => selectCart(state).run, selectUid],
  (lines, record, run, uid): CartSync => {
    if (uid === null || record === null) return { state: 'saved', waiting: 0, reason: null };
    const visible = lines.filter(({ sync }) => sync !== 'saved');
    const removed = Object.values(record.lines).filter(
      (line) => !line.settled && line.target === 0,
    ).length;
    const waiting = visible.length + removed;
    if (waiting === 0 && isDrained(record)) return { state: 'saved', waiting: 0, reason: null };
    const failed = Object.values(record.lines).some((line) => lineSync(record, line) === 'failed');
    const reason = pauseReason(run.phase);
    return { state: failed ? 'failed' : 'waiting', waiting: Math.max(waiting, 1), reason };
  },
);
