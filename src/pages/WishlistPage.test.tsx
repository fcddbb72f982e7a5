/** The wishlist page, with the texts of spec section 8. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { faults, resetDatabase, server } from '../../mocks/node';
import { makeStore, type AppStore } from '../test/store';
import { selectCartMap } from '../features/cart/cartSelectors';
import { productSaved } from '../features/wishlist/wishlistSlice';
import { WishlistButton } from '../features/wishlist/WishlistButton';
import { testProduct } from '../features/catalog/testProducts';
import { renderWithProviders } from '../test/renderWithProviders';
import { newShopper } from '../test/shopper';
import WishlistPage from './WishlistPage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => faults.clear());
afterAll(() => server.close());

const BOWL = 'bowl-terracotta-serving';
const SAREE = 'saree-banarasi-katan-silk';

function guestStore(...ids: string[]): AppStore {
  const store = makeStore();
  for (const id of ids) store.dispatch(productSaved(id, null));
  return store;
}

describe('the wishlist', () => {
  it('says that it is empty, and links to the collection', () => {
    renderWithProviders(<WishlistPage />);
    expect(screen.getByText('Your Wishlist is Empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore the collection' })).toHaveAttribute(
      'href',
      '/collection',
    );
  });

  it('of an account is not called empty before it was read', async () => {
    const { store } = await newShopper();
    faults.status('/wishlist/get', 500);
    const { user } = renderWithProviders(<WishlistPage />, { store });
    expect(await screen.findByText('The wishlist of your account could not be read')).toBeVisible();
    expect(screen.queryByText('Your Wishlist is Empty')).toBeNull();
    faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your Wishlist is Empty')).toBeVisible();
  });

  it('removes one product, and says so', async () => {
    const store = guestStore(BOWL, SAREE);
    const { user } = renderWithProviders(<WishlistPage />, { store });
    const [first] = await screen.findAllByRole('button', { name: /^Remove .+ from wishlist$/ });
    await user.click(first!);
    expect(store.getState().wishlist.guest).toEqual([SAREE]);
    expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  });

  it('clears everything after confirmation', async () => {
    const store = guestStore(BOWL, SAREE);
    const { user } = renderWithProviders(<WishlistPage />, { store });
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('All 2 saved products will be removed.');
    await user.click(within(dialog).getByRole('button', { name: 'Clear All' }));
    expect(screen.getByText('Your Wishlist is Empty')).toBeVisible();
    expect(await screen.findByText('Wishlist cleared')).toBeVisible();
  });

  it('moves a product to the cart', async () => {
    const store = guestStore(BOWL);
    const { user } = renderWithProviders(<WishlistPage />, { store });
    await user.click(await screen.findByRole('button', { name: /^Move to cart: / }));
    expect(selectCartMap(store.getState())).toEqual({ [BOWL]: { default: 1 } });
    expect(screen.getByText('Your Wishlist is Empty')).toBeVisible();
  });

  it('keeps a product when moving it to the cart is refused', async () => {
    const { store, call } = await newShopper();
    await call('wishlist/add', { productId: BOWL });
    const { user } = renderWithProviders(<WishlistPage />, { store });
    faults.status('/cart/add', 409);
    await user.click(await screen.findByRole('button', { name: /^Move to cart: / }));
    expect(await screen.findByText('Error 409')).toBeVisible();
    expect(await screen.findByText('1 saved')).toBeVisible();
    expect(selectCartMap(store.getState())).toEqual({});
  });

  it('shows products that are no longer sold, so that they can be removed', async () => {
    const store = guestStore('no-such-product');
    const { user } = renderWithProviders(<WishlistPage />, { store });
    expect(await screen.findByText('No longer available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from wishlist' }));
    expect(screen.getByText('Your Wishlist is Empty')).toBeVisible();
  });

  it('shows the account’s products, and those that are still being sent', async () => {
    const { store, call } = await newShopper();
    await call('wishlist/add', { productId: SAREE });
    renderWithProviders(<WishlistPage />, { store });
    expect(await screen.findByText('1 saved')).toBeVisible();
    faults.offline('/wishlist/');
    act(() => {
      store.dispatch(productSaved(BOWL, store.getState().session.uid));
    });
    expect(await screen.findByText('2 saved · 1 waiting to reach your account')).toBeVisible();
  });
});

describe('the heart', () => {
  it('saves and removes, with the quoted texts', async () => {
    const { user, store } = renderWithProviders(
      <WishlistButton product={testProduct({ _id: BOWL, name: 'Bowl' })} />,
    );
    const heart = screen.getByRole('button', { name: 'Save Bowl to wishlist' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Added to wishlist!')).toBeVisible();
    await user.click(heart);
    expect(store.getState().wishlist.guest).toEqual([]);
    await waitFor(() => expect(screen.getByText('Removed from wishlist')).toBeVisible());
  });

  it('keeps a product that another tab has saved since, and says so', async () => {
    const { user, store } = renderWithProviders(
      <WishlistButton product={testProduct({ _id: BOWL, name: 'Bowl' })} />,
    );
    const heart = screen.getByRole('button', { name: 'Save Bowl to wishlist' });
    // The click is handled before this tab has shown the other tab's change.
    heart.addEventListener('click', () => store.dispatch(productSaved(BOWL, null)));
    await user.click(heart);
    expect(await screen.findByText('Product already in wishlist!')).toBeVisible();
    expect(store.getState().wishlist.guest).toEqual([BOWL]);
  });
});
