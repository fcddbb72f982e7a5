/**
 * The last known orders of one person, as many as were loaded, stored so that they can be read offline with their age. Every
 * selector takes a user id and returns nothing for another person.
 */
import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { answered } from '../../shared/api/endpointMatchers';
import type { Order, ResponseOf } from '../../shared/api/contract';
import { signedOut } from '../session/sessionSlice';

const adapter = createEntityAdapter<Order, string>({
  selectId: (order) => order._id,
  // Newest first; equal dates keep one order on every render.
  sortComparer: (a, b) => b.date - a.date || (a._id < b._id ? 1 : -1),
});

export interface OrdersState extends EntityState<Order, string> {
  /** Whose orders these are. */
  uid: string | null;
  /** When the list was last answered by the server (ms). */
  fetchedAt: number | null;
}
export interface OrdersRootState {
  orders: OrdersState;
}

const initialState: OrdersState = { ...adapter.getInitialState(), uid: null, fetchedAt: null };

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** A write has answered with the order as it is now. */
    orderChanged: (state, { payload }: PayloadAction<Order>) => {
      if (payload._id in state.entities) adapter.setOne(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addMatcher(
      answered<{ pages: ResponseOf<'userOrders'>[] }, { uid: string; filter?: object }>(
        'userOrders',
      ),
      (state, action) => {
        const { uid, filter } = action.meta.arg.originalArgs;
        if (filter) return;
        state.uid = uid;
        state.fetchedAt = action.meta.fulfilledTimeStamp;
        adapter.setAll(
          state,
          action.payload.pages.flatMap((page) => page.orders),
        );
      },
    );
    builder.addMatcher(answered<Order, { uid: string }>('orderGet'), (state, action) => {
      // A single order does not change the list's age, and must not mix two people's orders.
      if (state.uid === action.meta.arg.originalArgs.uid) adapter.upsertOne(state, action.payload);
    });
  },
});

export const { orderChanged } = ordersSlice.actions;
export const ordersReducer = ordersSlice.reducer;

const NONE: Order[] = [];
const everything = adapter.getSelectors((state: OrdersRootState) => state.orders);

/** Newest first; empty for anyone but the person they belong to. */
export const selectKnownOrders = createSelector(
  [
    everything.selectAll,
    (state: OrdersRootState) => state.orders.uid,
    (_state: OrdersRootState, uid: string | null) => uid,
  ],
  (orders, owner, uid) => (uid !== null && owner === uid ? orders : NONE),
);

/** When that person's list was last answered (ms), or null when it never was. */
export const selectOrdersFetchedAt = (state: OrdersRootState, uid: string | null): number | null =>
  uid !== null && state.orders.uid === uid ? state.orders.fetchedAt : null;

export const selectKnownOrder = (
  state: OrdersRootState,
  uid: string | null,
  orderId: string,
): Order | undefined => selectKnownOrders(state, uid).find((order) => order._id === orderId);
