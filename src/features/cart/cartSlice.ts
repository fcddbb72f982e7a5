/**
 * The cart. A guest's is in `guest`, stored under the specified key `cartItems`; a person's is the journal
 * record plus edits that are not journaled yet.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartMap } from '../../shared/api/contract';
import type { Paise } from '../../shared/lib/money';
import { signedIn, signedOut } from '../session/sessionSlice';
import { readToken } from '../session/token';
import {
  lineKey,
  quantityOf,
  withQuantity,
  withUnit,
  type LineId,
  type LineItem,
} from '../../sync/quantityMap';
import { cartSync, isSyncAction } from '../../sync/syncActions';
import {
  applySyncAction,
  asEdit,
  initialSyncState,
  resetSync,
  type EditMeta,
  type SyncState,
} from '../../sync/syncReducer';

export interface CartState extends SyncState {
  guest: CartMap;
  /** The guest cart's id, so that it is merged once; null while it is empty. */
  gid: string | null;
  /** Unit price by line when it was added (paise); the cart page compares it with today's. */
  prices: Record<string, Paise>;
  /** What the mini-cart shows; null once it is closed. */
  lastAdded: (LineId & { at: number }) | null;
}
export interface CartRootState {
  cart: CartState;
}

export const initialCartState: CartState = {
  guest: {},
  gid: null,
  prices: {},
  ...initialSyncState,
  lastAdded: null,
};

interface Added extends LineId {
  unitPaise: Paise | null;
  /** The saved product that is moved from the wishlist. */
  movedFrom?: LineItem;
}

type EditAction<P> = PayloadAction<P, string, EditMeta>;

function putGuest(state: CartState, guest: CartMap, edit: EditMeta): void {
  state.guest = guest;
  const isEmpty = Object.keys(guest).length === 0;
  state.gid = isEmpty ? null : (state.gid ?? edit.id);
}

function put(state: CartState, line: LineId, quantity: number, edit: EditMeta): void {
  if (edit.uid === null) putGuest(state, withQuantity(state.guest, line, quantity), edit);
  else {
    // A guest line that is being merged is part of the number on the screen.
    if (quantityOf(state.guest, line) > 0)
      putGuest(state, withQuantity(state.guest, line, 0), edit);
    state.edits.push({ id: edit.id, at: edit.at, kind: 'set', line, quantity });
  }
  if (quantity === 0) state.prices = withoutPrice(state.prices, line);
}

function withoutPrice(prices: CartState['prices'], line: LineId): CartState['prices'] {
  const { [lineKey(line)]: _gone, ...rest } = prices;
  return rest;
}

interface Ordered {
  /** When the order was placed (ms). */
  orderedAt: number;
  ordered: CartMap;
}

const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    lineAdded: {
      prepare: (payload: Added, uid: string | null) => asEdit(payload, uid),
      reducer: (state, action: EditAction<Added>) => {
        const { productId, size, unitPaise, movedFrom } = action.payload;
        const { uid, id, at } = action.meta;
        const line = { productId, size };
        if (uid === null) putGuest(state, withUnit(state.guest, line), action.meta);
        else state.edits.push({ id, at, kind: 'added', line, ...(movedFrom && { movedFrom }) });
        // Keep the first price: changes are compared with it.
        if (unitPaise !== null) state.prices[lineKey(line)] ??= unitPaise;
        state.lastAdded = { ...line, at };
      },
    },
    quantityChanged: {
      prepare: (payload: LineId & { quantity: number }, uid: string | null) => asEdit(payload, uid),
      reducer: (state, action: EditAction<LineId & { quantity: number }>) => {
        const { productId, size, quantity } = action.payload;
        put(state, { productId, size }, quantity, action.meta);
      },
    },
    lineRemoved: {
      prepare: (payload: LineId, uid: string | null) => asEdit(payload, uid),
      reducer: (state, action: EditAction<LineId>) => {
        const { productId, size } = action.payload;
        put(state, { productId, size }, 0, action.meta);
        state.lastAdded = null;
      },
    },
    /** An order took these units out of the cart. */
    cartEmptied: {
      prepare: (payload: Ordered, uid: string | null) => asEdit(payload, uid),
      reducer: (state, action: EditAction<Ordered>) => {
        const { uid, id } = action.meta;
        const { orderedAt: at, ordered } = action.payload;
        putGuest(state, {}, action.meta);
        if (uid !== null) state.edits.push({ id, at, kind: 'emptied', ordered });
        state.prices = {};
        state.lastAdded = null;
      },
    },
    /** The guest cart was merged (`cart/mergePlanned` carries the units). */
    guestCartForgotten: (state) => {
      state.guest = {};
      state.gid = null;
    },
    /** Another tab, or another program, wrote `cartItems`. */
    guestCartChanged: (state, action: PayloadAction<{ guest: CartMap; gid: string | null }>) => {
      state.guest = action.payload.guest;
      state.gid = action.payload.gid;
    },
    mergeUndone: {
      prepare: (uid: string) => asEdit(undefined, uid),
      reducer: (state, action: EditAction<undefined>) => {
        const { uid, id, at } = action.meta;
        // The notice with Undo may still be open after another person has signed in.
        if (state.record?.uid === uid) state.edits.push({ id, at, kind: 'mergeUndone' });
      },
    },
    /** Prices of lines without one (from the account, from another program). */
    pricesSeen: (state, action: PayloadAction<Record<string, Paise>>) => {
      state.prices = { ...action.payload, ...state.prices };
    },
    /** The shopper has acknowledged price changes: compare with today's prices from now on. */
    pricesAccepted: (state, action: PayloadAction<Record<string, Paise>>) => {
      state.prices = { ...state.prices, ...action.payload };
    },
    miniCartClosed: (state) => {
      state.lastAdded = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialCartState)
      .addCase(signedIn, (state, action) => {
        // After an expiry, the same person finds everything, another person nothing.
        if (state.record?.uid === readToken(action.payload.token).uid) return;
        if (state.record !== null) {
          state.prices = {};
          state.lastAdded = null;
        }
        resetSync(state);
      })
      .addMatcher(isSyncAction('cart'), (state, action) => {
        applySyncAction(state, action, cartSync);
      });
  },
});

export const cartReducer = cartSlice.reducer;
export const {
  lineAdded,
  quantityChanged,
  lineRemoved,
  cartEmptied,
  guestCartForgotten,
  guestCartChanged,
  mergeUndone,
  pricesSeen,
  pricesAccepted,
  miniCartClosed,
} = cartSlice.actions;
