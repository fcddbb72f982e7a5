/**
 * Every reaction across features stands here: signing in joins carts, signing out forgets a
 * person, an expired token sends the person to sign in, an order takes what it is of out of the cart.
 */
import {
  createListenerMiddleware,
  isAnyOf,
  type TypedStartListening,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { cartApi } from '../features/cart/cartApi';
import {
  cartEmptied,
  guestCartChanged,
  lineAdded,
  lineRemoved,
  mergeUndone,
  quantityChanged,
} from '../features/cart/cartSlice';
import type { CartRecord } from '../features/cart/replay/record';
import { selectShopSync } from '../features/cart/shopSync';
import { movedBack, recordRead, retryRequested } from '../features/cart/syncActions';
import { orderPlaced } from '../features/checkout/checkoutSlice';
import {
  personChanged,
  sessionExpired,
  signedIn,
  signedOut,
  signOutRequested,
} from '../features/session/sessionSlice';
import { readToken } from '../features/session/token';
import { wishlistApi } from '../features/wishlist/wishlistApi';
import {
  asCart,
  guestListChanged,
  productSaved,
  productUnsaved,
  wishlistCleared,
  wishRecordRead,
} from '../features/wishlist/wishlistSlice';
import { baseApi } from '../shared/api/baseApi';
import { dismiss, toast } from '../shared/ui/notify';
import type { Outbox } from './outbox';
import { JOINED_NOTICE } from './outboxSpecs';
import type { RootState } from './rootReducer';

export interface Reactions {
  cart: Outbox;
  wishlist: Outbox;
  now: () => number;
  /** What the device remembers of one person's visit, and another must not see. */
  forgetVisit: () => void;
  /** What else of a person is on the disk and goes with the logout. */
  forgetPersonalValues: (uid: string) => Promise<void>;
}

type Listen = TypedStartListening<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;

/** What is on its way to the account gets this long when its owner logs out. */
const SIGN_OUT_GRACE_MS = 3_000;

/** Their 401 speaks of the email address and the password, not of the token. */
const SIGN_IN_ENDPOINTS = new Set(['userLogin', 'userRegister']);

interface ApiMeta {
  requestId: string;
  arg: { endpointName: string; originalArgs: unknown };
}
interface ApiAction {
  type: string;
  meta: ApiMeta;
  payload?: unknown;
}
const isApiAction = (action: UnknownAction): action is UnknownAction & ApiAction =>
  action.type.startsWith(`${baseApi.reducerPath}/execute`);

/** Listens in a middleware of its own, so that no two stores (tests) share reactions. */
export function createReactions(reactions: () => Reactions) {
  const listeners = createListenerMiddleware<RootState>();
  const listen: Listen = listeners.startListening;
  reactToTaps(listen, reactions);
  reactToSession(listen, reactions);
  reactToExpiry(listen);
  reactToReads(listen, reactions);
  return listeners;
}

const isCartTap = isAnyOf(lineAdded, quantityChanged, lineRemoved, cartEmptied, mergeUndone);
const isWishlistTap = isAnyOf(productSaved, productUnsaved, wishlistCleared);

function reactToTaps(listen: Listen, reactions: () => Reactions): void {
  listen({
    matcher: isCartTap,
    effect: (action) => {
      if (isCartTap(action) && action.meta.uid !== null) void reactions().cart.journalEdits();
    },
  });
  listen({
    matcher: isWishlistTap,
    effect: (action) => {
      if (isWishlistTap(action) && action.meta.uid !== null) {
        void reactions().wishlist.journalEdits();
      }
    },
  });
  listen({
    actionCreator: retryRequested,
    effect: () => {
      reactions().cart.retry();
      reactions().wishlist.retry();
    },
  });
  listen({
    actionCreator: movedBack,
    effect: ({ payload: { outbox, uid } }) => {
      void reactions()[outbox].load(uid, 'otherList');
    },
  });
  listen({
    actionCreator: orderPlaced,
    effect: ({ payload: { orderedAt } }, api) => {
      api.dispatch(cartEmptied({ orderedAt }, api.getState().session.uid));
    },
  });
  // Guest data that turns up while somebody is signed in (a slower tab, another program) joins too.
  listen({
    matcher: isAnyOf(lineAdded, guestCartChanged, guestListChanged),
    effect: (_action, api) => {
      void joinGuest(api.getState(), reactions());
    },
  });
}

/** Takes guest data into the account of whoever is signed in. */
export async function joinGuest(state: RootState, { cart, wishlist }: Reactions): Promise<void> {
  const { status, uid } = state.session;
  if (status !== 'in' || uid === null) return;
  if (state.cart.gid !== null) await cart.adoptGuest(uid);
  if (state.wishlist.gid !== null) await wishlist.adoptGuest(uid);
}

function reactToSession(listen: Listen, reactions: () => Reactions): void {
  listen({
    actionCreator: signedIn,
    effect: async (action, api) => {
      const { cart, wishlist, forgetVisit } = reactions();
      const { uid, decoded } = readToken(action.payload.token);
      if (!decoded) console.warn('The session token could not be decoded.');
      const before = api.getOriginalState().session.uid;
      if (before !== null && before !== uid) {
        api.dispatch(baseApi.util.resetApiState());
        api.dispatch(personChanged());
        forgetVisit();
      }
      await Promise.all([cart.load(uid, 'boot'), wishlist.load(uid, 'boot')]);
      await joinGuest(api.getState(), reactions());
    },
  });
  listen({
    actionCreator: signOutRequested,
    effect: async (_action, api) => {
      const isSaved = (state: RootState): boolean => selectShopSync(state).state === 'saved';
      const isSending = api.getState().session.status === 'in' && navigator.onLine;
      if (!isSaved(api.getState()) && isSending) {
        await api.condition((_next, state) => isSaved(state), SIGN_OUT_GRACE_MS);
      }
      if (!isSaved(api.getState())) {
        toast.info('Changes that had not reached your account yet were left behind.');
      }
      api.dispatch(signedOut());
    },
  });
  listen({
    actionCreator: signedOut,
    effect: async (_action, api) => {
      const { cart, wishlist, forgetPersonalValues } = reactions();
      const { uid } = api.getOriginalState().session;
      api.dispatch(baseApi.util.resetApiState());
      if (uid === null) return;
      await Promise.all([cart.forget(uid), wishlist.forget(uid), forgetPersonalValues(uid)]);
    },
  });
  listen({
    matcher: isAnyOf(signedOut, personChanged),
    effect: () => {
      dismiss(JOINED_NOTICE);
    },
  });
  listen({
    actionCreator: sessionExpired,
    effect: () => {
      const { cart, wishlist } = reactions();
      cart.stop();
      wishlist.stop();
    },
  });
}

/** A 401 ends the session only if the token that was sent is still the one in use. */
function reactToExpiry(listen: Listen): void {
  const sentWith = new Map<string, string | null>();
  listen({
    predicate: (action) => isApiAction(action),
    effect: (action, api) => {
      const { type, meta, payload } = action as unknown as ApiAction;
      const { token, status } = api.getState().session;
      if (type.endsWith('/pending')) {
        sentWith.set(meta.requestId, token);
        return;
      }
      const sent = sentWith.get(meta.requestId);
      sentWith.delete(meta.requestId);
      const error = payload as { kind?: string; status?: number } | undefined;
      const isRefused =
        type.endsWith('/rejected') && error?.kind === 'unauthorized' && error.status === 401;
      if (!isRefused || SIGN_IN_ENDPOINTS.has(meta.arg.endpointName)) return;
      if (status === 'in' && sent === token) api.dispatch(sessionExpired());
    },
  });
}

/**
 * What a screen has read of the cart or the list is the record's new base, if it can be trusted:
 * a read that overlaps a write may answer for before or for after it. A read that left before this
 * page knew its record cannot be held against it, and is made again once it does.
 */
function reactToReads(listen: Listen, reactions: () => Reactions): void {
  const began = new Map<string, { startedAt: number; writes: number }>();
  const tooEarly = { Cart: new Set<string>(), Wishlist: new Set<string>() };
  const note = (
    { requestId, arg }: { requestId: string; arg: { originalArgs: string } },
    record: CartRecord | null,
    early: Set<string>,
  ): void => {
    if (record?.uid !== arg.originalArgs) early.add(arg.originalArgs);
    else if (record.sending === null) {
      began.set(requestId, { startedAt: reactions().now(), writes: record.writes });
    }
  };
  const taken = (requestId: string) => {
    const start = began.get(requestId);
    began.delete(requestId);
    return start;
  };
  listen({
    matcher: cartApi.endpoints.cartGet.matchPending,
    effect: ({ meta }, api) => {
      note(meta, api.getState().cart.record, tooEarly.Cart);
    },
  });
  listen({
    matcher: wishlistApi.endpoints.wishlistGet.matchPending,
    effect: ({ meta }, api) => {
      note(meta, api.getState().wishlist.record, tooEarly.Wishlist);
    },
  });
  listen({
    actionCreator: recordRead,
    effect: ({ meta: { record } }, api) => {
      if (!tooEarly.Cart.delete(record.uid)) return;
      api.dispatch(baseApi.util.invalidateTags([{ type: 'Cart', id: record.uid }]));
    },
  });
  listen({
    actionCreator: wishRecordRead,
    effect: ({ meta: { wishes } }, api) => {
      if (!tooEarly.Wishlist.delete(wishes.uid)) return;
      api.dispatch(baseApi.util.invalidateTags([{ type: 'Wishlist', id: wishes.uid }]));
    },
  });
  for (const { matchRejected } of [cartApi.endpoints.cartGet, wishlistApi.endpoints.wishlistGet]) {
    listen({
      matcher: matchRejected,
      effect: ({ meta }) => {
        began.delete(meta.requestId);
      },
    });
  }
  listen({
    matcher: cartApi.endpoints.cartGet.matchFulfilled,
    effect: ({ meta, payload }) => {
      const start = taken(meta.requestId);
      if (start === undefined) return;
      void reactions().cart.book(meta.arg.originalArgs, { cart: payload.cartData, ...start });
    },
  });
  listen({
    matcher: wishlistApi.endpoints.wishlistGet.matchFulfilled,
    effect: ({ meta, payload }) => {
      const start = taken(meta.requestId);
      if (start === undefined) return;
      const cart = asCart(payload.wishlist);
      void reactions().wishlist.book(meta.arg.originalArgs, { cart, ...start });
    },
  });
}
