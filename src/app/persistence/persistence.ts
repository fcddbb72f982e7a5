/**
 * What is stored when the page closes, and where (docs/adr/0006-what-persists-where.md). Each slice is
 * stored, validated and restored on its own, so that none waits for the slowest. The outbox stores its
 * journal itself (sync/outbox.ts).
 */
import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { added, readCartMap } from '../../sync/quantityMap';
import type { CartState } from '../../features/cart/cartSlice';
import type { CatalogState } from '../../features/catalog/catalogSlice';
import type { CheckoutState } from '../../features/checkout/checkoutSlice';
import type { OrdersState } from '../../features/orders/ordersSlice';
import type { SessionState } from '../../features/session/sessionSlice';
import { readToken, storedSession } from '../../features/session/token';
import type { WishlistState } from '../../features/wishlist/wishlistSlice';
import type { SliceStorage } from '../../shared/storage/sliceStorage';
import {
  CART_KEY,
  readGuest,
  readIds,
  readPrices,
  WISHLIST_KEY,
  writeGuest,
  writePrices,
  writeSession,
} from '../../shared/storage/specifiedKeys';
import { withDeferredServices } from '../startup/loadDeferredServices';
import { CATALOG_FIELDS, restoreCatalog } from './storedCatalog';
import { newGuestId } from './guestIds';
import { reducers, type LazyState, type RootState } from '../rootReducer';

export type WriteFailed = (key: string, error: unknown) => void;

interface SliceSpec<S> {
  key: string;
  fields: readonly (keyof S & string)[];
  storage: SliceStorage;
  /** Merges stored and validated values into the current state. */
  restore: (state: S, stored: Partial<S>) => S;
}

/**
 * Wraps a slice's reducer: writes its `fields` to `storage` when they change, and applies `restore` to what
 * is read. The storage sets an invalid value aside, and the slice starts empty.
 */
export function persistSlice<S extends object>(
  reducer: Reducer<S>,
  { key, fields, storage, restore }: SliceSpec<S>,
  onWriteFailed: WriteFailed,
): Reducer<S> {
  let isRead = false;
  const config = {
    key,
    keyPrefix: '',
    whitelist: [...fields],
    serialize: false,
    // The storage's code may load slowly; do not give up on stored data.
    timeout: 0,
    storage: {
      getItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
      setItem: async (_key: string, value: Partial<S>) => {
        // A value that could not be read must not be overwritten.
        if (!isRead) return;
        try {
          await storage.write(value);
        } catch (error) {
          onWriteFailed(key, error);
        }
      },
    },
    getStoredState: async () => {
      try {
        const stored = await storage.read();
        isRead = true;
        return (stored ?? undefined) as never;
      } catch (error) {
        onWriteFailed(key, error);
        return undefined;
      }
    },
    stateReconciler: (stored: Partial<S>, _before: S, state: S) => restore(state, stored),
  };
  return persistReducer(config, reducer as Reducer) as unknown as Reducer<S>;
}

/** Gives a guest cart of another program an id at once, so that all tabs use the same. */
function nameGuest(key: string, value: unknown): string {
  const gid = newGuestId();
  try {
    writeGuest(key, { value, gid });
  } catch {
    // Storage is full: this page keeps the id in memory.
  }
  return gid;
}

/**
 * For the specified keys, which `keyMiddleware` (crossTab.ts) writes at once. redux-persist writes some milliseconds later,
 * and would undo what another tab has done meanwhile: a logout, or an edit of the guest's cart.
 */
const notByReduxPersist = (): void => undefined;

const cartStorage: SliceStorage = {
  read: () => {
    const kept = readGuest(CART_KEY, (value) => {
      const read = readCartMap(value);
      return read && { value: read.cart, dropped: read.dropped };
    });
    const isEmpty = kept === null || Object.keys(kept.value).length === 0;
    const guest = isEmpty ? {} : kept.value;
    const gid = isEmpty ? null : (kept.gid ?? nameGuest(CART_KEY, guest));
    return { guest, gid, prices: readPrices() };
  },
  write: notByReduxPersist,
};

/** Writes the guest cart now, because another tab may be about to add to it. */
export function keepCart({
  guest,
  gid,
  prices,
}: Pick<CartState, 'guest' | 'gid' | 'prices'>): void {
  writeGuest(CART_KEY, gid === null ? null : { value: guest, gid });
  writePrices(prices);
}

const wishlistStorage: SliceStorage = {
  read: () => {
    const kept = readGuest(WISHLIST_KEY, readIds);
    const guest = kept?.value ?? [];
    const gid = guest.length === 0 ? null : (kept?.gid ?? nameGuest(WISHLIST_KEY, guest));
    return { guest, gid };
  },
  write: notByReduxPersist,
};

export function keepWishlist({ guest, gid }: Pick<WishlistState, 'guest' | 'gid'>): void {
  writeGuest(WISHLIST_KEY, gid === null ? null : { value: guest, gid });
}

const tokenStorage: SliceStorage = {
  read: () => {
    const kept = storedSession();
    if (!kept) return null;
    return 'token' in kept
      ? { token: kept.token, uid: readToken(kept.token).uid, status: 'in' }
      : { token: null, uid: kept.expiredUid, status: 'expired' };
  },
  write: notByReduxPersist,
};

export function keepSession({ token, uid, status }: SessionState): void {
  if (token !== null) writeSession({ token });
  else writeSession(status === 'expired' && uid !== null ? { expiredUid: uid } : null);
}

/** Slices whose storage code belongs to the deferred services: the database and the contract's schemas. */
const deferred = (name: 'catalog' | 'checkout' | 'orders'): SliceStorage => ({
  read: () => withDeferredServices(({ storages }) => storages[name].read()),
  write: (value) => withDeferredServices(({ storages }) => storages[name].write(value)),
});

/** The root reducer with every stored slice wrapped; one per store. */
export function makePersistedReducer(onWriteFailed: WriteFailed) {
  const persist = <S extends object>(reducer: Reducer<S>, spec: SliceSpec<S>): Reducer<S> =>
    persistSlice(reducer, spec, onWriteFailed);
  const merge = <S extends object>(state: S, stored: Partial<S>): S => ({ ...state, ...stored });
  const wrapped = {
    ...reducers,
    catalog: persist<CatalogState>(reducers.catalog, {
      key: 'catalog',
      fields: CATALOG_FIELDS,
      storage: deferred('catalog'),
      restore: restoreCatalog,
    }),
    cart: persist<CartState>(reducers.cart, {
      key: CART_KEY,
      fields: ['guest', 'gid', 'prices'],
      storage: cartStorage,
      // Edits made before the stored cart was read are added to it.
      restore: (state, stored) => ({
        ...state,
        guest: added(stored.guest ?? {}, state.guest),
        gid: stored.gid ?? state.gid,
        prices: { ...state.prices, ...stored.prices },
      }),
    }),
    wishlist: persist<WishlistState>(reducers.wishlist, {
      key: WISHLIST_KEY,
      fields: ['guest', 'gid'],
      storage: wishlistStorage,
      restore: (state, stored) => ({
        ...state,
        guest: [...new Set([...(stored.guest ?? []), ...state.guest])],
        gid: stored.gid ?? state.gid,
      }),
    }),
    session: persist<SessionState>(reducers.session, {
      key: 'token',
      fields: ['token', 'uid', 'status'],
      storage: tokenStorage,
      // A sign-in before the stored session was read is newer.
      restore: (state, stored) => (state.status === 'guest' ? { ...state, ...stored } : state),
    }),
    checkout: persist<CheckoutState>(reducers.checkout, {
      key: 'checkout',
      fields: ['draft', 'draftOwner', 'draftSavedAt', 'method', 'coupon'],
      storage: deferred('checkout'),
      restore: merge,
    }),
    orders: persist<OrdersState>(reducers.orders, {
      key: 'orders',
      fields: ['ids', 'entities', 'uid', 'fetchedAt'],
      storage: deferred('orders'),
      restore: (state, stored) => (state.fetchedAt === null ? { ...state, ...stored } : state),
    }),
  };
  return combineSlices(wrapped).withLazyLoadedSlices<LazyState>();
}

interface PersistableStore {
  getState: () => RootState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: { type: string }) => unknown;
}

/**
 * Restores the slices of `store` and stores their changes from then on. `guestKeysRead` resolves when the
 * three specified keys are in the state, after a microtask; the catalogue may follow later.
 */
export function startPersistence(store: PersistableStore): {
  persistor: Persistor;
  guestKeysRead: Promise<void>;
} {
  const persistor = persistStore(store as never);
  const isRead = (): boolean => {
    const { cart, wishlist, session } = store.getState();
    return [cart, wishlist, session].every(
      (slice) => (slice as { _persist?: { rehydrated: boolean } })._persist?.rehydrated === true,
    );
  };
  const guestKeysRead = new Promise<void>((resolve) => {
    if (isRead()) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isRead()) return;
      stop();
      resolve();
    });
  });
  return { persistor, guestKeysRead };
}
