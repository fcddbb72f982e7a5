import type { SessionRootState, SessionState } from './sessionSlice';

export const selectIsSignedIn = (state: SessionRootState): boolean => state.session.status === 'in';
/** Also set while the session is expired: the owner of the cart on the screen. */
export const selectUid = (state: SessionRootState): string | null => state.session.uid;
export const selectSessionStatus = (state: SessionRootState): SessionState['status'] =>
  state.session.status;
export const selectToken = (state: SessionRootState): string | null => state.session.token;
