/** The two outboxes' particulars: their calls, their actions, and what they say to the shopper. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cartApi } from '../../features/cart/cartApi';
import { quantityOf } from '../../sync/quantityMap';
import { guestCartForgotten, mergeUndone } from '../../features/cart/cartSlice';
import { adoptGuestCart } from '../../sync/edits';
import { classify } from '../../sync/transitions';
import { isUnsettled, shownQuantity, type CartRecord } from '../../sync/record';
import type { Fact } from '../../sync/runner';
import {
  baseRead,
  drained,
  editsJournaled,
  JOINED_NOTICE,
  lineRefused,
  mergeFinished,
  mergePlanned,
  outcomeDoubted,
  phaseChanged,
  quantityAcknowledged,
  quantitySent,
  recordRead,
  unitAcknowledged,
  unitSent,
  writeUnauthorized,
  type RunPhase,
} from '../../sync/syncActions';
import { selectProductEntities } from '../../features/catalog/catalogSelectors';
import { sessionExpired } from '../../features/session/sessionSlice';
import { WISH_ADD_FAILED, WISH_REMOVE_FAILED } from '../../features/wishlist/useWishlist';
import { wishlistApi } from '../../features/wishlist/wishlistApi';
import {
  asCart,
  guestListForgotten,
  idsOf,
  wishAcknowledged,
  wishBaseRead,
  wishDoubted,
  wishDrained,
  wishesPaused,
  wishEditsJournaled,
  wishRecordRead,
  wishRefused,
  wishSent,
  wishUnauthorized,
  wishUnionPlanned,
} from '../../features/wishlist/wishlistSlice';
import {
  adoptGuestList,
  classifyWish,
  settledByClearing,
} from '../../features/wishlist/wishlistSync';
import { appError, toAppError, type AppError } from '../../shared/api/appError';
import { baseApi, sendCall } from '../../shared/api/baseApi';
import type { CallName, ResponseOf } from '../../shared/api/contract';
import { notice, toast } from '../../shared/ui/notify';
import type { OutboxSpec } from '../../sync/outbox';
import type { RootState } from '../rootReducer';

/** The store, as these specs use it: thunks of the API included. */
export interface ApiStore {
  getState: () => RootState;
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
}

type Written = Promise<{ error?: unknown }>;
type Answered = Extract<Fact, { type: 'answered' }>;

async function errorOf(written: Written): Promise<AppError | null> {
  const { error } = await written;
  return error === undefined ? null : toAppError(error);
}

/**
 * Reads past the API cache: a read that a screen began before the last write would answer for the
 * time before it. So nobody else hears its 401 (listeners.ts, `reactToExpiry`).
 */
async function readPrivately<N extends CallName>(
  store: ApiStore,
  uid: string,
  name: N,
): Promise<{ data: ResponseOf<N> } | { error: AppError }> {
  const { session } = store.getState();
  if (session.uid !== uid || session.token === null) return { error: appError('unauthorized') };
  const answer = await sendCall(name, undefined, { token: session.token });
  const isRefused = 'error' in answer && answer.error.kind === 'unauthorized';
  if (isRefused && store.getState().session.token === session.token) {
    store.dispatch(sessionExpired());
  }
  return answer;
}

const untracked = { track: false } as const;

function phaseOf(fact: Fact): RunPhase {
  const { record } = fact;
  if (fact.type === 'paused') return fact.why === 'offline' ? 'paused:offline' : 'paused:auth';
  const unsettled = Object.values(record.lines).filter(isUnsettled);
  if (unsettled.length === 0) return Object.keys(record.lines).length > 0 ? 'verifying' : 'idle';
  if (record.baseAt === null) return 'claiming';
  return unsettled.some(({ adds }) => adds > 0) ? 'replaying' : 'settling';
}

const itemCount = (count: number): string => `${String(count)} ${count === 1 ? 'item' : 'items'}`;

/** The sentence about a guest cart that joined (spec section 4). */
export function joinedSentence(joined: number, saved: number): string {
  return saved === 0
    ? `${itemCount(joined)} joined your account's cart`
    : `${itemCount(joined)} joined the ${String(saved)} saved in your account`;
}

function answerAction({ request, outcome, record }: Answered): UnknownAction {
  switch (outcome.type) {
    case 'acknowledged':
      return (request.call === 'add' ? unitAcknowledged : quantityAcknowledged)(request, record);
    case 'refused':
      return lineRefused({ ...request, message: outcome.message }, record);
    case 'unauthorized':
      return writeUnauthorized(request, record);
    case 'unknown':
      return outcomeDoubted(request, record);
  }
}

/** The fact as an action for the log and the reducer; pauses are phases, not facts of the cart. */
function cartFactAction(fact: Fact): UnknownAction | null {
  const { record } = fact;
  switch (fact.type) {
    case 'sent':
      return (fact.request.call === 'add' ? unitSent : quantitySent)(fact.request, record);
    case 'answered':
      return answerAction(fact);
    case 'read':
      return baseRead({ lines: Object.keys(record.base).length }, record);
    case 'drained':
      return drained({ writes: fact.writes }, record);
    case 'merged':
      return mergeFinished({ joined: fact.joined, saved: fact.saved }, record);
    case 'paused':
    case 'waiting':
      return null;
  }
}

/** What was refused, in the server's words; a line that was to join and is gone by its name. */
function sayRefused(
  { cart, catalog }: RootState,
  { request, record }: Answered,
  why: string,
): void {
  const hasJoined = quantityOf(cart.record?.merge?.joined ?? {}, request) > 0;
  if (!hasJoined || shownQuantity(record, request) > 0) {
    toast.error(why);
    return;
  }
  const name = selectProductEntities({ catalog })[request.productId]?.name ?? 'A product';
  notice(`${name} was taken out of your cart. ${why}`);
}

export function cartSpec(store: ApiStore): OutboxSpec<RootState> {
  return {
    name: 'cart',
    edits: (state) => state.cart.edits,
    adopt(state, record, tombstones, at) {
      const { guest, gid } = state.cart;
      if (gid === null) return null;
      return { ...adoptGuestCart(record, tombstones, { gid, cart: guest }, at), gid };
    },
    adopted: (gid, units, record) => [mergePlanned({ gid, units }, record), guestCartForgotten()],
    async send(uid, { call, productId, size, quantity }) {
      const { cartAdd, cartUpdate } = cartApi.endpoints;
      const written = store.dispatch(
        call === 'add'
          ? cartAdd.initiate({ uid, itemId: productId, size }, untracked)
          : cartUpdate.initiate({ uid, itemId: productId, size, quantity }, untracked),
      ) as Written;
      return { error: await errorOf(written) };
    },
    async read(uid) {
      const answer = await readPrivately(store, uid, 'cartGet');
      return 'data' in answer ? { cart: answer.data.cartData } : answer;
    },
    classify,
    tell(uid, fact) {
      if (fact.type === 'answered' && fact.outcome.type === 'refused') {
        sayRefused(store.getState(), fact, fact.outcome.message);
      }
      const action = cartFactAction(fact);
      if (action) store.dispatch(action);
      const phase = phaseOf(fact);
      const until = fact.type === 'waiting' ? fact.until : null;
      const { run } = store.getState().cart;
      if (run.phase !== phase || run.until !== until)
        store.dispatch(phaseChanged({ phase, until }));
      if (fact.type === 'drained') {
        store.dispatch(baseApi.util.invalidateTags([{ type: 'Cart', id: uid }]));
      }
      if (fact.type === 'merged' && fact.joined > 0) {
        notice(joinedSentence(fact.joined, fact.saved), {
          key: JOINED_NOTICE,
          action: {
            label: 'Undo',
            onClick: () => {
              store.dispatch(mergeUndone(uid));
            },
          },
        });
      }
    },
    editsJournaled: (ids, record) => editsJournaled({ ids }, record),
    recordRead: (from, record) => recordRead({ from }, record),
  };
}

const wishCart = (answer: { wishlist: string[] }) => asCart(answer.wishlist);

function wishAnswerAction({ request, outcome, record }: Answered): UnknownAction {
  switch (outcome.type) {
    case 'acknowledged':
      return wishAcknowledged(request, record);
    case 'refused':
      return wishRefused({ ...request, message: outcome.message }, record);
    case 'unauthorized':
      return wishUnauthorized(request, record);
    case 'unknown':
      return wishDoubted(request, record);
  }
}

function wishFactAction(fact: Fact): UnknownAction | null {
  const { record } = fact;
  switch (fact.type) {
    case 'sent':
      return wishSent(fact.request, record);
    case 'answered':
      return wishAnswerAction(fact);
    case 'read':
      return wishBaseRead({ products: idsOf(record.base).length }, record);
    case 'drained':
      return wishDrained({ writes: fact.writes }, record);
    case 'merged':
    case 'paused':
    case 'waiting':
      return null;
  }
}

export function wishlistSpec(store: ApiStore): OutboxSpec<RootState> {
  return {
    name: 'wishlist',
    edits: (state) => state.wishlist.edits,
    adopt(state, record, tombstones, at) {
      const { guest, gid } = state.wishlist;
      if (gid === null) return null;
      const plan = adoptGuestList(record, tombstones, { gid, ids: guest }, at);
      return { record: plan.record, tombstones: plan.tombstones, gid, units: plan.added };
    },
    adopted: (gid, added, record: CartRecord) => [
      wishUnionPlanned({ gid, added }, record),
      guestListForgotten(),
    ],
    async send(uid, request, record) {
      const { wishlistAdd, wishlistRemove, wishlistClear } = wishlistApi.endpoints;
      const { productId } = request;
      const also = settledByClearing(record, request);
      const call =
        also.length > 0
          ? wishlistClear.initiate({ uid }, untracked)
          : (request.quantity > 0 ? wishlistAdd : wishlistRemove).initiate(
              { uid, productId },
              untracked,
            );
      return { error: await errorOf(store.dispatch(call)), also };
    },
    async read(uid) {
      const answer = await readPrivately(store, uid, 'wishlistGet');
      return 'data' in answer ? { cart: wishCart(answer.data) } : answer;
    },
    classify: classifyWish,
    tell(uid, fact) {
      const action = wishFactAction(fact);
      if (action) store.dispatch(action);
      const why = fact.type === 'paused' ? fact.why : null;
      if (store.getState().wishlist.paused !== why) store.dispatch(wishesPaused({ why }));
      if (fact.type === 'answered' && fact.outcome.type === 'refused') {
        // A failed clear is only logged (spec section 8).
        if (fact.also.length > 0) {
          console.warn(`The wishlist could not be cleared: ${fact.outcome.message}`);
        } else toast.error(fact.request.quantity > 0 ? WISH_ADD_FAILED : WISH_REMOVE_FAILED);
      }
      if (fact.type === 'drained') {
        store.dispatch(baseApi.util.invalidateTags([{ type: 'Wishlist', id: uid }]));
      }
    },
    editsJournaled: (ids, record) => wishEditsJournaled({ ids }, record),
    recordRead: (from, record) => wishRecordRead({ from }, record),
  };
}
