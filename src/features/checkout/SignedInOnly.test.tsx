import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { makeStore } from '../../test/store';
import { renderWithProviders } from '../../test/renderWithProviders';
import { SessionWatcher } from '../session/SessionWatcher';
import { sessionExpired, signedIn, signedOut } from '../session/sessionSlice';
import { SignedInOnly } from './SignedInOnly';

function open({ isSignedIn }: { isSignedIn: boolean }) {
  const store = makeStore();
  if (isSignedIn) store.dispatch(signedIn({ token: 'a-token' }));
  return renderWithProviders(
    <>
      <SessionWatcher />
      <Routes>
        <Route
          path="/orders"
          element={
            <SignedInOnly>
              <p>Your Orders</p>
            </SignedInOnly>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { store, route: '/orders' },
  );
}

describe('a page for signed-in people', () => {
  it('redirects a guest to the login', () => {
    expect(open({ isSignedIn: false }).address()).toBe('/login');
  });

  it.each([
    ['this tab', false],
    ['another tab', true],
  ])('redirects to the home page on a logout in %s', (_name, elsewhere) => {
    const { store, address } = open({ isSignedIn: true });
    expect(screen.getByText('Your Orders')).toBeVisible();
    act(() => void store.dispatch(signedOut({ elsewhere })));
    expect(address()).toBe('/');
  });

  it('redirects to the login when the session expires', () => {
    const { store, address } = open({ isSignedIn: true });
    act(() => void store.dispatch(sessionExpired()));
    expect(address()).toBe('/login');
  });
});
