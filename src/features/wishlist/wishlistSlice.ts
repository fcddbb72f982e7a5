/**
 * The saved products. A guest's list lives in `guest`, under the specified key `wishlist`; a
 * person's is the journal record plus the taps on their way into it. The record is the cart's own
 * (a list is a cart whose quantities are 0 and 1), so both are kept true by one algorithm.
 */
import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { CartMap } from '../../shared/api/contract';
import { DEFAULT_SIZE } from '../../shared/api/productRules';
import type { LineId, LineItem } from '../../sync/quantityMap';
import type { CartEdit } from '../../sync/edits';
import type { CartRecord, ReadFrom, WriteRequest } from '../../sync/record';
import { signedIn, signedOut } from '../session/sessionSlice';
import { readToken } from '../session/token';

export interface WishlistState {
  guest: string[];
  /** Names this guest list, so that it joins an account once; null while it is empty. */
  gid: string | null;
  record: CartRecord | null;
  edits: CartEdit[];
  /** Why nothing is being sent although something waits. */
  paused: 'offline' | 'auth' | null;
}
export interface WishlistRootState {
  wishlist: WishlistState;
}

const initialState: WishlistState = {
  guest: [],
  gid: null,
  record: null,
  edits: [],
  paused: null,
};

interface Tap {
  uid: string | null;
  id: string;
  at: number;
}
type Tapped<P> = PayloadAction<P, string, Tap>;
const tapped = <P>(payload: P, uid: string | null) => ({
  payload,
  meta: { uid, id: nanoid(12), at: Date.now() } satisfies Tap,
});

export const wishlistLine = (productId: string): LineId => ({ productId, size: DEFAULT_SIZE });

/** The ids of a record's cart that are in the list. */
export const idsOf = (cart: CartMap): string[] => Object.keys(cart);
/** A list as the record keeps it. */
export const asCart = (ids: readonly string[]): CartMap =>
  Object.fromEntries(ids.map((id) => [id, { [DEFAULT_SIZE]: 1 }]));

function putGuest(state: WishlistState, guest: string[], tap: Tap): void {
  state.guest = guest;
  state.gid = guest.length === 0 ? null : (state.gid ?? tap.id);
}

function put(
  state: WishlistState,
  productId: string,
  isIn: boolean,
  tap: Tap,
  movedFrom?: LineItem,
): void {
  const others = state.guest.filter((id) => id !== productId);
  if (tap.uid === null) putGuest(state, isIn ? [...others, productId] : others, tap);
  else {
    // The last word about a product that is just about to join.
    if (others.length < state.guest.length) putGuest(state, others, tap);
    state.edits.push({
      id: tap.id,
      at: tap.at,
      kind: 'set',
      line: wishlistLine(productId),
      quantity: isIn ? 1 : 0,
      ...(movedFrom && { movedFrom }),
    });
  }
}

const fact = <P>(type: string) =>
  createAction(type, (payload: P, record: CartRecord) => ({ payload, meta: { wishes: record } }));

export const wishEditsJournaled = fact<{ ids: string[] }>('wishlist/editsJournaled');
export const wishRecordRead = fact<{ from: ReadFrom }>('wishlist/recordRead');
export const wishUnionPlanned = fact<{ gid: string; added: number }>('wishlist/unionPlanned');
export const wishSent = fact<WriteRequest>('wishlist/changeSent');
export const wishAcknowledged = fact<WriteRequest>('wishlist/changeAcknowledged');
export const wishUnauthorized = fact<WriteRequest>('wishlist/changeUnauthorized');
export const wishDoubted = fact<WriteRequest>('wishlist/outcomeDoubted');
export const wishRefused = fact<WriteRequest & { message: string }>('wishlist/changeRefused');
export const wishBaseRead = fact<{ products: number }>('wishlist/baseRead');
export const wishDrained = fact<{ writes: number }>('wishlist/drained');

export const wishesPaused = createAction<{ why: WishlistState['paused'] }>('wishlist/paused');

function carriesWishes(action: unknown): action is { type: string; meta: { wishes: CartRecord } } {
  return (action as { meta?: { wishes?: CartRecord } }).meta?.wishes !== undefined;
}

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    productSaved: {
      /** `movedFrom`: the line that is taken out of the cart for it. */
      prepare: (productId: string, uid: string | null, movedFrom?: LineItem) =>
        tapped({ productId, ...(movedFrom && { movedFrom }) }, uid),
      reducer: (state, action: Tapped<{ productId: string; movedFrom?: LineItem }>) => {
        const { productId, movedFrom } = action.payload;
        put(state, productId, true, action.meta, movedFrom);
      },
    },
    productUnsaved: {
      prepare: (productId: string, uid: string | null) => tapped({ productId }, uid),
      reducer: (state, action: Tapped<{ productId: string }>) => {
        put(state, action.payload.productId, false, action.meta);
      },
    },
    /** `ids`: what was on the screen when Clear All was pressed. */
    wishlistCleared: {
      prepare: (ids: string[], uid: string | null) => tapped({ ids }, uid),
      reducer: (state, action: Tapped<{ ids: string[] }>) => {
        putGuest(state, [], action.meta);
        if (action.meta.uid === null) return;
        for (const id of action.payload.ids) put(state, id, false, action.meta);
      },
    },
    guestListForgotten: (state) => {
      state.guest = [];
      state.gid = null;
    },
    /** Another tab, or another program, wrote `wishlist`. */
    guestListChanged: (state, action: PayloadAction<{ guest: string[]; gid: string | null }>) => {
      state.guest = action.payload.guest;
      state.gid = action.payload.gid;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(signedIn, (state, action) => {
        if (state.record?.uid === readToken(action.payload.token).uid) return;
        state.record = null;
        state.edits = [];
        state.paused = null;
      })
      .addCase(wishesPaused, (state, action) => {
        state.paused = action.payload.why;
      })
      .addCase(wishEditsJournaled, (state, action) => {
        const written = new Set(action.payload.ids);
        state.edits = state.edits.filter((edit) => !written.has(edit.id));
      })
      .addMatcher(carriesWishes, (state, action) => {
        const { wishes } = action.meta;
        const isOlder = state.record?.uid === wishes.uid && wishes.rev < state.record.rev;
        if (!isOlder) state.record = wishes;
      });
  },
});

export const wishlistReducer = wishlistSlice.reducer;
export const {
  productSaved,
  productUnsaved,
  wishlistCleared,
  guestListForgotten,
  guestListChanged,
} = wishlistSlice.actions;
