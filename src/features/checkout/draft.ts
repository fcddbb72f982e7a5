/** Not in the slice: only the checkout reads it, and every page loads the slice. */
import type { AddressDraft, CheckoutRootState } from './checkoutSlice';

/** Personal data: deleted after a day and on logout (docs/adr/0006-what-persists-where.md). */
export const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

const EMPTY: AddressDraft = {};

/** That person's draft, unless it is older than a day. */
export function selectDraft(
  { checkout }: CheckoutRootState,
  uid: string | null,
  now: number,
): AddressDraft {
  const { draft, draftOwner, draftSavedAt } = checkout;
  const isFresh = draftSavedAt !== null && now - draftSavedAt < DRAFT_LIFETIME_MS;
  return isFresh && uid !== null && draftOwner === uid ? draft : EMPTY;
}
