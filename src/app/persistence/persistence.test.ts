/** What is kept, what is adopted, and what becomes of values that do not fit. */
import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import { deleteDB } from 'idb';
import { persistStore } from 'redux-persist';
import { selectCartCount, selectCartMap } from '../../features/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../features/cart/cartSlice';
import { catalogueCompleted } from '../../features/catalog/catalogSlice';
import {
  selectAllProducts,
  selectIsPartial,
  selectProductById,
} from '../../features/catalog/catalogSelectors';
import { viewChosen, type CatalogState } from '../../features/catalog/catalogSlice';
import { byId } from '../../features/catalog/knownProducts';
import { testProduct } from '../../features/catalog/testProducts';
import { draftEdited } from '../../features/checkout/checkoutSlice';
import { productSaved } from '../../features/wishlist/wishlistSlice';
import { closeDatabase, DATABASE_NAME, openDatabase } from '../../shared/storage/database';
import { openJournal } from '../../shared/storage/journal';
import { localValues } from '../../shared/storage/localValues';
import { unwrap } from '../../shared/storage/sliceStorage';
import { persistSlice } from './persistence';
import { bootStore } from '../store';
import { makeStore, type AppStore } from '../../test/store';
import { openTabChannel } from '../../sync/tabChannel';

let stops: (() => void)[] = [];
const soon = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function opened(): Promise<AppStore> {
  const store = makeStore();
  stops.push(bootStore(store));
  await soon();
  return store;
}
const line = (productId: string) => ({ productId, size: 'M', unitPaise: 100 });

beforeEach(() => {
  localStorage.clear();
  localValues.reset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  jest.restoreAllMocks();
  await closeDatabase();
  await deleteDB(DATABASE_NAME);
});

describe('the three specified keys', () => {
  it('are plain values that other programs can read, and are read back', async () => {
    const store = await opened();
    store.dispatch(lineAdded(line('p1'), null));
    store.dispatch(productSaved('p2', null));
    expect(localStorage.getItem('cartItems')).toBe('{"p1":{"M":1}}');
    expect(localStorage.getItem('wishlist')).toBe('["p2"]');
    const next = await opened();
    expect(selectCartMap(next.getState())).toEqual({ p1: { M: 1 } });
    expect(next.getState().wishlist.guest).toEqual(['p2']);
    expect(next.getState().cart.gid).toBe(store.getState().cart.gid);
  });
  it('are removed, with their sidecars, when the cart is empty', async () => {
    const store = await opened();
    store.dispatch(lineAdded(line('p1'), null));
    store.dispatch(lineRemoved({ productId: 'p1', size: 'M' }, null));
    expect(localStorage.getItem('cartItems')).toBeNull();
    expect(localStorage.getItem('cartItems:v')).toBeNull();
  });
  it('are adopted as another program wrote them, and get an id', async () => {
    localStorage.setItem('cartItems', '{"p1":{"M":2},"bad":{"M":-1}}');
    localStorage.setItem('wishlist', '["a",3,"a","constructor","__proto__"]');
    const store = await opened();
    expect(selectCartCount(store.getState())).toBe(2);
    expect(store.getState().wishlist.guest).toEqual(['a']);
    expect(localStorage.getItem('cartItems:v')).toContain(store.getState().cart.gid ?? '?');
    expect(localStorage.getItem('cartItems:bak')).toContain('bad');
  });
  it.each(['{broken', '[1,2]', '"text"', `"${'x'.repeat(600_000)}"`])(
    'are set aside when they are no cart',
    async (raw) => {
      localStorage.setItem('cartItems', raw);
      const store = await opened();
      expect(selectCartCount(store.getState())).toBe(0);
      expect(localStorage.getItem('cartItems:bak')).toBe(raw);
    },
  );
  it('are not restored by a tab that has just opened, if another logs out', async () => {
    const token = `e30.${btoa('{"id":"u1"}')}.s`;
    localStorage.setItem('token', token);
    const store = makeStore();
    stops.push(bootStore(store));
    await waitFor(() => expect(store.getState().session.status).toBe('in'));
    // The other tab's change; this tab is told later.
    localStorage.removeItem('token');
    await soon(50);
    expect(localStorage.getItem('token')).toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(store.getState().session.status).toBe('guest');
  });

  it('keep what another tab adds while this one opens', async () => {
    localStorage.setItem('cartItems', '{"p1":{"M":1}}');
    localStorage.setItem('wishlist', '["a"]');
    const store = makeStore();
    stops.push(bootStore(store));
    await waitFor(() => expect(selectCartMap(store.getState())).toEqual({ p1: { M: 1 } }));
    localStorage.setItem('cartItems', '{"p1":{"M":2}}');
    localStorage.setItem('wishlist', '["a","b"]');
    await soon(50);
    expect(localStorage.getItem('cartItems')).toBe('{"p1":{"M":2}}');
    expect(localStorage.getItem('wishlist')).toBe('["a","b"]');
  });

  it('hold what was added before they were read', async () => {
    localStorage.setItem('cartItems', '{"p1":{"M":1}}');
    const store = makeStore();
    store.dispatch(lineAdded(line('p2'), null));
    stops.push(bootStore(store));
    await waitFor(() =>
      expect(localStorage.getItem('cartItems')).toBe('{"p1":{"M":1},"p2":{"M":1}}'),
    );
  });

  it('are no session with a token that cannot be decoded, which is logged once', async () => {
    localStorage.setItem('token', 'not.a.token');
    const store = await opened();
    expect(store.getState().session).toMatchObject({ token: null, uid: null, status: 'guest' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(store.getState().session.status).toBe('guest');
    expect(jest.mocked(console.warn).mock.calls).toEqual([['The token could not be decoded.']]);
  });
  it('keep an edit from before they were read', async () => {
    localStorage.setItem('cartItems', '{"p1":{"M":2}}');
    const store = makeStore();
    store.dispatch(lineAdded(line('p1'), null));
    stops.push(bootStore(store));
    await soon();
    expect(selectCartMap(store.getState())).toEqual({ p1: { M: 3 } });
    await waitFor(() => expect(localStorage.getItem('cartItems')).toBe('{"p1":{"M":3}}'));
  });
});

const storedCatalog = async (): Promise<unknown> => (await openDatabase()).get('slices', 'catalog');

describe('slices', () => {
  it('keep the catalogue’s view in IndexedDB', async () => {
    const store = await opened();
    await soon(50);
    store.dispatch(viewChosen('list'));
    await waitFor(async () => {
      expect(await storedCatalog()).toMatchObject({ state: { view: 'list' } });
    });
    const next = await opened();
    await waitFor(() => expect(next.getState().catalog.view).toBe('list'));
  });
  describe('keep the products', () => {
    const products = (...ids: string[]) => ids.map((_id) => testProduct({ _id }));
    const idsIn = (store: AppStore) => selectAllProducts(store.getState()).map(({ _id }) => _id);
    /** What the server said of the list so far, at a time. */
    const said = (catalog: Partial<CatalogState>): CatalogState => ({
      ...makeStore().getState().catalog,
      fetchedAt: 2,
      ...catalog,
    });
    beforeEach(async () => {
      const before = await opened();
      await soon(50);
      before.dispatch(catalogueCompleted(byId(products('c', 'a', 'b'))));
      before.dispatch(viewChosen('list'));
      await soon(50);
      stops.splice(0).forEach((stop) => stop());
    });
    const openedWith = async (catalog: CatalogState): Promise<AppStore> => {
      const store = makeStore({ catalog });
      stops.push(bootStore(store));
      await soon(50);
      return store;
    };

    it('in their order', async () => {
      const store = await opened();
      await waitFor(() => expect(idsIn(store)).toEqual(['c', 'a', 'b']));
    });
    it('unless the server has sent all of them meanwhile', async () => {
      const store = await openedWith(said({ products: byId(products('b')), total: 1 }));
      expect(idsIn(store)).toEqual(['b']);
      expect(store.getState().catalog.view).toBe('list');
    });
    it('beside the first page of a large list, until its other pages are loaded', async () => {
      const first = byId([testProduct({ _id: 'a', name: 'New' }), testProduct({ _id: 'd' })]);
      const store = await openedWith(said({ products: first, total: 4 }));
      expect(idsIn(store)).toEqual(['c', 'a', 'b', 'd']);
      expect(selectProductById(store.getState(), 'a')?.name).toBe('New');
      expect(selectIsPartial(store.getState())).toBe(false);
    });
  });
  it('keep the draft for a day', async () => {
    const store = await opened();
    store.dispatch(draftEdited({ firstName: 'Asha' }, 'u1'));
    await waitFor(() => expect(localStorage.getItem('app:checkout')).toContain('Asha'));
    const next = await opened();
    await waitFor(() => expect(next.getState().checkout.draft).toEqual({ firstName: 'Asha' }));
    stops.splice(0).forEach((stop) => stop());
    const kept = JSON.parse(localStorage.getItem('app:checkout') ?? '') as { at: number };
    localStorage.setItem('app:checkout', JSON.stringify({ ...kept, at: kept.at - 25 * 3_600_000 }));
    const later = await opened();
    expect(later.getState().checkout.draft).toEqual({});
  });
  it('ignore a catalogue of an unknown version', async () => {
    const database = await openDatabase();
    await database.put('slices', { v: 99, at: 1, state: { view: 'hologram' } }, 'catalog');
    const store = await opened();
    await soon(50);
    expect(store.getState().catalog.view).toBe('grid');
    expect(await (await openDatabase()).get('slices', 'catalog:bak')).toMatchObject({ v: 99 });
  });
});

describe('an envelope', () => {
  const shape = {
    version: 3,
    check: (stored: unknown) => stored as object | null,
    migrations: {
      1: (stored: unknown) => ({ ...(stored as object), two: true }),
      2: (stored: unknown) => ({ ...(stored as object), three: true }),
    },
    lifetimeMs: 1_000,
  };
  it('is migrated step by step', () => {
    expect(unwrap(shape, { v: 1, at: 0, state: { one: true } }, 10)).toEqual({
      state: { one: true, two: true, three: true },
    });
  });
  it('expires, and is unusable when newer, malformed, or without a migration', () => {
    expect(unwrap(shape, { v: 3, at: 0, state: {} }, 1_001)).toBe('expired');
    expect(unwrap(shape, { v: 4, at: 0, state: {} }, 1)).toBe('unfit');
    expect(unwrap(shape, { v: 0, at: 0, state: {} }, 1)).toBe('unfit');
    expect(unwrap(shape, 'text', 1)).toBe('unfit');
    expect(unwrap(shape, { v: 3, at: 0, state: null }, 1)).toBe('unfit');
  });
});

describe('storage that could not be read', () => {
  const spec = (read: () => Promise<object | null>, write: () => Promise<void>) => ({
    key: 'kept',
    fields: ['held' as const],
    storage: { read, write },
    restore: (_state: { held: number }, stored: object) => ({ held: 0, ...stored }),
  });
  async function startedWith(read: () => Promise<object | null>) {
    const write = jest.fn(() => Promise.resolve());
    const told = jest.fn();
    const reducer = persistSlice((state = { held: 0 }) => state, spec(read, write), told);
    const store = configureStore({ reducer, middleware: () => new Tuple() });
    const persistor = persistStore(store);
    await soon();
    await persistor.flush();
    return { write, told };
  }
  it.each([
    ['refuses', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('is not overwritten by a state without it, if reading %s', async (_how, read) => {
    const { write, told } = await startedWith(read);
    expect(write).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith('kept', new Error('broken'));
  });
  it('differs from an absent value', async () => {
    const { write } = await startedWith(() => Promise.resolve(null));
    expect(write).toHaveBeenCalled();
  });
});

describe('a browser that stores nothing', () => {
  const fill = (): void => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  };
  it('keeps another program’s cart and wishlist when there is no room for their ids', async () => {
    localStorage.setItem('cartItems', '{"p1":{"M":2}}');
    localStorage.setItem('wishlist', '["a"]');
    fill();
    const store = await opened();
    await soon(50);
    expect(selectCartMap(store.getState())).toEqual({ p1: { M: 2 } });
    expect(store.getState().cart.gid).not.toBeNull();
    expect(store.getState().wishlist.guest).toEqual(['a']);
    expect(localStorage.getItem('cartItems')).toBe('{"p1":{"M":2}}');
    expect(localStorage.getItem('wishlist')).toBe('["a"]');
  });
  it('keeps the usable part of a cart when there is no room for a copy of the original', async () => {
    localStorage.setItem('cartItems', '{"p1":{"M":2},"bad":{"M":-1}}');
    localStorage.setItem('cartItems:v', '{"v":1,"gid":"guest-cart"}');
    fill();
    const store = await opened();
    await soon(50);
    expect(selectCartMap(store.getState())).toEqual({ p1: { M: 2 } });
    expect(localStorage.getItem('cartItems')).toContain('"p1":{"M":2}');
    store.dispatch(lineAdded(line('p1'), null));
    expect(selectCartMap(store.getState())).toEqual({ p1: { M: 3 } });
  });
  it('still sells when storage is full', async () => {
    const store = await opened();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(lineAdded(line('p1'), null));
    store.dispatch(lineAdded(line('p1'), null));
    expect(selectCartCount(store.getState())).toBe(2);
  });
  it('makes room by deleting the least important data', () => {
    localStorage.setItem('cartItems:bak', 'old');
    const write = jest.spyOn(Storage.prototype, 'setItem');
    write.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    localValues.set('token', 't');
    expect(localStorage.getItem('token') ?? localValues.get('token')).toBe('t');
  });
  it('still sells when storage is blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    localValues.reset();
    const store = await opened();
    store.dispatch(lineAdded(line('p1'), null));
    expect(selectCartCount(store.getState())).toBe(1);
  });
});

describe('a browser that denies access to `indexedDB`', () => {
  const given = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
  afterEach(() => Object.defineProperty(globalThis, 'indexedDB', given));
  it('starts the shop, sells, and journals elsewhere', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(openJournal(() => undefined).kind).toBe('localstorage');
    const store = await opened();
    store.dispatch(lineAdded(line('p1'), null));
    store.dispatch(viewChosen('list'));
    await soon(50);
    expect(selectCartCount(store.getState())).toBe(1);
    expect(console.warn).not.toHaveBeenCalled();
  });
  it('still connects its tabs', () => {
    const before = globalThis.BroadcastChannel;
    globalThis.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        throw new DOMException('denied', 'SecurityError');
      }
    } as never;
    const heard = jest.fn();
    const channel = openTabChannel();
    const stop = channel.listen(heard);
    const message = { outbox: 'cart', uid: 'u' };
    const posted = [1, 2].map(() => {
      channel.post(message);
      return localStorage.getItem('app:tabs');
    });
    // Equal messages have different texts: storing the same text again fires no event.
    expect(new Set(posted).size).toBe(2);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'app:tabs', newValue: JSON.stringify(message) }),
    );
    expect(heard).toHaveBeenCalledWith(message);
    stop();
    globalThis.BroadcastChannel = before;
  });
});
