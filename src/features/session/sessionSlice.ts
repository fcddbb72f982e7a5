/** The session: a guest, a signed-in person, or one whose token has expired. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readToken } from './token';

export interface SessionState {
  token: string | null;
  /** Kept when the session expires: the cart on the screen is still this person's. */
  uid: string | null;
  status: 'guest' | 'in' | 'expired';
}
export interface SessionRootState {
  session: SessionState;
}

/** A change in another tab, which this one follows. */
interface FromElsewhere {
  elsewhere: boolean;
}

const initialState: SessionState = { token: null, uid: null, status: 'guest' };

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
        _state,
        action: PayloadAction<{ token: string }, string, FromElsewhere>,
      ): SessionState => {
        const { token } = action.payload;
        return { token, uid: readToken(token).uid, status: 'in' };
      },
    },
    /**
     * Another person signed in after an expiry, without a logout in between (app/listeners/listeners.ts).
     */
    personChanged: (state) => state,
    /** Logout was pressed; pending work gets a few seconds (app/listeners/listeners.ts). */
    signOutRequested: (state) => state,
    signedOut: {
      prepare: (meta: FromElsewhere = { elsewhere: false }) => ({ payload: undefined, meta }),
      reducer: (_state, _action: PayloadAction<undefined, string, FromElsewhere>): SessionState =>
        initialState,
    },
    sessionExpired: {
      prepare: (meta: FromElsewhere = { elsewhere: false }) => ({ payload: undefined, meta }),
      reducer: (state, _action: PayloadAction<undefined, string, FromElsewhere>): SessionState =>
        state.uid === null ? initialState : { token: null, uid: state.uid, status: 'expired' },
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { signedIn, personChanged, signOutRequested, signedOut, sessionExpired } =
  sessionSlice.actions;
