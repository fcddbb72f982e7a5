import type { SessionState } from './sessionSlice';

/** The token for a call of this person; null if the person is not signed in. */
export function tokenOf({ uid: own, token, leaving }: SessionState, uid: string): string | null {
  if (own === uid) return token;
  return leaving?.uid === uid ? leaving.token : null;
}
