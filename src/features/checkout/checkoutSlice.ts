/**
 * What the shopper has typed, chosen and attempted at the checkout. This state is only what the screen
 * shows; the journal (attemptJournal.ts), written before every call, guarantees exactly one order.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, CartMap, OrderProblem, PaymentMethod } from '../../shared/api/contract';
import { personChanged, signedOut } from '../session/sessionSlice';
import type { DoubtCause } from './attempt';

export type AddressDraft = { [Field in keyof Address]?: string | undefined };

/**
 * - `not-placed`: the last try ended with the server knowing no order of it
 * - `old-press`: nothing was sent, because another tab's order took too long
 */
export type EndNotice = null | 'not-placed' | 'old-press' | 'signed-out';

export type Attempt =
  | {
      state: 'idle';
      notice: EndNotice;
    }
  /** Another tab of this browser is placing an order. */
  | { state: 'waiting' }
  /** The order call is in flight. */
  | { state: 'sending'; orderKey: string; method: PaymentMethod }
  /** No clear answer came; the shop asks for the key's order. */
  | {
      state: 'unknown';
      orderKey: string;
      method: PaymentMethod;
      asks: number;
      /** Whether the connection broke or the shop failed to answer. */
      cause: DoubtCause;
    }
  | {
      state: 'placed';
      orderKey: string;
      orderId: string | null;
      method: PaymentMethod;
      /** The payment page of a UPI order. */
      paymentUrl: string | null;
      paid: boolean;
      /** Found afterwards by asking, not answered by the call itself. */
      found: boolean;
    }
  | {
      state: 'refused';
      message: string;
      /** Rupees, as it was sent. */
      sentAmount: number;
      /** Rupees the server would charge for what it still has. */
      amount: number | null;
      lines: OrderProblem[];
    };

export interface CheckoutState {
  draft: AddressDraft;
  /** Who typed the draft. */
  draftOwner: string | null;
  /** When the draft was last edited (ms). */
  draftSavedAt: number | null;
  method: PaymentMethod | null;
  /** A discount code as the shopper has entered it; the server says whether it is good. */
  coupon: string | null;
  attempt: Attempt;
}
export interface CheckoutRootState {
  checkout: CheckoutState;
}

export const initialCheckoutState: CheckoutState = {
  draft: {},
  draftOwner: null,
  draftSavedAt: null,
  method: null,
  coupon: null,
  attempt: { state: 'idle', notice: null },
};

export interface OrderPlaced {
  orderId: string | null;
  method: PaymentMethod;
  /** When it was placed (ms). */
  orderedAt: number;
  ordered: CartMap;
}

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: initialCheckoutState,
  reducers: {
    draftEdited: {
      prepare: (draft: AddressDraft, draftOwner: string | null) => ({
        payload: { draft, draftOwner, draftSavedAt: Date.now() },
      }),
      reducer: (
        state,
        action: PayloadAction<Pick<CheckoutState, 'draft' | 'draftOwner' | 'draftSavedAt'>>,
      ) => {
        Object.assign(state, action.payload);
      },
    },
    methodChosen: (state, action: PayloadAction<PaymentMethod>) => {
      state.method = action.payload;
    },
    couponChosen: (state, action: PayloadAction<string | null>) => {
      state.coupon = action.payload;
    },
    attemptSent: (state, action: PayloadAction<{ orderKey: string; method: PaymentMethod }>) => {
      state.attempt = { state: 'sending', ...action.payload };
    },
    attemptDoubted: (
      state,
      action: PayloadAction<{
        orderKey: string;
        method: PaymentMethod;
        asks: number;
        cause: DoubtCause;
      }>,
    ) => {
      state.attempt = { state: 'unknown', ...action.payload };
    },
    attemptConfirmed: (
      state,
      action: PayloadAction<{
        orderKey: string;
        orderId: string | null;
        method: PaymentMethod;
        paymentUrl: string | null;
        paid: boolean;
        found: boolean;
      }>,
    ) => {
      state.attempt = { state: 'placed', ...action.payload };
    },
    attemptRefused: (
      state,
      action: PayloadAction<Omit<Extract<Attempt, { state: 'refused' }>, 'state'>>,
    ) => {
      state.attempt = { state: 'refused', ...action.payload };
    },
    attemptWaiting: (state) => {
      state.attempt = { state: 'waiting' };
    },
    attemptEnded: (state, action: PayloadAction<{ notice: EndNotice }>) => {
      state.attempt = { state: 'idle', notice: action.payload.notice };
    },
    /**
     * The order is placed and, if by UPI, paid. app/listeners/listeners.ts then empties the cart.
     * The draft is deleted too; the address is offered again from the order itself.
     */
    orderPlaced: (state, _action: PayloadAction<OrderPlaced>) => ({
      ...initialCheckoutState,
      attempt: state.attempt,
    }),
  },
  extraReducers: (builder) => {
    // What one person typed never shows to the next.
    builder
      .addCase(signedOut, () => initialCheckoutState)
      .addCase(personChanged, () => initialCheckoutState);
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const {
  draftEdited,
  methodChosen,
  couponChosen,
  attemptSent,
  attemptDoubted,
  attemptConfirmed,
  attemptRefused,
  attemptWaiting,
  attemptEnded,
  orderPlaced,
} = checkoutSlice.actions;

export const selectAttempt = (state: CheckoutRootState): Attempt => state.checkout.attempt;
export const selectMethod = (state: CheckoutRootState): PaymentMethod | null =>
  state.checkout.method;
export const selectCoupon = (state: CheckoutRootState): string | null => state.checkout.coupon;
