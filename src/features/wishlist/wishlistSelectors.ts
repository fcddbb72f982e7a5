import { createSelector } from '@reduxjs/toolkit';
import type { OutboxRecord } from '../../sync/record';
import { emptyRecord, lineSync, shownCart } from '../../sync/record';
import { applyEdits } from '../../sync/edits';
import type { SessionRootState } from '../session/sessionSlice';
import { idsOf, type WishlistRootState } from './wishlistSlice';

type Root = WishlistRootState & SessionRootState;

const selectRecord = createSelector(
  [
    (state: Root) => state.wishlist.record,
    (state: Root) => state.wishlist.edits,
    (state: Root) => state.session.uid,
  ],
  (record, edits, uid): OutboxRecord | null => {
    if (uid === null) return null;
    return applyEdits(record?.uid === uid ? record : emptyRecord(uid), edits);
  },
);

/** Product ids in the order in which they were saved; right after sign-in, the union of both lists. */
export const selectWishlistIds = createSelector(
  [(state: Root) => state.wishlist.guest, selectRecord],
  (guest, record): string[] =>
    record === null ? guest : [...new Set([...idsOf(shownCart(record)), ...guest])],
);

const selectWishlistSet = createSelector([selectWishlistIds], (ids) => new Set(ids));

export const selectIsWishlisted = (state: Root, productId: string): boolean =>
  selectWishlistSet(state).has(productId);

/** Whether a change has failed often enough to say so. */
export const selectWishesFailed = createSelector(
  [selectRecord],
  (record): boolean =>
    record !== null &&
    Object.values(record.lines).some((line) => lineSync(record, line) === 'failed'),
);

/** How many changes the account does not have yet; 0 for guests. */
export const selectWishesWaiting = createSelector([selectRecord], (record): number =>
  record === null ? 0 : Object.values(record.lines).filter((line) => !line.settled).length,
);
