/** The session: a guest, a signed-in person, or one whose token has expired. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readToken } from './token';

export interface SessionState {
  token: string | null;
  /** Kept when the session expires: the cart on the screen is still this person's. */
  uid: string | null;
  status: 'guest' | 'in' | 'expired';
  /** Who has logged out in this tab and still has edits on their way. Not stored. */
  leaving: { uid: string; token: string } | null;
}
export interface SessionRootState {
  session: SessionState;
}

/** A change in another tab, which this one follows. */
interface FromElsewhere {
  elsewhere: boolean;
}

const initialState: SessionState = { token: null, uid: null, status: 'guest', leaving: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: {
      prepare: (payload: { token: string }, meta: FromElsewhere = { elsewhere: false }) => ({
        payload,
        meta,
      }),
      reducer: (
        { leaving },
        action: PayloadAction<{ token: string }, string, FromElsewhere>,
      ): SessionState => {
        const { token } = action.payload;
        const { uid } = readToken(token);
        return { token, uid, status: 'in', leaving: leaving?.uid === uid ? null : leaving };
      },
    },
    /**
     * Another person signed in after an expiry, without a logout in between (app/listeners/listeners.ts).
     */
    personChanged: (state) => state,
    /** Logout was pressed (app/listeners/listeners.ts). */
    signOutRequested: (state) => state,
    signedOut: {
      prepare: (meta: FromElsewhere & { isLeaving?: boolean } = { elsewhere: false }) => ({
        payload: undefined,
        meta,
      }),
      reducer: (
        { uid, token, leaving },
        { meta }: PayloadAction<undefined, string, FromElsewhere & { isLeaving?: boolean }>,
      ): SessionState => ({
        ...initialState,
        leaving: meta.isLeaving && uid !== null && token !== null ? { uid, token } : leaving,
      }),
    },
    /** Everything of a person who has logged out is sent or given up. */
    hasLeft(state, { payload }: PayloadAction<string>) {
      if (state.leaving?.uid === payload) state.leaving = null;
    },
    sessionExpired: {
      prepare: (meta: FromElsewhere = { elsewhere: false }) => ({ payload: undefined, meta }),
      reducer: (state, _action: PayloadAction<undefined, string, FromElsewhere>): SessionState =>
        state.uid === null ? state : { ...state, token: null, status: 'expired' },
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { signedIn, personChanged, signOutRequested, signedOut, hasLeft, sessionExpired } =
  sessionSlice.actions;
