import type { SessionRootState, SessionState } from './sessionSlice';

export const selectIsSignedIn = (state: SessionRootState): boolean => state.session.status === 'in';
/** Also while the session is expired: whose cart is on the screen. */
export const selectUid = (state: SessionRootState): string | null => state.session.uid;
export const selectSessionStatus = (state: SessionRootState): SessionState['status'] =>
  state.session.status;
