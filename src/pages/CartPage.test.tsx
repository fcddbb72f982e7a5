/** The cart page in all its states, on the shop's own store and API. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { faults, resetDatabase, server } from '../../mocks/node';
import { lineAdded, pricesAccepted } from '../features/cart/cartSlice';
import { CartSummary } from '../features/cart/CartSummary';
import { summarize, viewOf } from '../features/cart/queries/useCartLines';
import { catalogApi, LIST_QUERY } from '../features/catalog/queries/catalogApi';
import { byId } from '../features/catalog/knownProducts';
import { testProduct } from '../features/catalog/testProducts';
import { lineKey } from '../sync/quantityMap';
import { selectCartMap } from '../features/cart/cartSelectors';
import { productSaved } from '../features/wishlist/wishlistSlice';
import { renderWithProviders } from '../test/renderWithProviders';
import { newShopper } from '../test/shopper';
import { makeStore, type AppStore } from '../test/store';
import CartPage from './CartPage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => faults.clear());
afterAll(() => server.close());

const BOWL = { productId: 'bowl-terracotta-serving', size: 'default' };

function guestStore(...productIds: string[]): AppStore {
  const store = makeStore();
  for (const productId of productIds) {
    store.dispatch(lineAdded({ productId, size: 'default', unitPaise: null }, null));
  }
  return store;
}
const quantity = () => screen.getByRole('spinbutton');

describe('an account’s cart that was never read on this device', () => {
  it('is not called empty while it loads', async () => {
    const { store } = await newShopper({ [BOWL.productId]: { default: 1 } });
    faults.delay('/cart/get', 500);
    renderWithProviders(<CartPage />, { store });
    expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeVisible();
    expect(screen.queryByText('Your Cart is Empty')).toBeNull();
    expect(await screen.findByText('Saved in your account')).toBeVisible();
  });

  it.each([
    ['answers with an error', () => faults.status('/cart/get', 500)],
    ['cannot be reached', () => faults.offline('/cart/get')],
  ])('says so when it %s, and reads it on request', async (_how, fail) => {
    const { store } = await newShopper({ [BOWL.productId]: { default: 1 } });
    fail();
    const { user } = renderWithProviders(<CartPage />, { store });
    expect(await screen.findByText('The cart of your account could not be read')).toBeVisible();
    expect(screen.queryByText('Your Cart is Empty')).toBeNull();
    faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved in your account')).toBeVisible();
  });

  it('is called empty once it was read', async () => {
    const { store } = await newShopper();
    renderWithProviders(<CartPage />, { store });
    expect(await screen.findByText('Your Cart is Empty')).toBeVisible();
  });
});

describe('a product that is newer than the list stored on this device', () => {
  const opened = () => {
    const { catalog } = makeStore().getState();
    const old = byId([testProduct({ _id: 'old', name: 'Old bowl' })]);
    const store = makeStore({
      catalog: { ...catalog, products: old, fetchedAt: Date.now() - 7 * 86_400_000 },
    });
    store.dispatch(lineAdded({ ...BOWL, unitPaise: null }, null));
    renderWithProviders(<CartPage />, { store });
    return store;
  };

  it('is not called gone offline', async () => {
    faults.offline();
    const store = opened();
    expect(await screen.findByText('Not loaded yet')).toBeVisible();
    await store.dispatch(catalogApi.endpoints.productList.initiate(LIST_QUERY));
    expect(screen.getByText('Not loaded yet')).toBeVisible();
    expect(screen.queryByText(/no longer/i)).toBeNull();
  });

  it('is asked for before the list arrives', async () => {
    opened();
    expect(await screen.findByRole('heading', { name: 'Longpi Black Serving Bowl' })).toBeVisible();
    expect(screen.queryByText(/no longer/i)).toBeNull();
  });

  it('is called gone if this visit’s list lacks it', async () => {
    const store = opened();
    store.dispatch(lineAdded({ productId: 'withdrawn', size: 'default', unitPaise: null }, null));
    await store.dispatch(catalogApi.endpoints.productList.initiate(LIST_QUERY));
    expect(await screen.findByText('No longer available')).toBeVisible();
  });
});

describe('the cart of a guest', () => {
  it('says that it is empty, and links to the shop', () => {
    renderWithProviders(<CartPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    expect(screen.getByText('Your Cart is Empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it('goes to the login in one history entry, however often the button is tapped', async () => {
    const { address } = renderWithProviders(<CartPage />, { store: guestStore(BOWL.productId) });
    const [login] = await screen.findAllByRole('button', { name: 'LOGIN TO CONTINUE' });
    const before = window.history.length;
    // Nothing is rendered between the two taps.
    act(() => {
      login?.click();
      login?.click();
    });
    expect(address()).toBe('/login');
    expect(window.history.length).toBe(before + 1);
  });

  it('shows a line with its quantity, price and total, free shipping, and asks to log in', async () => {
    const store = guestStore(BOWL.productId, BOWL.productId);
    const { user, address } = renderWithProviders(<CartPage />, { store });
    await screen.findByText(/each$/);
    expect(quantity()).toHaveValue('2');
    expect(screen.getByText('Subtotal (2 items)')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.queryByText('PROCEED TO CHECKOUT')).toBeNull();
    // A guest has no account, so there is no sync status.
    expect(screen.queryByText('Saved in your account')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'LOGIN TO CONTINUE' })[0]!);
    expect(address()).toBe('/login');
  });

  it('changes a quantity from 1 up, ignores an empty or zero one, and removes', async () => {
    const store = guestStore(BOWL.productId);
    const { user } = renderWithProviders(<CartPage />, { store });
    await screen.findByText('Subtotal (1 item)');
    // One unit costs what the line costs.
    expect(screen.queryByText(/each$/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(selectCartMap(store.getState())).toEqual({ [BOWL.productId]: { default: 2 } });
    for (const typed of ['0', ' ']) {
      await user.clear(quantity());
      await user.type(quantity(), typed);
      await user.tab();
      expect(quantity()).toHaveValue('2');
    }
    await user.clear(quantity());
    await user.type(quantity(), '12');
    await user.tab();
    expect(selectCartMap(store.getState())).toEqual({ [BOWL.productId]: { default: 12 } });
    await user.click(screen.getByRole('button', { name: /^Remove / }));
    expect(screen.getByText('Your Cart is Empty')).toBeVisible();
  });

  it('moves a line to the wishlist', async () => {
    const store = guestStore(BOWL.productId);
    const { user } = renderWithProviders(<CartPage />, { store });
    await user.click(await screen.findByRole('button', { name: /^Save for later: / }));
    expect(store.getState().wishlist.guest).toEqual([BOWL.productId]);
    expect(screen.getByText('Your Cart is Empty')).toBeVisible();
  });

  it('says so when the product to save for later is in the wishlist already', async () => {
    const store = guestStore(BOWL.productId);
    store.dispatch(productSaved(BOWL.productId, null));
    const { user } = renderWithProviders(<CartPage />, { store });
    await user.click(await screen.findByRole('button', { name: /^Save for later: / }));
    expect(await screen.findByText('Product already in wishlist!')).toBeVisible();
    expect(store.getState().wishlist.guest).toEqual([BOWL.productId]);
    expect(screen.getByText('Your Cart is Empty')).toBeVisible();
  });

  it('names the old and the new price, which the shopper can accept', async () => {
    const store = guestStore(BOWL.productId);
    store.dispatch(pricesAccepted({ [lineKey(BOWL)]: 100 }));
    const { user } = renderWithProviders(<CartPage />, { store });
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(/^The price has gone up: it was ₹1, it is now ₹[\d,]+\.OK$/);
    await user.click(within(note).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      store.dispatch(pricesAccepted({ [lineKey(BOWL)]: 99_999_900 }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The price has come down: it was ₹9,99,999, it is now/,
    );
  });

  it('asks for the colour of an older line, and moves its units to that variant', async () => {
    const store = makeStore();
    const productId = 'cushion-suzani';
    for (const size of ['default', 'default', 'default / Red']) {
      store.dispatch(lineAdded({ productId, size, unitPaise: null }, null));
    }
    const { user } = renderWithProviders(<CartPage />, { store });
    const choice = await screen.findByRole('group', { name: 'Choose a colour' });
    expect(
      screen.getByText('Choose the colour of Suzani Embroidered Cushion to check out.'),
    ).toBeVisible();
    await user.click(within(choice).getByRole('button', { name: 'Red' }));
    expect(selectCartMap(store.getState())).toEqual({ [productId]: { 'default / Red': 3 } });
    expect(screen.getByText('Colour Red')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'LOGIN TO CONTINUE' })[0]).toBeEnabled();
  });

  it('keeps a withdrawn product out of the checkout, and says so', async () => {
    const store = guestStore(BOWL.productId, 'no-such-product');
    const { user } = renderWithProviders(<CartPage />, { store });
    expect(await screen.findByText('No longer available')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'LOGIN TO CONTINUE' });
    for (const button of buttons) expect(button).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Remove a product we no longer sell to check out.',
    );
    await user.click(screen.getByRole('button', { name: 'Remove A product we no longer sell' }));
    for (const button of screen.getAllByRole('button', { name: 'LOGIN TO CONTINUE' })) {
      expect(button).toBeEnabled();
    }
  });
});

describe('a cart with more lines than an order may have', () => {
  it('says so, and how many to remove', () => {
    const product = testProduct({ _id: 'bowl', regularPrice: 100, inStock: true });
    const lines = Array.from({ length: 201 }, (_, at) =>
      viewOf(
        { productId: `bowl-${String(at)}`, size: 'default', quantity: 1, sync: 'saved' },
        product,
        undefined,
        true,
      ),
    );
    renderWithProviders(
      <CartSummary cart={summarize(lines)} isSignedIn onCheckout={() => undefined} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An order has at most 200 different items. Remove 1 to check out.',
    );
    const [checkout] = screen.getAllByRole('button', { name: 'PROCEED TO CHECKOUT' });
    expect(checkout).toBeDisabled();
  });
});

describe('a person’s cart', () => {
  it('is read from the account, says that it is saved, and links to the checkout', async () => {
    const { store } = await newShopper({ [BOWL.productId]: { default: 3 } });
    const { user, address } = renderWithProviders(<CartPage />, { store });
    expect(await screen.findByText('Saved in your account')).toBeVisible();
    expect(quantity()).toHaveValue('3');
    await user.click(screen.getAllByRole('button', { name: 'PROCEED TO CHECKOUT' })[0]!);
    expect(address()).toBe('/place-order');
  });

  it('keeps a line when saving it for later fails', async () => {
    const { store } = await newShopper({ [BOWL.productId]: { default: 3 } });
    const { user } = renderWithProviders(<CartPage />, { store });
    await screen.findByText('Saved in your account');
    faults.status('/wishlist/add', 500);
    await user.click(await screen.findByRole('button', { name: /^Save for later: / }));
    expect(await screen.findByText('Failed to add to wishlist')).toBeVisible();
    expect(await screen.findByText('Saved in your account')).toBeVisible();
    expect(quantity()).toHaveValue('3');
  });

  it('says that a line waits, then that it could not be saved, and retries on request', async () => {
    const { store, call } = await newShopper({ [BOWL.productId]: { default: 1 } });
    const { user } = renderWithProviders(<CartPage />, { store });
    await screen.findByText('Saved in your account');
    faults.offline('/cart/');
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(quantity()).toHaveValue('2');
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(await screen.findByText('Could not be saved')).toBeVisible();
    expect(screen.getByText('1 change could not be saved yet')).toBeVisible();
    faults.clear();
    await user.click(screen.getByRole('button', { name: /^Try again to save/ }));
    expect(await screen.findByText('Saved in your account')).toBeVisible();
    expect(screen.queryByText('Could not be saved')).toBeNull();
    await waitFor(async () =>
      expect(await call('cart/get')).toMatchObject({
        cartData: { [BOWL.productId]: { default: 2 } },
      }),
    );
  }, 30_000);
});
