import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { appError, type AppError } from '../../shared/api/appError';
import { sendCall } from '../../shared/api/baseApi';
import type { CallName, ResponseOf } from '../../shared/api/contract';
import { sessionExpired, type SessionRootState } from './sessionSlice';
import { tokenOf } from './tokenOf';

/** A store whose thunks may use the API. */
export interface ApiStore<State> {
  getState: () => State;
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
}

/**
 * Reads without RTK Query's cache, whose entry may be older than the last write. The listener for expired
 * sessions does not see this call, so a 401 is handled here.
 */
export async function readAccount<N extends CallName>(
  store: ApiStore<SessionRootState>,
  uid: string,
  name: N,
): Promise<{ data: ResponseOf<N> } | { error: AppError }> {
  const token = tokenOf(store.getState().session, uid);
  if (token === null) return { error: appError('unauthorized') };
  const answer = await sendCall(name, undefined, { token });
  const isRefused = 'error' in answer && answer.error.kind === 'unauthorized';
  if (isRefused && store.getState().session.token === token) {
    store.dispatch(sessionExpired());
  }
  return answer;
}
