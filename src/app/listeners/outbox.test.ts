/** The promises of the cart, the list and the session, on the app's own store and the real API. */
import 'fake-indexeddb/auto';
import { faults, resetDatabase, server } from '../../../mocks/node';
import { catalogApi } from '../../features/catalog/queries/catalogApi';
import { selectProductEntities } from '../../features/catalog/catalogSelectors';
import type { LineId } from '../../sync/quantityMap';
import { selectCartCount, selectCartLines, selectCartMap } from '../../features/cart/cartSelectors';
import {
  guestCartChanged,
  lineAdded,
  lineRemoved,
  mergeUndone,
  quantityChanged,
} from '../../features/cart/cartSlice';
import { selectShopSync } from '../../features/cart/shopSync';
import { cartSync, retryRequested } from '../../sync/syncActions';
import { profileApi } from '../../features/profile/profileApi';
import { sessionApi } from '../../features/session/sessionApi';
import {
  sessionExpired,
  signedIn,
  signedOut,
  signOutRequested,
} from '../../features/session/sessionSlice';
import { selectWishlistIds } from '../../features/wishlist/wishlistSelectors';
import { cartApi } from '../../features/cart/queries/cartApi';
import { recentlyViewed } from '../../features/catalog/product/recentlyViewed';
import { recentSearches } from '../../features/catalog/search/recentSearches';
import {
  attemptRefused,
  attemptSent,
  draftEdited,
  orderPlaced,
} from '../../features/checkout/checkoutSlice';
import { keepDraft } from '../../features/reviews/reviewDraft';
import { wishlistApi } from '../../features/wishlist/queries/wishlistApi';
import {
  productSaved,
  productUnsaved,
  wishlistCleared,
} from '../../features/wishlist/wishlistSlice';
import { sendCall } from '../../shared/api/baseApi';
import type { CartMap, Product } from '../../shared/api/contract';
import { memoryJournal, openJournal, type Journal } from '../../shared/storage/journal';
import { localValues } from '../../shared/storage/localValues';
import { dismiss, notice, toast } from '../../shared/ui/notify';
import { soloLock, type RunnerLock } from '../../sync/lock';
import { emptyRecord } from '../../sync/record';
import { reconcile } from '../../sync/reconcile';
import { readToken } from '../../features/session/token';
import { newGuestId } from '../persistence/guestIds';
import { bootStore } from '../store';
import { breakDisk } from '../../test/disk';
import { makeStore, type AppStore } from '../../test/store';
import type { TabChannel, TabMessage } from '../../sync/tabChannel';

jest.mock('../../shared/ui/notify', () => ({
  toast: { success: jest.fn(), error: jest.fn(), info: jest.fn() },
  notice: jest.fn(),
  dismiss: jest.fn(),
}));
const said = jest.mocked(notice);
const dismissed = jest.mocked(dismiss);
const told = jest.mocked(toast.error);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let stops: (() => void)[] = [];
let newcomers = 0;

beforeEach(async () => {
  await resetDatabase();
  localStorage.clear();
  localValues.reset();
});
afterEach(() => {
  faults.clear();
  for (const stop of stops) stop();
  stops = [];
  jest.clearAllMocks();
});

async function register(): Promise<string> {
  newcomers += 1;
  const body = {
    name: 'Asha',
    email: `asha${String(newcomers)}@example.com`,
    password: 'marigold-lane-1',
  };
  const answer = await sendCall('userRegister', body, { token: null });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.data.token;
}

async function accountCart(token: string): Promise<CartMap> {
  const answer = await sendCall('cartGet', undefined, { token });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.data.cartData;
}

async function accountWishlist(token: string): Promise<string[]> {
  const answer = await sendCall('wishlistGet', undefined, { token });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.data.wishlist;
}

interface Bought {
  plain: string;
  sized: string;
  size: string;
}

async function listed(): Promise<Product[]> {
  const answer = await sendCall(
    'productList',
    { published: 'true', limit: '200' },
    { token: null },
  );
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.data.products;
}

async function soldOut(): Promise<LineId> {
  const product = (await listed()).find(({ inStock }) => !inStock)!;
  return { productId: product._id, size: product.sizes[0] ?? 'default' };
}

async function products(): Promise<Bought> {
  const inStock = (await listed()).filter((product) => product.inStock);
  const sized = inStock.find(({ sizes }) => sizes.length > 0)!;
  return {
    plain: inStock.find(({ sizes }) => sizes.length === 0)!._id,
    sized: sized._id,
    size: sized.sizes[0]!,
  };
}

async function tabOf(services: Parameters<typeof makeStore>[1] = {}): Promise<AppStore> {
  const store = makeStore(undefined, services);
  stops.push(bootStore(store));
  // The specified keys are read in a microtask.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return store;
}

const add = (store: AppStore, productId: string, size = 'default'): void => {
  const { uid } = store.getState().session;
  store.dispatch(lineAdded({ productId, size, unitPaise: 100 }, uid));
};

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 8_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never became so: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** A channel and a lock as two tabs of one browser share them. */
function browser(): { channel: () => TabChannel; lock: RunnerLock; journal: Journal } {
  const ears = new Set<{ own: object; receive: (message: TabMessage) => void }>();
  const queues = new Map<string, Promise<void>>();
  return {
    journal: memoryJournal(),
    channel: () => {
      const own = {};
      return {
        post: (message) => {
          for (const ear of ears) if (ear.own !== own) ear.receive(message);
        },
        listen: (receive) => {
          const ear = { own, receive };
          ears.add(ear);
          return () => ears.delete(ear);
        },
      };
    },
    lock: {
      hold: (name, signal, work) => {
        const mine = (queues.get(name) ?? Promise.resolve()).then(() =>
          signal.aborted ? undefined : soloLock.hold(name, signal, work),
        );
        queues.set(name, mine);
        return mine;
      },
    },
  };
}

const pendingEdits = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('app:tap:'));

const isSaved = (store: AppStore) => (): boolean =>
  selectCartLines(store.getState()).every(({ sync }) => sync === 'saved') &&
  store.getState().cart.edits.length === 0 &&
  store.getState().cart.gid === null;

describe('signing in', () => {
  it('adds the guest cart to the account once and removes it', async () => {
    const { plain, sized, size } = await products();
    const token = await register();
    await sendCall('cartAdd', { itemId: plain }, { token });
    const store = await tabOf();
    add(store, plain);
    add(store, plain);
    add(store, sized, size);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual({
      [plain]: { default: 2 },
      [sized]: { [size]: 1 },
    });

    store.dispatch(signedIn({ token }));
    expect(selectCartCount(store.getState())).toBe(3);
    await until(isSaved(store));

    expect(await accountCart(token)).toEqual({ [plain]: { default: 3 }, [sized]: { [size]: 1 } });
    expect(selectCartCount(store.getState())).toBe(4);
    expect(localStorage.getItem('cartItems')).toBeNull();
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('keeps products in the cart that have sold out since', async () => {
    const token = await register();
    const { productId, size } = await soldOut();
    const store = await tabOf();
    add(store, productId, size);
    store.dispatch(signedIn({ token }));
    await until(isSaved(store));
    expect(selectCartMap(store.getState())).toEqual({ [productId]: { [size]: 1 } });
    expect(await accountCart(token)).toEqual({ [productId]: { [size]: 1 } });
  });

  it('names products that are no longer sold, and says that they were removed', async () => {
    const { plain } = await products();
    const token = await register();
    const store = await tabOf();
    await store.dispatch(catalogApi.endpoints.productsById.initiate([plain]));
    const { name } = selectProductEntities(store.getState())[plain]!;
    add(store, plain);
    faults.status('/cart/add', 404);
    store.dispatch(signedIn({ token }));
    await until(() => said.mock.calls.length > 0);
    expect(said.mock.calls[0]?.[0]).toBe(`${name} was taken out of your cart. Error 404`);
    expect(told).not.toHaveBeenCalled();
    expect(selectCartCount(store.getState())).toBe(0);
    await until(() => store.getState().cart.record?.baseAt != null);
  });

  it('says what was merged, and reverts it on Undo', async () => {
    const { plain, sized, size } = await products();
    const token = await register();
    await sendCall('cartAdd', { itemId: sized, size }, { token });
    const store = await tabOf();
    add(store, plain);
    add(store, plain);
    store.dispatch(signedIn({ token }));
    await until(() => said.mock.calls.length > 0);
    expect(said.mock.calls[0]?.[0]).toBe('2 items added to the 1 in your account');

    store.dispatch(mergeUndone(store.getState().session.uid!));
    await until(isSaved(store));
    await until(async () => Object.keys(await accountCart(token)).length === 1);
    expect(await accountCart(token)).toEqual({ [sized]: { [size]: 1 } });
  });

  it('counts a unit once although the response was lost', async () => {
    const { plain } = await products();
    const token = await register();
    await sendCall('cartAdd', { itemId: plain }, { token });
    const store = await tabOf();
    add(store, plain);
    add(store, plain);
    faults.loseAnswer('/cart/add', { times: 1 });
    store.dispatch(signedIn({ token }));
    await until(isSaved(store));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 3 } });
    expect(selectCartMap(store.getState())).toEqual({ [plain]: { default: 3 } });
  });

  it('merges both wishlists', async () => {
    const { plain, sized } = await products();
    const token = await register();
    await sendCall('wishlistAdd', { productId: sized }, { token });
    const store = await tabOf();
    store.dispatch(productSaved(plain, null));
    store.dispatch(productSaved(sized, null));
    expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual([plain, sized]);
    store.dispatch(signedIn({ token }));
    await until(async () => (await accountWishlist(token)).length === 2);
    expect([...selectWishlistIds(store.getState())].sort()).toEqual([plain, sized].sort());
    await until(() => localStorage.getItem('wishlist') === null);
  });
});

describe('an edit of a signed-in person', () => {
  async function signedInStore(journal?: Journal): Promise<{ store: AppStore; token: string }> {
    const token = await register();
    const store = await tabOf(journal ? { journal } : {});
    store.dispatch(signedIn({ token }));
    await until(() => store.getState().cart.record?.baseAt != null);
    return { store, token };
  }

  it('shows at once, and the account ends with the last number shown', async () => {
    const { plain } = await products();
    const { store, token } = await signedInStore();
    add(store, plain);
    const { uid } = store.getState().session;
    for (const quantity of [2, 3, 4, 7]) {
      store.dispatch(quantityChanged({ productId: plain, size: 'default', quantity }, uid));
      expect(selectCartMap(store.getState())).toEqual({ [plain]: { default: quantity } });
    }
    await until(isSaved(store));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 7 } });
  });

  it('is rolled back with the server’s message when it is refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = await signedInStore();
    add(store, 'no-such-product');
    expect(selectCartCount(store.getState())).toBe(1);
    await until(() => told.mock.calls.length > 0);
    expect(selectCartCount(store.getState())).toBe(0);
    expect(told.mock.calls[0]?.[0]).not.toBe('');
  });

  it('waits offline, survives the page, and is sent by the next one', async () => {
    const { plain } = await products();
    const journal = memoryJournal();
    const { store, token } = await signedInStore(journal);
    faults.offline();
    add(store, plain);
    await until(() => selectCartLines(store.getState())[0]?.sync === 'waiting');
    const failures = () =>
      Object.values(store.getState().cart.record?.lines ?? {}).map((line) => line.failures);
    await until(() => (failures()[0] ?? 0) > 0 && store.getState().cart.record?.sending === null);
    stops.splice(0).forEach((stop) => stop());
    faults.clear();
    localValues.reset();
    expect(await accountCart(token)).toEqual({});

    const next = await tabOf({ journal });
    await until(() => selectCartCount(next.getState()) === 1);
    await until(isSaved(next));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });

  /** A journal whose disk has become too slow to answer. */
  const stuck = (journal: Journal): { journal: Journal; stick: () => void } => {
    let isStuck = false;
    return {
      journal: {
        ...journal,
        update: (keys, change) =>
          isStuck ? new Promise(() => undefined) : journal.update(keys, change),
      },
      stick: () => {
        isStuck = true;
      },
    };
  };
  const leave = (): void => {
    stops.splice(0).forEach((stop) => stop());
    localValues.reset();
  };

  it('is kept when its page is left before it is journaled', async () => {
    const { plain, sized } = await products();
    const disk = memoryJournal();
    const { journal, stick } = stuck(disk);
    const { store, token } = await signedInStore(journal);
    const { uid } = store.getState().session;
    stick();
    add(store, plain);
    store.dispatch(quantityChanged({ productId: plain, size: 'default', quantity: 3 }, uid));
    store.dispatch(productSaved(sized, uid));
    leave();

    const next = await tabOf({ journal: disk });
    await until(() => selectCartCount(next.getState()) === 3);
    await until(isSaved(next));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 3 } });
    await until(async () => (await accountWishlist(token)).includes(sized));
    expect(pendingEdits()).toEqual([]);
  });

  it('counts once although the browser was killed before its copy outside the journal was removed', async () => {
    const { plain } = await products();
    const journal = memoryJournal();
    const { store, token } = await signedInStore(journal);
    add(store, plain);
    const [key] = pendingEdits();
    const value = localStorage.getItem(key!)!;
    await until(isSaved(store));
    expect(pendingEdits()).toEqual([]);
    leave();

    localStorage.setItem(key!, value);
    const next = await tabOf({ journal });
    await until(() => pendingEdits().length === 0);
    await until(isSaved(next));
    expect(selectCartCount(next.getState())).toBe(1);
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });

  it('that is stored malformed is skipped, and the others are applied', async () => {
    const { plain } = await products();
    const disk = memoryJournal();
    const { journal, stick } = stuck(disk);
    const { store, token } = await signedInStore(journal);
    stick();
    add(store, plain);
    leave();
    const [key] = pendingEdits();
    const broken = key!.replace(/[^:]+$/, 'broken');
    localStorage.setItem(broken, '[{"kind":');
    localStorage.setItem(`${broken}2`, '[{"kind":"added"}]');

    const next = await tabOf({ journal: disk });
    await until(() => selectCartCount(next.getState()) === 1);
    await until(isSaved(next));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
    // Never deleted: a newer build may know what they are.
    expect(pendingEdits()).toEqual([broken, `${broken}2`]);
  });

  it('continues from what it showed when IndexedDB is lost in the middle of a page', async () => {
    const { plain } = await products();
    const { store, token } = await signedInStore(openJournal(() => undefined, reconcile));
    const { uid } = store.getState().session;
    const count = () => selectCartCount(store.getState());
    store.dispatch(quantityChanged({ productId: plain, size: 'default', quantity: 5 }, uid));
    await until(isSaved(store));
    const counts = new Set<number>();
    const stop = store.subscribe(() => counts.add(count()));
    const mend = breakDisk('unreadable');
    add(store, plain);
    await until(isSaved(store));
    mend();
    await store.reactions.cart.load(uid!, 'otherTab');
    stop();
    expect([...counts]).toEqual([6]);
    expect(await accountCart(token)).toEqual({ [plain]: { default: 6 } });
  });

  it('leaves a newer build’s record and its own edits alone, and sends nothing', async () => {
    const { plain } = await products();
    const token = await register();
    const { uid } = readToken(token);
    const key = `cart:${uid}`;
    const newer = { v: 2, uid, painted: true };
    const held: Record<string, unknown> = { [key]: newer };
    const store = await tabOf({ journal: memoryJournal(held) });
    store.dispatch(signedIn({ token }));
    add(store, plain);
    expect(selectCartCount(store.getState())).toBe(1);
    await store.reactions.cart.journalEdits();
    await store.reactions.cart.load(uid, 'boot');
    expect(held[key]).toBe(newer);
    expect(pendingEdits()).toHaveLength(1);
    expect(await accountCart(token)).toEqual({});
  });

  it('keeps a copy of a damaged record, and runs what is left of it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { plain } = await products();
    const token = await register();
    const { uid } = readToken(token);
    const key = `cart:${uid}`;
    const line = {
      productId: plain,
      size: 'default',
      target: 2,
      adds: 0,
      doubtAt: null,
      settled: false,
      failures: 0,
      queuedAt: 1,
    };
    const lines = { [`${plain}|default`]: line, broken: 7 };
    const damaged = { ...emptyRecord(uid), lines };
    const held: Record<string, unknown> = { [key]: damaged };
    const store = await tabOf({ journal: memoryJournal(held) });
    store.dispatch(signedIn({ token }));
    await until(async () => (await accountCart(token))[plain]?.['default'] === 2);
    expect(held[`aside:${key}`]).toBe(damaged);
    await store.reactions.cart.forget(uid);
    expect(held[`aside:${key}`]).toBeUndefined();
    warn.mockRestore();
  });

  it('rolls a heart back with the quoted words when the server fails', async () => {
    const { plain } = await products();
    const { store } = await signedInStore();
    faults.status('/wishlist/add', 500);
    store.dispatch(productSaved(plain, store.getState().session.uid));
    expect(selectWishlistIds(store.getState())).toEqual([plain]);
    await until(() => told.mock.calls.length > 0);
    expect(told.mock.calls[0]?.[0]).toBe('Failed to add to wishlist');
    expect(selectWishlistIds(store.getState())).toEqual([]);
  });

  it.each([1, 2])('clears a wishlist of %i with one call', async (count) => {
    const { plain, sized } = await products();
    const ids = [plain, sized].slice(0, count);
    const { store, token } = await signedInStore();
    const { uid } = store.getState().session;
    for (const id of ids) store.dispatch(productSaved(id, uid));
    await until(async () => (await accountWishlist(token)).length === count);
    await until(() => Object.keys(store.getState().wishlist.record?.lines ?? {}).length === 0);
    const sent: string[] = [];
    const listen = ({ request }: { request: Request }): void => {
      sent.push(new URL(request.url).pathname);
    };
    server.events.on('request:start', listen);
    store.dispatch(wishlistCleared(ids, uid));
    await until(async () => (await accountWishlist(token)).length === 0);
    server.events.removeListener('request:start', listen);
    expect(sent.filter((path) => /clear|remove/.test(path))).toEqual(['/v1/api/wishlist/clear']);
  });

  it.each([409, 500])(
    'that moves a line to the list leaves it where it was at a %i',
    async (status) => {
      const { sized, size } = await products();
      const { store, token } = await signedInStore();
      const { uid } = store.getState().session;
      add(store, sized, size);
      add(store, sized, size);
      await until(isSaved(store));
      faults.status('/wishlist/add', status);
      const line = { productId: sized, size };
      store.dispatch(productSaved(sized, uid, { ...line, quantity: 2 }));
      store.dispatch(lineRemoved(line, uid));
      expect(selectCartCount(store.getState())).toBe(0);
      await until(() => told.mock.calls.length > 0);
      expect(told.mock.calls[0]?.[0]).toBe('Failed to add to wishlist');
      await until(() => selectCartCount(store.getState()) === 2);
      await until(isSaved(store));
      expect(await accountCart(token)).toEqual({ [sized]: { [size]: 2 } });
      expect(selectWishlistIds(store.getState())).toEqual([]);
    },
  );

  it('that moves a saved product to the cart is reverted when it is refused', async () => {
    const { plain } = await products();
    const { store, token } = await signedInStore();
    const { uid } = store.getState().session;
    store.dispatch(productSaved(plain, uid));
    await until(async () => (await accountWishlist(token)).length === 1);
    faults.status('/cart/add', 409);
    const movedFrom = { productId: plain, size: 'default', quantity: 1 };
    const line = { productId: plain, size: 'default', unitPaise: 100, movedFrom };
    store.dispatch(lineAdded(line, uid));
    store.dispatch(productUnsaved(plain, uid));
    expect(selectWishlistIds(store.getState())).toEqual([]);
    await until(() => selectWishlistIds(store.getState()).length === 1);
    await until(() => Object.keys(store.getState().wishlist.record?.lines ?? {}).length === 0);
    expect(await accountWishlist(token)).toEqual([plain]);
    expect(selectCartCount(store.getState())).toBe(0);
  });

  it('that moves a line is not lost when the page closes before the refusal', async () => {
    const { plain } = await products();
    const journal = memoryJournal();
    const { store, token } = await signedInStore(journal);
    const { uid } = store.getState().session;
    add(store, plain);
    await until(isSaved(store));
    faults.offline('/wishlist/');
    const line = { productId: plain, size: 'default' };
    store.dispatch(productSaved(plain, uid, { ...line, quantity: 1 }));
    store.dispatch(lineRemoved(line, uid));
    await until(isSaved(store));
    expect(await accountCart(token)).toEqual({});
    leave();
    faults.clear();
    faults.status('/wishlist/add', 500);

    const next = await tabOf({ journal });
    await until(() => selectCartCount(next.getState()) === 1);
    await until(isSaved(next));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });

  it.each([1, 2])('reverts a failed clear of %i completely, and only logs it', async (count) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { plain, sized } = await products();
    const ids = [plain, sized].slice(0, count);
    const { store, token } = await signedInStore();
    const { uid } = store.getState().session;
    for (const id of ids) store.dispatch(productSaved(id, uid));
    await until(async () => (await accountWishlist(token)).length === count);
    await until(() => Object.keys(store.getState().wishlist.record?.lines ?? {}).length === 0);
    faults.status('/wishlist/clear', 500);
    store.dispatch(wishlistCleared(ids, uid));
    expect(selectWishlistIds(store.getState())).toEqual([]);
    await until(() => warned.mock.calls.length > 0);
    await until(() => selectWishlistIds(store.getState()).length === count);
    expect(selectWishlistIds(store.getState())).toEqual(ids);
    expect(await accountWishlist(token)).toEqual(ids);
    expect(told).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('invalidates the cart once, when everything is sent', async () => {
    const { plain, sized, size } = await products();
    const token = await register();
    const seen: string[] = [];
    const store = await tabOf();
    const { dispatch } = store;
    add(store, plain);
    add(store, sized, size);
    store.dispatch = ((action: { type: string }) => {
      seen.push(action.type);
      return dispatch(action);
    }) as never;
    store.dispatch(signedIn({ token }));
    await until(isSaved(store));
    await until(() => seen.includes(cartSync.mergeFinished.type));
    expect(seen.filter((type) => type === cartSync.drained.type)).toHaveLength(1);
    expect(seen.filter((type) => type === 'api/invalidateTags').length).toBeLessThanOrEqual(2);
  });
});

describe('the end of a session', () => {
  it('expires at a 401 and keeps the cart for the same person, without doubling', async () => {
    const { plain } = await products();
    const token = await register();
    const store = await tabOf();
    store.dispatch(signedIn({ token }));
    await until(() => store.getState().cart.record?.baseAt != null);
    faults.unauthorized('/cart/add');
    add(store, plain);
    await until(() => store.getState().session.status === 'expired');
    expect(selectCartCount(store.getState())).toBe(1);
    expect(localStorage.getItem('token')).toBeNull();
    // More is put in meanwhile; it is still this person's.
    add(store, plain);
    expect(selectCartCount(store.getState())).toBe(2);
    faults.clear();

    store.dispatch(signedIn({ token }));
    await until(isSaved(store));
    await until(async () => (await accountCart(token))[plain]?.['default'] === 2);
  });

  it('expires at a 401 to a read too, and keeps pending edits for the same person', async () => {
    const { plain } = await products();
    const token = await register();
    const store = await tabOf();
    add(store, plain);
    faults.unauthorized('/cart/get');
    store.dispatch(signedIn({ token }));
    await until(() => store.getState().session.status === 'expired');
    expect(selectCartCount(store.getState())).toBe(1);
    faults.clear();
    store.dispatch(signedIn({ token }));
    await until(isSaved(store));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });

  it('expires at a 401 to a password change, and not at a wrong password at sign-in', async () => {
    const token = await register();
    const store = await tabOf();
    store.dispatch(signedIn({ token }));
    const { userLogin } = sessionApi.endpoints;
    await store.dispatch(userLogin.initiate({ email: 'asha@example.com', password: 'wrong' }));
    expect(store.getState().session.status).toBe('in');
    faults.unauthorized('/user/password');
    const passwords = { currentPassword: 'marigold-lane-1', newPassword: 'marigold-lane-2' };
    await store.dispatch(profileApi.endpoints.userPassword.initiate(passwords));
    expect(store.getState().session.status).toBe('expired');
  });

  it('never shows one person’s cart to the next', async () => {
    const { plain } = await products();
    const [first, second] = [await register(), await register()];
    const store = await tabOf();
    store.dispatch(signedIn({ token: first }));
    await until(() => store.getState().cart.record?.baseAt != null);
    add(store, plain);
    await until(isSaved(store));
    store.dispatch(sessionExpired());
    expect(selectCartCount(store.getState())).toBe(1);
    store.dispatch(signedIn({ token: second }));
    expect(selectCartCount(store.getState())).toBe(0);
    await until(() => store.getState().cart.record?.baseAt != null);
    expect(selectCartCount(store.getState())).toBe(0);
    expect(await accountCart(second)).toEqual({});
  });

  it('does not apply the first person’s Undo to the second', async () => {
    const { plain, sized, size } = await products();
    const [first, second] = [await register(), await register()];
    const store = await tabOf();
    add(store, plain);
    store.dispatch(signedIn({ token: first }));
    await until(() => said.mock.calls.length > 0);
    const undo = said.mock.calls[0]?.[1]?.action?.onClick;
    store.dispatch(sessionExpired());
    expect(dismissed).not.toHaveBeenCalled();
    add(store, sized, size);
    store.dispatch(signedIn({ token: second }));
    expect(dismissed).toHaveBeenCalledWith('joined');
    await until(() => store.getState().cart.record?.baseAt != null);
    undo?.();
    expect(store.getState().cart.edits).toEqual([]);
    store.dispatch(signedOut());
    expect(dismissed).toHaveBeenCalledTimes(2);
  });

  it('leaves nothing that the first person typed, viewed or searched for to the second', async () => {
    const [first, second] = [await register(), await register()];
    const store = await tabOf();
    store.dispatch(signedIn({ token: first }));
    store.dispatch(draftEdited({ firstName: 'Asha', street: '12 Church Street' }, 'u1'));
    recentSearches.add('a gift for Ravi');
    recentlyViewed.add('p1');
    store.dispatch(sessionExpired());
    store.dispatch(signedIn({ token: second }));
    expect(store.getState().checkout.draft).toEqual({});
    expect(recentSearches.read()).toEqual([]);
    expect(recentlyViewed.read()).toEqual([]);
    // The same person coming back finds the form as it was left.
    store.dispatch(draftEdited({ firstName: 'Ravi' }, 'u2'));
    store.dispatch(sessionExpired());
    store.dispatch(signedIn({ token: second }));
    expect(store.getState().checkout.draft).toEqual({ firstName: 'Ravi' });
  });

  it('deletes searches, visits and unsent reviews at logout, whichever tab logged out', async () => {
    const token = await register();
    const [store, other] = [await tabOf(), await tabOf()];
    store.dispatch(signedIn({ token }));
    other.dispatch(signedIn({ token }, { elsewhere: true }));
    const uid = store.getState().session.uid!;
    const leave = (): void => {
      recentSearches.add('a gift for Ravi');
      recentlyViewed.add('p1');
      keepDraft('p1', uid, { rating: 4, comment: 'Lovely, but' });
      localStorage.setItem('cartItems:bak', '{broken');
      localStorage.setItem('app:session:bak', '{"expiredUid":');
      localStorage.setItem('app:checkout:bak', '{"street":"12 Church Street"}');
    };
    const left = (): string[] =>
      Object.keys(localStorage).filter((key) => /^recent|^reviewDraft|:bak$/.test(key));
    leave();
    expect(left()).toHaveLength(6);
    store.dispatch(signedOut());
    expect(left()).toEqual([]);
    leave();
    other.dispatch(signedOut({ elsewhere: true }));
    expect(left()).toEqual([]);
  });

  /** A tab of a signed-in person, with one edit of cart and wishlist each on its way. */
  async function leaving() {
    const { plain } = await products();
    const token = await register();
    const { journal, lock } = browser();
    const store = await tabOf({ journal, lock });
    store.dispatch(signedIn({ token }));
    await until(() => store.getState().cart.record?.baseAt != null);
    const { uid } = store.getState().session;
    const edit = (): void => {
      add(store, plain);
      store.dispatch(productSaved(plain, uid));
    };
    const records = async (): Promise<string[]> =>
      Object.keys({ ...(await journal.entries('cart:')), ...(await journal.entries('wishlist:')) });
    return { plain, token, journal, lock, store, edit, records };
  }
  /** A session of the same account that the logout does not end. */
  async function elsewhere(): Promise<string> {
    const body = { email: `asha${String(newcomers)}@example.com`, password: 'marigold-lane-1' };
    const answer = await sendCall('userLogin', body, { token: null });
    if ('error' in answer) throw new Error(answer.error.message);
    return answer.data.token;
  }

  it('at a logout shows at once; edits on their way are sent behind it, then the token is ended', async () => {
    const { plain, token, store, edit, records } = await leaving();
    const second = await elsewhere();
    faults.delay('/cart/add', 200);
    edit();
    store.dispatch(signOutRequested());
    expect(store.getState().session).toMatchObject({ status: 'guest', token: null, uid: null });
    expect(selectCartCount(store.getState())).toBe(0);
    expect(localStorage.getItem('token')).toBeNull();
    await until(() => store.getState().session.leaving === null);
    expect(await accountCart(second)).toEqual({ [plain]: { default: 1 } });
    expect(await accountWishlist(second)).toEqual([plain]);
    expect(await records()).toEqual([]);
    expect(pendingEdits()).toEqual([]);
    expect(localStorage.getItem('app:leaving')).toBeNull();
    expect(await sendCall('userInfo', undefined, { token })).toMatchObject({
      error: { kind: 'unauthorized' },
    });
    expect(toast.info).not.toHaveBeenCalled();
  });

  it('at a logout is left alone by other tabs until the edits are sent', async () => {
    const { plain, token, journal, lock, store, edit } = await leaving();
    const second = await elsewhere();
    const other = await tabOf({ journal, lock });
    await until(() => other.getState().cart.record?.baseAt != null);
    faults.delay('/cart/add', 200);
    edit();
    store.dispatch(signOutRequested());
    other.dispatch(signedOut({ elsewhere: true }));
    await until(() => store.getState().session.leaving === null);
    expect(await accountCart(second)).toEqual({ [plain]: { default: 1 } });
    expect(token).not.toBe(second);
  });

  it('at a logout says what was left behind when the server cannot be reached', async () => {
    const { store, edit, records } = await leaving();
    const second = await elsewhere();
    faults.offline();
    edit();
    store.dispatch(signOutRequested());
    expect(store.getState().session.status).toBe('guest');
    await until(() => store.getState().session.leaving === null);
    expect(toast.info).toHaveBeenCalledWith(
      'Changes that were not yet saved to your account are gone.',
    );
    expect(await records()).toEqual([]);
    faults.clear();
    expect(await accountCart(second)).toEqual({});
  });

  it('at a logout keeps the edits of a person who signs in again meanwhile', async () => {
    const { plain, store, edit } = await leaving();
    const second = await elsewhere();
    faults.delay('/cart/add', 300);
    edit();
    store.dispatch(signOutRequested());
    store.dispatch(signedIn({ token: second }));
    await until(isSaved(store));
    await until(async () => (await accountCart(second))[plain]?.['default'] === 1);
    await until(() => selectCartCount(store.getState()) === 1);
    await until(() => localStorage.getItem('app:leaving') === null);
    expect(pendingEdits()).toEqual([]);
  });

  it('clears token, cart, list and queued work on logout, and nothing comes back', async () => {
    const { plain } = await products();
    const token = await register();
    const journal = memoryJournal();
    const store = await tabOf({ journal });
    add(store, plain);
    store.dispatch(signedIn({ token }));
    await until(isSaved(store));
    faults.offline();
    add(store, plain);
    store.dispatch(productSaved(plain, store.getState().session.uid));
    await until(() => store.getState().cart.edits.length === 0);
    add(store, plain);
    store.dispatch(signedOut());
    expect(pendingEdits()).toEqual([]);
    expect(selectCartCount(store.getState())).toBe(0);
    expect(selectWishlistIds(store.getState())).toEqual([]);
    await until(async () => Object.keys(await journal.entries('cart:')).length === 0);
    for (const key of ['token', 'cartItems', 'wishlist', 'app:prices', 'app:session']) {
      expect([key, localStorage.getItem(key)]).toEqual([key, null]);
    }
    faults.clear();
    store.dispatch(signedIn({ token }));
    await until(() => store.getState().cart.record?.baseAt != null);
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });
});

describe('a screen’s read that began before the record was loaded', () => {
  /** A journal on a slow disk. */
  function slow(journal: Journal): Journal {
    return {
      ...journal,
      update: async (keys, change) => {
        await new Promise((resolve) => setTimeout(resolve, 120));
        return journal.update(keys, change);
      },
    };
  }

  it('is repeated, for cart and wishlist, and shows another device’s changes', async () => {
    const { plain, sized, size } = await products();
    const token = await register();
    const journal = memoryJournal();
    const before = await tabOf({ journal });
    before.dispatch(signedIn({ token }));
    add(before, plain);
    await until(isSaved(before));
    await until(() => before.getState().wishlist.record?.baseAt != null);
    stops.splice(0).forEach((stop) => stop());
    // Meanwhile, on another device.
    await sendCall('cartAdd', { itemId: sized, size }, { token });
    await sendCall('wishlistAdd', { productId: sized }, { token });

    const store = await tabOf({ journal: slow(journal) });
    const { uid } = store.getState().session;
    expect(store.getState().cart.record).toBeNull();
    const reads = [
      store.dispatch(cartApi.endpoints.cartGet.initiate(uid!)),
      store.dispatch(wishlistApi.endpoints.wishlistGet.initiate(uid!)),
    ];
    await until(() => selectCartCount(store.getState()) === 2);
    await until(() => selectWishlistIds(store.getState()).includes(sized));
    for (const read of reads) read.unsubscribe();
  });
});

describe('an edit of a line that is about to be merged', () => {
  it('ends with the number on the screen, not with the guest’s units added', async () => {
    const { plain, sized } = await products();
    const token = await register();
    const store = await tabOf();
    add(store, plain);
    add(store, plain);
    store.dispatch(productSaved(plain, null));
    store.dispatch(productSaved(sized, null));
    store.dispatch(signedIn({ token }));
    const { uid } = store.getState().session;
    store.dispatch(quantityChanged({ productId: plain, size: 'default', quantity: 3 }, uid));
    store.dispatch(productUnsaved(sized, uid));
    expect(selectCartMap(store.getState())).toEqual({ [plain]: { default: 3 } });
    expect(selectWishlistIds(store.getState())).toEqual([plain]);
    await until(isSaved(store));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 3 } });
    await until(async () => (await accountWishlist(token)).length === 1);
    expect(await accountWishlist(token)).toEqual([plain]);
  });
});

describe('two tabs', () => {
  it('merge a guest cart once although both sign in, and show the same', async () => {
    const { plain } = await products();
    const token = await register();
    const { channel, lock, journal } = browser();
    const one = await tabOf({ journal, lock, channel: channel() });
    add(one, plain);
    add(one, plain);
    const two = await tabOf({ journal, lock, channel: channel() });
    await until(() => selectCartCount(two.getState()) === 2);
    one.dispatch(signedIn({ token }));
    two.dispatch(signedIn({ token }));
    await until(isSaved(one));
    await until(isSaved(two));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 2 } });
    expect(selectCartMap(two.getState())).toEqual({ [plain]: { default: 2 } });

    add(two, plain);
    await until(() => selectCartCount(one.getState()) === 3);
    await until(isSaved(two));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 3 } });
  });

  it('merge a cart of another program once although each has given it an id', async () => {
    const { plain } = await products();
    const token = await register();
    const { channel, lock, journal } = browser();
    const one = await tabOf({ journal, lock, channel: channel() });
    const two = await tabOf({ journal, lock, channel: channel() });
    for (const tab of [one, two]) tab.dispatch(signedIn({ token }));
    for (const tab of [one, two]) {
      await until(() => tab.getState().cart.record?.baseAt != null);
    }
    const guest = { [plain]: { default: 2 } };
    one.dispatch(guestCartChanged({ guest, gid: newGuestId() }));
    two.dispatch(guestCartChanged({ guest, gid: newGuestId() }));
    await until(isSaved(one));
    await until(isSaved(two));
    expect(await accountCart(token)).toEqual(guest);
  });

  it('retry at once, whichever was asked and whichever sends', async () => {
    const { plain } = await products();
    const token = await register();
    const { channel, lock, journal } = browser();
    // For this one no pause ever ends by itself.
    const sending = await tabOf({
      journal,
      lock,
      channel: channel(),
      now: () => 1_800_000_000_000,
    });
    sending.dispatch(signedIn({ token }));
    await until(() => sending.getState().cart.record?.baseAt != null);
    const asked = await tabOf({ journal, lock, channel: channel() });
    faults.offline();
    add(sending, plain);
    sending.dispatch(productSaved(plain, sending.getState().session.uid));
    await until(() => sending.getState().cart.run.until !== null);
    await until(() => selectCartCount(asked.getState()) === 1);
    faults.clear();
    asked.dispatch(retryRequested());
    await until(isSaved(sending));
    await until(async () => (await accountWishlist(token)).length === 1);
    await until(() => selectShopSync(asked.getState()).state === 'saved');
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });

  it('show the account after one was frozen through a logout and a sign-in of the same person', async () => {
    const { plain } = await products();
    const token = await register();
    const { uid } = readToken(token);
    const { lock, journal } = browser();
    const frozen = await tabOf({ journal, lock });
    frozen.dispatch(signedIn({ token }));
    for (const quantity of [2, 3, 4, 5]) {
      frozen.dispatch(quantityChanged({ productId: plain, size: 'default', quantity }, uid));
    }
    await until(isSaved(frozen));
    frozen.reactions.cart.stop();
    const other = await tabOf({ journal, lock });
    await until(() => selectCartCount(other.getState()) === 5);
    other.dispatch(signedOut());
    await until(async () => (await journal.entries('cart:'))[`cart:${uid}`] === undefined);
    await sendCall('cartUpdate', { itemId: plain, size: 'default', quantity: 1 }, { token });
    other.dispatch(signedIn({ token }));
    await until(() => selectCartCount(other.getState()) === 1);

    await frozen.reactions.cart.load(uid, 'otherTab');
    expect(selectCartCount(frozen.getState())).toBe(1);
    add(frozen, plain);
    expect(selectCartCount(frozen.getState())).toBe(2);
    await until(isSaved(frozen));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 2 } });
  });

  it('send an edit once, not once per tab', async () => {
    const { plain } = await products();
    const token = await register();
    const { channel, lock, journal } = browser();
    const one = await tabOf({ journal, lock, channel: channel() });
    one.dispatch(signedIn({ token }));
    await until(() => one.getState().cart.record?.baseAt != null);
    const written: string[] = [];
    const watched: Journal = {
      ...journal,
      update: (keys, change) =>
        journal.update(keys, (before) => {
          const next = change(before);
          written.push(...Object.keys(next.values));
          return next;
        }),
    };
    const two = await tabOf({ journal: watched, lock, channel: channel() });
    add(one, plain);
    await until(() => selectCartCount(two.getState()) === 1);
    await until(isSaved(one));
    await until(isSaved(two));
    expect(written).toEqual([]);
  });

  it('never overwrite each other’s guest edits', async () => {
    const one = await tabOf();
    const two = await tabOf();
    add(one, 'p1');
    add(two, 'p2');
    add(one, 'p3');
    expect(Object.keys(JSON.parse(localStorage.getItem('cartItems') ?? '{}') as object)).toEqual([
      'p1',
      'p2',
      'p3',
    ]);
    one.dispatch(lineRemoved({ productId: 'p2', size: 'default' }, null));
    expect(selectCartCount(one.getState())).toBe(2);
  });
});

describe('an order whose outcome is unknown', () => {
  /** A cart with one unit in the account, and a second one added after the order of the first was sent. */
  async function addedAfterOrder() {
    const { plain } = await products();
    const token = await register();
    await sendCall('cartAdd', { itemId: plain }, { token });
    const store = await tabOf();
    store.dispatch(signedIn({ token }));
    await until(() => store.getState().cart.record?.base[plain] !== undefined);
    const orderedAt = Date.now();
    store.dispatch(attemptSent({ orderKey: 'k', method: 'cod' }));
    await until(() => store.getState().cart.record?.orderSentAt !== null);
    add(store, plain);
    await until(() => store.getState().cart.edits.length === 0);
    // The runner has looked at the new line.
    await until(() => store.getState().cart.run.until !== null);
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
    return { plain, token, store, orderedAt };
  }

  it('holds back what is added meanwhile, and sends it when the order is confirmed', async () => {
    const { plain, token, store, orderedAt } = await addedAfterOrder();
    // The server has taken what was ordered.
    await sendCall('cartUpdate', { itemId: plain, size: 'default', quantity: 0 }, { token });
    const ordered = { [plain]: { default: 1 } };
    store.dispatch(orderPlaced({ orderId: 'o', method: 'cod', orderedAt, ordered }));
    await until(isSaved(store));
    expect(selectCartMap(store.getState())).toEqual({ [plain]: { default: 1 } });
    expect(await accountCart(token)).toEqual({ [plain]: { default: 1 } });
  });

  it('sends it when the order is refused', async () => {
    const { plain, token, store } = await addedAfterOrder();
    store.dispatch(attemptRefused({ message: 'No', sentAmount: 1, amount: null, lines: [] }));
    await until(isSaved(store));
    expect(await accountCart(token)).toEqual({ [plain]: { default: 2 } });
  });
});
