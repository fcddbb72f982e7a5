/**
 * Reactions across features: sign-in merges carts, logout deletes personal data, an expired token leads to
 * sign-in, an order takes its lines out of the cart. queryListeners.ts applies what a screen has read.
 */
import {
  createListenerMiddleware,
  isAnyOf,
  type TypedStartListening,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  cartEmptied,
  guestCartChanged,
  lineAdded,
  lineRemoved,
  mergeUndone,
  quantityChanged,
} from '../../features/cart/cartSlice';
import { MERGE_NOTICE, transferReturned, retryRequested } from '../../sync/syncActions';
import { orderPlaced } from '../../features/checkout/checkoutSlice';
import {
  personChanged,
  sessionExpired,
  signedIn,
  signedOut,
  signOutRequested,
} from '../../features/session/sessionSlice';
import { DECODE_FAILED, readToken } from '../../features/session/token';
import {
  guestListChanged,
  productSaved,
  productUnsaved,
  wishlistCleared,
} from '../../features/wishlist/wishlistSlice';
import { dismiss } from '../../shared/ui/notify';
import type { DeferredServices, DeferredQueue } from '../startup/deferredQueue';
import { pendingEdits } from '../../sync/pendingEdits';
import type { RootState } from '../rootReducer';

export type Listen = TypedStartListening<
  RootState,
  ThunkDispatch<RootState, unknown, UnknownAction>
>;

/** How long a logout waits for a guest cart that is being merged. */
const SIGN_OUT_GRACE_MS = 3_000;

/** A 401 to these is about the email address and the password, not about the token. */
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
  action.type.startsWith('api/execute');

/** A listener middleware per store, so that stores (tests) do not share listeners. */
export function createReactions(deferred: DeferredQueue) {
  const listeners = createListenerMiddleware<RootState>();
  const listen: Listen = listeners.startListening;
  reactToEdits(listen, deferred);
  reactToSession(listen, deferred);
  reactToExpiry(listen);
  return { middleware: listeners.middleware, listen };
}

const isCartEdit = isAnyOf(lineAdded, quantityChanged, lineRemoved, cartEmptied, mergeUndone);
const isWishlistEdit = isAnyOf(productSaved, productUnsaved, wishlistCleared);

function reactToEdits(listen: Listen, deferred: DeferredQueue): void {
  listen({
    matcher: isCartEdit,
    effect: (action, api) => {
      if (!isCartEdit(action) || action.meta.uid === null) return;
      pendingEdits.keep('cart', action.meta.uid, api.getState().cart.edits);
      deferred.request(({ cart }) => void cart.journalEdits());
    },
  });
  listen({
    matcher: isWishlistEdit,
    effect: (action, api) => {
      if (!isWishlistEdit(action) || action.meta.uid === null) return;
      pendingEdits.keep('wishlist', action.meta.uid, api.getState().wishlist.edits);
      deferred.request(({ wishlist }) => void wishlist.journalEdits());
    },
  });
  listen({
    actionCreator: retryRequested,
    effect: () => {
      deferred.request(({ cart, wishlist }) => {
        cart.retry();
        wishlist.retry();
      });
    },
  });
  listen({
    actionCreator: transferReturned,
    effect: ({ payload: { outbox, uid } }) => {
      deferred.request((all) => void all[outbox].load(uid, 'otherList'));
    },
  });
  listen({
    actionCreator: orderPlaced,
    effect: ({ payload: { orderedAt, ordered } }, api) => {
      api.dispatch(cartEmptied({ orderedAt, ordered }, api.getState().session.uid));
    },
  });
  // Guest data that appears while a person is signed in (a slower tab, another program) is merged too.
  listen({
    matcher: isAnyOf(lineAdded, guestCartChanged, guestListChanged),
    effect: (_action, api) => {
      if (api.getState().session.status !== 'in') return;
      deferred.request((all) => void mergeGuestData(api.getState(), all));
    },
  });
}

/** Merges guest data into the account of the signed-in person. */
export async function mergeGuestData(
  state: RootState,
  { cart, wishlist }: Pick<DeferredServices, 'cart' | 'wishlist'>,
): Promise<void> {
  const { status, uid } = state.session;
  if (status !== 'in' || uid === null) return;
  if (state.cart.gid !== null) await cart.mergeGuest(uid);
  if (state.wishlist.gid !== null) await wishlist.mergeGuest(uid);
}

function reactToSession(listen: Listen, deferred: DeferredQueue): void {
  listen({
    actionCreator: signedIn,
    effect: (action, api) => {
      const { uid, decoded } = readToken(action.payload.token);
      if (!decoded) console.warn(DECODE_FAILED);
      const before = api.getOriginalState().session.uid;
      if (before !== null && before !== uid) {
        deferred.request(({ resetApiCache, resetVisit }) => {
          resetApiCache();
          resetVisit();
        });
        api.dispatch(personChanged());
      }
      deferred.request(async (all) => {
        await Promise.all([all.cart.load(uid, 'boot'), all.wishlist.load(uid, 'boot')]);
        await mergeGuestData(api.getState(), all);
      });
    },
  });
  listen({
    actionCreator: signOutRequested,
    effect: async (_action, api) => {
      const { uid, status } = api.getState().session;
      const hasGuestData = ({ cart, wishlist }: RootState): boolean =>
        cart.gid !== null || wishlist.gid !== null;
      // A guest cart of a moment ago is in no journal yet.
      if (status === 'in' && hasGuestData(api.getState())) {
        await api.condition((_next, state) => !hasGuestData(state), SIGN_OUT_GRACE_MS);
      }
      if (uid !== null) deferred.current()?.beginLeaving(uid);
      api.dispatch(signedOut({ elsewhere: false, isLeaving: true }));
    },
  });
  listen({
    actionCreator: signedOut,
    effect: ({ meta }, api) => {
      const { uid } = api.getOriginalState().session;
      if (uid === null) {
        deferred.current()?.resetApiCache();
        return;
      }
      deferred.request(({ leave, forget }) => void (meta.isLeaving ? leave : forget)(uid));
    },
  });
  listen({
    matcher: isAnyOf(signedOut, personChanged),
    effect: () => {
      dismiss(MERGE_NOTICE);
    },
  });
  listen({
    actionCreator: sessionExpired,
    effect: () => {
      deferred.current()?.cart.stop();
      deferred.current()?.wishlist.stop();
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
