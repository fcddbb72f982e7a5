import {
  hasLeft,
  sessionExpired,
  sessionReducer,
  signedIn,
  signedOut,
  signOutRequested,
} from './sessionSlice';
import { tokenOf } from './tokenOf';

const token = `x.${btoa(JSON.stringify({ id: 'u1' }))}.y`;
const guest = sessionReducer(undefined, { type: 'start' });
const inside = sessionReducer(guest, signedIn({ token }));

describe('the session', () => {
  it('begins as a guest', () => {
    expect(guest).toEqual({ token: null, uid: null, status: 'guest', leaving: null });
  });
  it('is signed in with a token, and knows the user', () => {
    expect(inside).toEqual({ token, uid: 'u1', status: 'in', leaving: null });
  });
  it('expires without forgetting the cart’s owner', () => {
    expect(sessionReducer(inside, sessionExpired())).toEqual({
      token: null,
      uid: 'u1',
      status: 'expired',
      leaving: null,
    });
    expect(sessionReducer(guest, sessionExpired())).toEqual(guest);
  });
  it('is empty after logout', () => {
    expect(sessionReducer(inside, signedOut())).toEqual(guest);
    expect(sessionReducer(inside, signOutRequested())).toBe(inside);
  });
  it('keeps the token of who has logged out here, for their edits alone, until they are sent', () => {
    const leaving = sessionReducer(inside, signedOut({ elsewhere: false, isLeaving: true }));
    expect(leaving).toMatchObject({ token: null, uid: null, status: 'guest' });
    expect(tokenOf(leaving, 'u1')).toBe(token);
    expect(tokenOf(leaving, 'u2')).toBeNull();
    expect(tokenOf(sessionReducer(leaving, hasLeft('u1')), 'u1')).toBeNull();
    // Signed in again before everything was sent: the new session sends the rest.
    const other = `x.${btoa(JSON.stringify({ id: 'u1' }))}.z`;
    const again = sessionReducer(leaving, signedIn({ token: other }));
    expect(again.leaving).toBeNull();
    expect(tokenOf(again, 'u1')).toBe(other);
  });
  it('distinguishes another tab’s actions from its own', () => {
    expect(signedIn({ token }).meta).toEqual({ elsewhere: false });
    expect(signedOut({ elsewhere: true }).meta).toEqual({ elsewhere: true });
    expect(sessionExpired().meta).toEqual({ elsewhere: false });
  });
});
