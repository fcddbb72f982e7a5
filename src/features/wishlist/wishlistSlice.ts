/**
 * The wishlist. A guest's is in `guest`, stored under the specified key `wishlist`; a person's is the
 * journal record plus edits that are not journaled yet. A list is a cart with quantities 0 and 1, so that
 * both share one record and one outbox (src/sync).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartMap } from '../../shared/api/contract';
import { DEFAULT_SIZE } from '../../shared/api/productRules';
import type { LineId, LineItem } from '../../sync/quantityMap';
import { isSyncAction, wishlistSync } from '../../sync/syncActions';
import {
  applySyncAction,
  asEdit,
  initialSyncState,
  resetSync,
  type EditMeta,
  type SyncState,
} from '../../sync/syncReducer';
import { signedIn, signedOut } from '../session/sessionSlice';
import { readToken } from '../session/token';

export interface WishlistState extends SyncState {
  guest: string[];
  /** The guest list's id, so that it is merged once; null while it is empty. */
  gid: string | null;
}
export interface WishlistRootState {
  wishlist: WishlistState;
}

const initialState: WishlistState = {
  guest: [],
  gid: null,
  ...initialSyncState,
};

type EditAction<P> = PayloadAction<P, string, EditMeta>;

export const wishlistLine = (productId: string): LineId => ({ productId, size: DEFAULT_SIZE });

/** The ids of a record's cart with a quantity above 0. */
export const idsOf = (cart: CartMap): string[] => Object.keys(cart);
/** A list in the record's form. */
export const asCart = (ids: readonly string[]): CartMap =>
  Object.fromEntries(ids.map((id) => [id, { [DEFAULT_SIZE]: 1 }]));

function putGuest(state: WishlistState, guest: string[], edit: EditMeta): void {
  state.guest = guest;
  state.gid = guest.length === 0 ? null : (state.gid ?? edit.id);
}

function put(
  state: WishlistState,
  productId: string,
  isIn: boolean,
  edit: EditMeta,
  extra: { movedFrom?: LineItem; isClearing?: boolean } = {},
): void {
  const others = state.guest.filter((id) => id !== productId);
  if (edit.uid === null) putGuest(state, isIn ? [...others, productId] : others, edit);
  else {
    // The last edit of a product that is being merged wins.
    if (others.length < state.guest.length) putGuest(state, others, edit);
    state.edits.push({
      id: edit.id,
      at: edit.at,
      kind: 'set',
      line: wishlistLine(productId),
      quantity: isIn ? 1 : 0,
      ...extra,
    });
  }
}

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    productSaved: {
      /** `movedFrom`: the cart line that is moved. */
      prepare: (productId: string, uid: string | null, movedFrom?: LineItem) =>
        asEdit({ productId, ...(movedFrom && { movedFrom }) }, uid),
      reducer: (state, action: EditAction<{ productId: string; movedFrom?: LineItem }>) => {
        const { productId, ...extra } = action.payload;
        put(state, productId, true, action.meta, extra);
      },
    },
    productUnsaved: {
      prepare: (productId: string, uid: string | null) => asEdit({ productId }, uid),
      reducer: (state, action: EditAction<{ productId: string }>) => {
        put(state, action.payload.productId, false, action.meta);
      },
    },
    /** `ids`: the products on the screen when Clear All was pressed. */
    wishlistCleared: {
      prepare: (ids: string[], uid: string | null) => asEdit({ ids }, uid),
      reducer: (state, action: EditAction<{ ids: string[] }>) => {
        putGuest(state, [], action.meta);
        if (action.meta.uid === null) return;
        for (const id of action.payload.ids)
          put(state, id, false, action.meta, { isClearing: true });
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
        resetSync(state);
      })
      .addMatcher(isSyncAction('wishlist'), (state, action) => {
        applySyncAction(state, action, wishlistSync);
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
