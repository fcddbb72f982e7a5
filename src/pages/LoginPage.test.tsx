/** Login and Sign Up (spec section 5). */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { faults, resetDatabase, server } from '../../mocks/node';
import { sessionExpired, signedIn } from '../features/session/sessionSlice';
import { lineAdded } from '../features/cart/cartSlice';
import { makeStore } from '../test/store';
import { renderWithProviders } from '../test/renderWithProviders';
import { newShopper, PASSWORD } from '../test/shopper';
import LoginPage from './LoginPage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => faults.clear());
afterAll(() => server.close());

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);

describe('Login', () => {
  it('supports password managers', () => {
    renderWithProviders(<LoginPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('says what to do about a forgotten password, on the login only', async () => {
    const { user } = renderWithProviders(<LoginPage />);
    const form = within(screen.getByRole('form', { name: 'Login' }));
    expect(form.getByText(/Forgotten your password\?/)).toBeVisible();
    expect(form.getByRole('link', { name: 'Write to us.' })).toHaveAttribute('href', '/contact');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.queryByText(/Forgotten your password/)).toBeNull();
  });

  it('opens from "Login" in the header, also when the sign-up is shown', async () => {
    const { user } = renderWithProviders(
      <>
        <Link to="/login">Login</Link>
        <LoginPage />
      </>,
      { route: '/login' },
    );
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  it('shows the password when asked, and warns of Caps Lock', async () => {
    const { user } = renderWithProviders(<LoginPage />);
    expect(password()).toHaveAttribute('type', 'password');
    const show = screen.getByRole('button', { name: 'Show password' });
    await user.click(show);
    expect(password()).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await user.click(show);
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(password());
    await user.keyboard('{CapsLock}A');
    expect(screen.getByText(/Caps Lock is on/)).toBeVisible();
    await user.keyboard('{CapsLock}a');
    expect(screen.queryByText(/Caps Lock is on/)).toBeNull();
  });

  it('asks for what is missing, and sends nothing', async () => {
    const { user, store } = renderWithProviders(<LoginPage />);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(store.getState().session.status).toBe('guest');
  });

  it('shows the server’s message, and keeps what was typed', async () => {
    const { user } = renderWithProviders(<LoginPage />);
    await user.type(email(), 'nobody@example.com');
    await user.type(password(), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const words = await screen.findAllByRole('alert');
    expect(words[0]).not.toBeEmptyDOMElement();
    expect(email()).toHaveValue('nobody@example.com');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  it('returns to the page that asked for the login', async () => {
    await newShopper();
    const { user, address, store } = renderWithProviders(<LoginPage />, {
      route: '/login?from=/orders',
    });
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ravi');
    await user.type(email(), 'ravi@example.com');
    await user.type(password(), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(store.getState().session.status).toBe('in');
  });

  it('never leads to another site', () => {
    const { address } = renderWithProviders(<LoginPage />, {
      route: '/login?from=//evil.example',
      store: (() => {
        const store = makeStore();
        store.dispatch(signedIn({ token: `x.${btoa('{"id":"u1"}')}.y` }));
        return store;
      })(),
    });
    expect(address()).toBe('/');
  });

  it('tells a person whose session has expired that the cart is kept', () => {
    const store = makeStore();
    store.dispatch(signedIn({ token: `x.${btoa('{"id":"u1"}')}.y` }));
    store.dispatch(sessionExpired());
    renderWithProviders(<LoginPage />, { store });
    expect(screen.getByText('Your cart is saved. Log in to continue.')).toBeVisible();
  });

  it('tells a guest on the way to the checkout what will happen', () => {
    const store = makeStore();
    for (const productId of ['a', 'b']) {
      store.dispatch(lineAdded({ productId, size: 'M', unitPaise: null }, null));
    }
    renderWithProviders(<LoginPage />, { store, route: '/login?from=/place-order' });
    expect(
      screen.getByText('Your 2 items join your account and you go straight on to delivery.'),
    ).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is answered by a link, in the same words for every address', async () => {
    const { user } = renderWithProviders(<LoginPage />);
    await user.click(screen.getByRole('link', { name: 'Get a link by email' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
    await user.type(email(), 'nobody@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(
      await screen.findByText(/^If nobody@example.com has an account here, we have sent a link/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(password()).toBeVisible();
  });

  it('says so if the link could not be asked for, and keeps the address', async () => {
    const { user } = renderWithProviders(<LoginPage />);
    await user.click(screen.getByRole('link', { name: 'Get a link by email' }));
    await user.type(email(), 'asha@example.com');
    faults.offline('/forgot-password');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(email()).toHaveValue('asha@example.com');
  });

  it('explains a link that does not work, and leads to a new one', async () => {
    const { user, store } = renderWithProviders(<LoginPage />, {
      route: '/login#reset=a-secret-that-nobody-made',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'New password' })).toBeVisible();
    const field = screen.getByLabelText(/^New password/);
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.type(field, 'battery staple');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    expect((await screen.findAllByText(/^This link was already used/))[0]).toBeVisible();
    expect(store.getState().session.status).toBe('guest');
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });
});

describe('Sign Up', () => {
  it('asks for a name, an email and a password of at least eight characters', async () => {
    const { user } = renderWithProviders(<LoginPage />);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByText('At least 8 characters.')).toBeVisible();
    await user.type(email(), 'asha@example');
    await user.type(password(), 'short');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Enter your name.')).toBeVisible();
    expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
    expect(email()).toBeInvalid();
  });

  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign Up' }));

  async function signUp(user: UserEvent, address: string, secret = PASSWORD): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ravi');
    await user.type(email(), address);
    await user.type(password(), secret);
    await send(user);
  }

  it('signs in at the second try when the first response was lost', async () => {
    const { user, store } = renderWithProviders(<LoginPage />);
    faults.loseAnswer('/user/register', { times: 1 });
    await signUp(user, 'ravi@example.com');
    await screen.findByText(/No connection/);
    await send(user);
    await waitFor(() => expect(store.getState().session.status).toBe('in'));
  });

  it('never opens somebody else’s account, whatever was lost', async () => {
    const { user, store } = renderWithProviders(<LoginPage />);
    const taken = await newShopper();
    faults.offline('/user/register', { times: 1 });
    await signUp(user, taken.email, 'another-password');
    await screen.findByText(/No connection/);
    await send(user);
    expect(await screen.findByText(/There is already an account/)).toBeVisible();
    expect(store.getState().session.status).toBe('guest');
    expect(email()).toHaveValue(taken.email);
  });

  it('says that there is an account when no response was lost', async () => {
    const { user, store } = renderWithProviders(<LoginPage />);
    const taken = await newShopper();
    await signUp(user, taken.email);
    expect(await screen.findByText(/There is already an account/)).toBeVisible();
    expect(store.getState().session.status).toBe('guest');
  });
});
