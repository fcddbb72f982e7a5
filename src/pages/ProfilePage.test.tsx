import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { faults, resetDatabase, server } from '../../mocks/node';
import { renderWithProviders } from '../test/renderWithProviders';
import { lineAdded } from '../features/cart/cartSlice';
import { sendCall } from '../shared/api/baseApi';
import { BOWL } from '../test/order';
import { newShopper, PASSWORD } from '../test/shopper';
import LoginPage from './LoginPage';
import ProfilePage from './ProfilePage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => faults.clear());
afterAll(() => server.close());

const loggedBy = (warn: jest.SpyInstance<void, unknown[]>) =>
  warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('could not be'));

describe('the profile', () => {
  it('signed out, asks to sign in and makes no call', () => {
    renderWithProviders(<ProfilePage />);
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(screen.getByText('Access Your Profile')).toBeVisible();
    expect(
      screen.getByText('Please sign in to view your profile, orders, and cart.'),
    ).toBeVisible();
    for (const name of ['Sign In', 'Create Account']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/login');
    }
  });

  it.each([
    ['Sign In', 'Login'],
    ['Create Account', 'Sign Up'],
  ])('"%s" opens %s', async (link, heading) => {
    const { user } = renderWithProviders(
      <Routes>
        <Route path="/" element={<ProfilePage />} />
        <Route path="/login" element={<LoginPage />} />
      </Routes>,
    );
    await user.click(screen.getByRole('link', { name: link }));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('shows no counts for orders and items that could not be read', async () => {
    const { store } = await newShopper();
    faults.status(/userorders|cart\/get/, 500);
    renderWithProviders(<ProfilePage />, { store });
    expect(await screen.findByText('Your orders could not be read')).toBeVisible();
    expect(await screen.findByText('Your cart could not be read')).toBeVisible();
    expect(screen.queryByText(/^0 /)).toBeNull();
  });

  it('"Log out everywhere" first sends what is on its way, then ends the sessions', async () => {
    const shopper = await newShopper();
    const { store, uid, email } = shopper;
    const { user } = renderWithProviders(<ProfilePage />, { store });
    await waitFor(() => expect(store.getState().cart.record?.baseAt).toEqual(expect.any(Number)));
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    faults.offline('/cart/add', { times: 1 });
    act(() => {
      store.dispatch(lineAdded({ productId: BOWL, size: 'default', unitPaise: 100 }, uid));
    });
    await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    expect((await shopper.call('cart/get'))['success']).toBe(false);
    const again = await sendCall('userLogin', { email, password: PASSWORD }, { token: null });
    if ('error' in again) throw new Error(again.error.message);
    const cart = await sendCall('cartGet', undefined, { token: again.data.token });
    expect(cart).toMatchObject({ data: { cartData: { [BOWL]: { default: 1 } } } });
  });

  it('deletes the account after the password', async () => {
    const shopper = await newShopper();
    const { store, email } = shopper;
    const { user } = renderWithProviders(<ProfilePage />, { store });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account?' }));
    const submit = () => user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await user.type(dialog.getByLabelText(/^Password/), 'wrong');
    await submit();
    expect(await dialog.findByText('The current password is wrong.')).toBeVisible();
    expect(store.getState().session.status).toBe('in');
    await user.clear(dialog.getByLabelText(/^Password/));
    await user.type(dialog.getByLabelText(/^Password/), PASSWORD);
    await submit();
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    const again = await sendCall('userLogin', { email, password: PASSWORD }, { token: null });
    expect(again).toHaveProperty('error');
  });

  it('is loading until the user info arrives', async () => {
    const { store } = await newShopper();
    faults.delay('/user/info', 300);
    renderWithProviders(<ProfilePage />, { store });
    expect(screen.getByText('Loading profile...')).toBeVisible();
    expect(await screen.findByText('Active Member')).toBeVisible();
  });

  it('shows name, email and two closed sections, with the words for empty ones', async () => {
    const { store } = await newShopper();
    const { user } = renderWithProviders(<ProfilePage />, { store });
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(await screen.findByText('0 orders found')).toBeVisible();
    expect(screen.getByText('0 items in cart')).toBeVisible();
    expect(screen.queryByText('No Orders Yet')).toBeNull();

    const show = screen.getByRole('button', { name: 'Show Recent Orders' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    await user.click(show);
    expect(screen.getByText('No Orders Yet')).toBeInTheDocument();
    expect(screen.getByText('Start shopping to see your orders here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Orders' })).toHaveAttribute(
      'href',
      '/orders',
    );

    await user.click(screen.getByRole('button', { name: 'Show My Cart' }));
    expect(screen.getByText('Your Cart is Empty')).toBeInTheDocument();
    expect(screen.getByText('Add some products to get started')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Full Cart' })).toHaveAttribute('href', '/cart');
  });

  it('lists the cart, and skips an entry whose product is not in the loaded list', async () => {
    const { store } = await newShopper({ 'bowl-terracotta-serving': { default: 2 } });
    const { user } = renderWithProviders(<ProfilePage />, { store });
    expect(await screen.findByText('2 items in cart')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show My Cart' }));
    const rows = within(screen.getByRole('region', { name: 'My Cart' })).getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent(/Qty: 2/);
    // Size is hidden when it is "default".
    expect(rows[0]).not.toHaveTextContent(/Size/);
  });

  it('says so when the orders do not load', async () => {
    const { store } = await newShopper();
    faults.status('/userorders', 400);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = renderWithProviders(<ProfilePage />, { store });
    // A toast, because the section is closed.
    expect(await screen.findByText('Failed to load orders.')).toBeVisible();
    expect(loggedBy(warn)).toEqual(['Orders could not be loaded: refused 400']);
    await user.click(screen.getByRole('button', { name: 'Show Recent Orders' }));
    const section = screen.getByRole('region', { name: 'Recent Orders' });
    expect(await within(section).findByText('Failed to load orders.')).toBeVisible();
    expect(screen.getAllByText('Failed to load orders.')).toHaveLength(2);
  });

  it('toasts the server’s message when user info is refused', async () => {
    const { store } = await newShopper();
    faults.status('/user/info', 400);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderWithProviders(<ProfilePage />, { store });
    expect((await screen.findAllByText('Error 400')).length).toBeGreaterThan(0);
    expect(loggedBy(warn)).toContain('User info could not be loaded: refused 400');
  });
});
