/**
 * Follows what other tabs and other programs write under the three specified keys. A guest's edit never
 * overwrites another tab's: the keys are read again before each edit and written at once after it.
 */
import { isAnyOf, type Action, type Middleware } from '@reduxjs/toolkit';
import {
  guestCartChanged,
  lineAdded,
  lineRemoved,
  quantityChanged,
} from '../../features/cart/cartSlice';
import { readCartMap } from '../../sync/quantityMap';
import { storedSession } from '../../features/session/token';
import { sessionExpired, signedIn, signedOut } from '../../features/session/sessionSlice';
import {
  guestListChanged,
  productSaved,
  productUnsaved,
  wishlistCleared,
} from '../../features/wishlist/wishlistSlice';
import {
  CART_KEY,
  readGuest,
  readIds,
  SESSION_KEY,
  TOKEN_KEY,
  WISHLIST_KEY,
} from '../../shared/storage/specifiedKeys';
import { newGuestId } from './guestIds';
import { onPageLifecycle } from '../startup/pageLifecycle';
import { keepCart, keepSession, keepWishlist, type WriteFailed } from './persistence';
import type { RootState } from '../rootReducer';

/** The actions that update the state from the keys, if it differs. */
export function changesOfKeys(state: RootState): Action[] {
  return [...sessionChanges(state), ...cartChanges(state), ...wishlistChanges(state)];
}

function sessionChanges({ session }: RootState): Action[] {
  const kept = storedSession();
  // A server whose tokens cannot be decoded may have signed the person in on this visit.
  if (kept === undefined) return [];
  const elsewhere = { elsewhere: true };
  if (kept && 'token' in kept) {
    return kept.token === session.token ? [] : [signedIn({ token: kept.token }, elsewhere)];
  }
  if (kept) return session.status === 'in' ? [sessionExpired(elsewhere)] : [];
  return session.status === 'guest' ? [] : [signedOut(elsewhere)];
}

function cartChanges({ cart }: RootState): Action[] {
  const kept = readGuest(CART_KEY, (value) => {
    const read = readCartMap(value);
    return read && { value: read.cart, dropped: read.dropped };
  });
  const guest = kept?.value ?? {};
  if (JSON.stringify(guest) === JSON.stringify(cart.guest)) return [];
  const isEmpty = Object.keys(guest).length === 0;
  return [guestCartChanged({ guest, gid: isEmpty ? null : (kept?.gid ?? newGuestId()) })];
}

function wishlistChanges({ wishlist }: RootState): Action[] {
  const kept = readGuest(WISHLIST_KEY, readIds);
  const guest = kept?.value ?? [];
  if (JSON.stringify(guest) === JSON.stringify(wishlist.guest)) return [];
  return [
    guestListChanged({ guest, gid: guest.length === 0 ? null : (kept?.gid ?? newGuestId()) }),
  ];
}

const isEdit = isAnyOf(
  lineAdded,
  quantityChanged,
  lineRemoved,
  productSaved,
  productUnsaved,
  wishlistCleared,
);

const differ = <S>(before: S, after: S, fields: readonly (keyof S)[]): boolean =>
  fields.some((field) => before[field] !== after[field]);

const isFromElsewhere = (action: unknown): boolean =>
  (action as { meta?: { elsewhere?: boolean } }).meta?.elsewhere === true;

const isReady = (state: RootState): boolean =>
  [state.cart, state.wishlist, state.session].every(
    (slice) => (slice as { _persist?: { rehydrated: boolean } })._persist?.rehydrated === true,
  );

/**
 * Reads the keys before a guest's edit and writes them after every change, if the store persists.
 * `onWriteFailed` handles storage errors.
 */
export function keyMiddleware(onWriteFailed: WriteFailed): Middleware<object, RootState> {
  const keep = (key: string, write: () => void): void => {
    try {
      write();
    } catch (error) {
      onWriteFailed(key, error);
    }
  };
  return (store) => (next) => (action) => {
    if (isReady(store.getState()) && isEdit(action) && action.meta.uid === null) {
      // Only the guest's keys: a `storage` event reports a sign-in in another tab.
      const state = store.getState();
      for (const change of [...cartChanges(state), ...wishlistChanges(state)]) next(change);
    }
    const before = store.getState();
    const result = next(action);
    const after = store.getState();
    // Another tab's change is stored already, and may be outdated by now.
    if (!isReady(after) || isFromElsewhere(action)) return result;
    // Write only what changed here: another program may have written the rest. When the keys have just been read, what
    // differs from them was edited before that.
    const isFirst = !isReady(before);
    keep(CART_KEY, () => {
      const isChanged = isFirst
        ? cartChanges(after).length > 0
        : differ(before.cart, after.cart, ['guest', 'gid', 'prices']);
      if (isChanged) keepCart(after.cart);
    });
    keep(WISHLIST_KEY, () => {
      const isChanged = isFirst
        ? wishlistChanges(after).length > 0
        : differ(before.wishlist, after.wishlist, ['guest', 'gid']);
      if (isChanged) keepWishlist(after.wishlist);
    });
    keep(after.session.token === null ? SESSION_KEY : TOKEN_KEY, () => {
      const isChanged = isFirst
        ? sessionChanges(after).length > 0
        : differ(before.session, after.session, ['token', 'uid', 'status']);
      if (isChanged) keepSession(after.session);
    });
    return result;
  };
}

interface Following {
  getState: () => RootState;
  dispatch: (action: Action) => unknown;
}

/** Follows the other tabs until the returned function is called. */
export function followTabs(store: Following): () => void {
  const follow = (): void => {
    for (const change of changesOfKeys(store.getState())) store.dispatch(change);
  };
  const followKey = ({ key }: StorageEvent): void => {
    // `null`: all of localStorage was cleared.
    if (key === null || [TOKEN_KEY, CART_KEY, WISHLIST_KEY].includes(key)) follow();
  };
  window.addEventListener('storage', followKey);
  const stop = onPageLifecycle({ shown: follow });
  return () => {
    window.removeEventListener('storage', followKey);
    stop();
  };
}
