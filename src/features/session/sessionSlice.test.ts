import {
  sessionExpired,
  sessionReducer,
  signedIn,
  signedOut,
  signOutRequested,
} from './sessionSlice';

const token = `x.${btoa(JSON.stringify({ id: 'u1' }))}.y`;
const guest = sessionReducer(undefined, { type: 'start' });
const inside = sessionReducer(guest, signedIn({ token }));

describe('the session', () => {
  it('begins as a guest', () => {
    expect(guest).toEqual({ token: null, uid: null, status: 'guest' });
  });
  it('is signed in with a token, and knows the user', () => {
    expect(inside).toEqual({ token, uid: 'u1', status: 'in' });
  });
  it('expires without forgetting the cart’s owner', () => {
    expect(sessionReducer(inside, sessionExpired())).toEqual({
      token: null,
      uid: 'u1',
      status: 'expired',
    });
    expect(sessionReducer(guest, sessionExpired())).toEqual(guest);
  });
  it('is empty after logout', () => {
    expect(sessionReducer(inside, signedOut())).toEqual(guest);
    expect(sessionReducer(inside, signOutRequested())).toBe(inside);
  });
  it('distinguishes another tab’s actions from its own', () => {
    expect(signedIn({ token }).meta).toEqual({ elsewhere: false });
    expect(signedOut({ elsewhere: true }).meta).toEqual({ elsewhere: true });
    expect(sessionExpired().meta).toEqual({ elsewhere: false });
  });
});
