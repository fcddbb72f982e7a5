import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { faults, mockShop, resetDatabase, server } from '../../mocks/node';
import { createStore } from '../../server/db/store';
import { selectProductEntities } from '../features/catalog/catalogSelectors';
import type { AttemptRecord } from '../features/checkout/attempt';
import type * as ChangedOrder from '../features/orders/ChangedOrderDialog';
import { attemptJournal } from '../features/checkout/attemptJournal';
import { leaveShop } from '../features/orders/leaveShop';
import { draftEdited, type AddressDraft } from '../features/checkout/checkoutSlice';
import { ADDRESS, BOWL, bowlPayload, sentAttempt } from '../test/order';
import { renderWithProviders } from '../test/renderWithProviders';
import { newShopper } from '../test/shopper';
import { sessionApi } from '../features/session/sessionApi';
import { selectUid } from '../features/session/sessionSelectors';
import { signedIn } from '../features/session/sessionSlice';
import { makeStore } from '../test/store';
import PlaceOrderPage from './PlaceOrderPage';

/** Whether the dialog's chunk fails to load. */
let mockIsDialogLost = false;
jest.mock('../features/orders/ChangedOrderDialog', () => ({
  get ChangedOrderDialog() {
    if (mockIsDialogLost) throw new Error('The chunk did not come.');
    return jest.requireActual<typeof ChangedOrder>('../features/orders/ChangedOrderDialog')
      .ChangedOrderDialog;
  },
}));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  localStorage.clear();
  await resetDatabase();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open(draft: AddressDraft = {}) {
  const shopper = await newShopper({ [BOWL]: { default: 1 } });
  shopper.store.dispatch(draftEdited(draft, shopper.uid));
  const view = renderWithProviders(<PlaceOrderPage />, {
    store: shopper.store,
    route: '/place-order',
  });
  await screen.findByLabelText(/^First name/);
  return { shopper, ...view };
}

it('waits for this visit’s prices although an older list is stored', async () => {
  const shopper = await newShopper({ [BOWL]: { default: 1 } });
  const { catalog } = makeStore().getState();
  const stored = { ...catalog, fetchedAt: Date.now() - 7 * 86_400_000 };
  const store = makeStore({ catalog: stored });
  store.dispatch(signedIn({ token: shopper.token }));
  faults.delay('product/list', 1_000);
  renderWithProviders(<PlaceOrderPage />, { store, route: '/place-order' });
  expect(await screen.findByText('Getting today’s prices…')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Getting today’s prices…')).toBeNull());
  faults.clear();
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(user: UserEvent, zip = '560001') {
  const values: [RegExp, string][] = [
    [/^First name/, 'Asha'],
    [/^Last name/, 'Rao'],
    [/^Email/, 'asha@example.com'],
    [/^Phone/, '9876543210'],
    [/^Street/, '12 Church Street'],
    [/^PIN code/, zip],
  ];
  for (const [label, value] of values) {
    await user.clear(field(label));
    await user.paste(value);
  }
}

const sentByAnotherTab = (uid: string): AttemptRecord =>
  sentAttempt(uid, 'key-of-another-tab', { address: ADDRESS, items: [], amount: 0 });

async function fillAll(user: UserEvent, method: 'Cash on Delivery' | 'UPI') {
  await fill(user);
  await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
  await user.click(screen.getByRole('radio', { name: method }));
}

/** A postal service that responds to each PIN code when the test says so. */
function slowPostalService(): Record<string, (city: string) => void> {
  const answer: Record<string, (city: string) => void> = {};
  server.use(
    http.get('*/pincode/:zip', async ({ params }) => {
      const city = await new Promise<string>((resolve) => {
        answer[String(params['zip'])] = resolve;
      });
      return HttpResponse.json([
        {
          Status: 'Success',
          PostOffice: [{ District: city, State: 'Some State', Country: 'India' }],
        },
      ]);
    }),
  );
  return answer;
}

describe('the checkout page', () => {
  it('redirects guests to the login', () => {
    const { address } = renderWithProviders(
      <Routes>
        <Route path="/place-order" element={<PlaceOrderPage />} />
        <Route path="/login" element={<p>Login</p>} />
      </Routes>,
      { route: '/place-order' },
    );
    expect(address()).toBe('/login');
  });

  it('has nothing to order with an empty cart', async () => {
    const { store } = await newShopper();
    renderWithProviders(<PlaceOrderPage />, { store, route: '/place-order' });
    expect(
      await screen.findByText('Your cart is empty. Please add items to your cart!'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull();
  });

  it('says beside each field what is missing, focuses the first, and asks for a method', async () => {
    const { user, shopper } = await open({ ...ADDRESS, firstName: ' ' });
    const button = screen.getByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Enter your first name.')).toBeVisible();
    expect(field(/^First name/)).toHaveFocus();
    expect(field(/^First name/)).toBeInvalid();
    // Beside the field, and counted in the summary; no message covers the button.
    expect(screen.getAllByText('Select a valid payment method.')).toHaveLength(1);
    expect(screen.getByText('2 fields need your attention')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Payment method' }));
    expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'First name' }));
    expect(field(/^First name/)).toHaveFocus();
    await user.type(field(/^First name/), 'Asha');
    expect(await screen.findByText('1 field needs your attention')).toBeVisible();
    expect(await shopper.orders()).toEqual([]);
  });

  it('has autocomplete tokens, a numeric keyboard for the PIN code, and required marks', async () => {
    await open();
    expect(field(/^PIN code/)).toHaveAttribute('inputmode', 'numeric');
    expect(field(/^PIN code/)).toHaveAttribute('autocomplete', 'shipping postal-code');
    expect(field(/^Street/)).toBeRequired();
    expect(field(/^Apartment/)).not.toBeRequired();
    expect(field(/^Country/)).toHaveValue('India');
  });

  it('fills city, state and country from six digits, read-only', async () => {
    const { user } = await open();
    await user.type(field(/^PIN code/), '56000');
    expect(field(/^City/)).toHaveValue('');
    await user.type(field(/^PIN code/), '1');
    await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
    expect(field(/^State/)).toHaveValue('Karnataka');
    expect(field(/^City/)).toHaveAttribute('readonly');
  });

  it('starts with the account’s name and email address, which can be changed', async () => {
    const { shopper } = await open();
    await waitFor(() => expect(field(/^First name/)).toHaveValue('Asha'));
    expect(field(/^Last name/)).toHaveValue('Rao');
    expect(field(/^Email/)).toHaveValue(shopper.email);
  });

  it('starts with the draft instead, if there is one', async () => {
    const { shopper } = await open({ firstName: 'Meera' });
    const { getState } = shopper.store;
    await waitFor(() => {
      const uid = selectUid(getState()) ?? '';
      expect(sessionApi.endpoints.userInfo.select(uid)(getState()).isSuccess).toBe(true);
    });
    expect(field(/^First name/)).toHaveValue('Meera');
    expect(field(/^Email/)).toHaveValue('');
  });

  it('makes the fields that the PIN code filled editable on request', async () => {
    const { user } = await open();
    await user.type(field(/^PIN code/), '560001');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(field(/^City/)).toHaveFocus();
    await user.clear(field(/^City/));
    await user.type(field(/^City/), 'Whitefield');
    expect(field(/^City/)).toHaveValue('Whitefield');
    expect(field(/^State/)).toHaveValue('Karnataka');
  });

  it('looks the PIN code up again when the connection is back', async () => {
    const { user } = await open();
    faults.offline('/pincode', { times: 1 });
    await user.type(field(/^PIN code/), '560001');
    await screen.findByText(/could not look up/);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
  });

  it('does not look it up again when the place was typed', async () => {
    const { user } = await open();
    faults.offline('/pincode', { times: 1 });
    await user.type(field(/^PIN code/), '560001');
    await screen.findByText(/could not look up/);
    await user.type(field(/^City/), 'Mysuru');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.getByText(/could not look up/)).toBeVisible();
    expect(field(/^City/)).toHaveValue('Mysuru');
  });

  it('accepts a pasted PIN code with a space', async () => {
    const { user } = await open();
    await user.click(field(/^PIN code/));
    await user.paste(' 560 001');
    expect(field(/^PIN code/)).toHaveValue('560001');
    await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
  });

  it('leaves the fields unchanged and editable when the lookup fails, and says why', async () => {
    const { user } = await open();
    faults.offline('/pincode');
    await user.type(field(/^PIN code/), '560001');
    expect(await screen.findByText(/could not look up/)).toBeVisible();
    expect(field(/^City/)).toHaveValue('');
    await user.type(field(/^City/), 'Mysuru');
    expect(field(/^City/)).toHaveValue('Mysuru');
  });

  it('says so when the PIN code is not known', async () => {
    const { user } = await open();
    await user.type(field(/^PIN code/), '999999');
    expect(await screen.findByText(/We could not find this PIN code/)).toBeVisible();
    expect(field(/^State/)).not.toHaveAttribute('readonly');
  });

  it('ignores a response for a PIN code that has changed since', async () => {
    const { user } = await open();
    const answer = slowPostalService();
    await user.type(field(/^PIN code/), '560001');
    await user.clear(field(/^PIN code/));
    await user.type(field(/^PIN code/), '110001');
    await waitFor(() => expect(Object.keys(answer)).toHaveLength(2));
    answer['110001']?.('New Delhi');
    await waitFor(() => expect(field(/^City/)).toHaveValue('New Delhi'));
    answer['560001']?.('Bengaluru');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field(/^City/)).toHaveValue('New Delhi');
  });

  it('never overwrites typed text, and offers the result beside it', async () => {
    const { user } = await open();
    faults.offline('/pincode', { times: 1 });
    await user.type(field(/^PIN code/), '560001');
    await screen.findByText(/could not look up/);
    await user.type(field(/^City/), 'My Village');
    await user.clear(field(/^PIN code/));
    await user.type(field(/^PIN code/), '110001');
    expect(await screen.findByText(/We kept what you typed/)).toBeVisible();
    expect(field(/^City/)).toHaveValue('My Village');
    await user.click(screen.getByRole('button', { name: /^Use / }));
    expect(field(/^City/)).not.toHaveValue('My Village');
  });

  it('keeps typed text when a draft is opened again', async () => {
    await open({ zipcode: '560001', city: 'My Village', state: 'Karnataka' });
    expect(await screen.findByText(/We kept what you typed/)).toBeVisible();
    expect(field(/^City/)).toHaveValue('My Village');
  });

  it('does not keep one PIN code’s place for another, and orders once the new one is known', async () => {
    const { user, shopper } = await open();
    await fill(user);
    await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    const button = screen.getByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(button).toBeEnabled());
    const answer = slowPostalService();
    await user.tripleClick(field(/^PIN code/));
    await user.paste('110001');
    expect(field(/^City/)).toHaveValue('');
    expect(field(/^State/)).toHaveValue('');
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Looking up your PIN code…');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(answer['110001']).toBeDefined());
    answer['110001']?.('New Delhi');
    await waitFor(() => expect(field(/^City/)).toHaveValue('New Delhi'));
    await user.click(button);
    await waitFor(async () => expect(await shopper.orders()).toHaveLength(1));
    expect((await shopper.orders())[0]?.address).toMatchObject({
      zipcode: '110001',
      city: 'New Delhi',
      state: 'Some State',
    });
  });

  it('asks for city and state of an unknown PIN code', async () => {
    const { user, shopper } = await open();
    await fill(user);
    await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    await user.tripleClick(field(/^PIN code/));
    await user.paste('999999');
    expect(await screen.findByText(/We could not find this PIN code/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('Enter your city or district.')).toBeVisible();
    expect(field(/^City/)).toHaveFocus();
    expect(await shopper.orders()).toEqual([]);
  });

  /** Orders the bowl, whose price has changed since the shopper saw the cart. */
  async function orderAtNewPrice() {
    const { address } = await bowlPayload();
    const opened = await open(address);
    const { user } = opened;
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    const { db } = await mockShop();
    const price = 1_234_500;
    await db
      .updateTable('products')
      .set({ regular_price: price, sale_price: price })
      .where('id', '=', BOWL)
      .execute();
    await createStore(db).products.bumpVersion();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    return opened;
  }

  // Before any test that shows the dialog: a loaded chunk stays loaded.
  it('says what has changed about an order also if the dialog’s chunk does not load', async () => {
    mockIsDialogLost = true;
    const { shopper } = await orderAtNewPrice();
    expect(await screen.findByText(/price of .* changed from ₹1,699 to ₹12,345/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
    expect(await shopper.orders()).toEqual([]);
    mockIsDialogLost = false;
  });

  it('shows the old and the new total when a price has changed, also once the shop knows the new one', async () => {
    const { shopper } = await orderAtNewPrice();
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    const known = () => selectProductEntities(shopper.store.getState())[BOWL]?.salePrice;
    await waitFor(() => expect(known()).toBe(12_345));
    const total = within(dialog).getByText('Total').parentElement;
    expect(total).toHaveTextContent('Totalwas ₹1,699now ₹12,345');
  });

  it('orders once, by cash on delivery, and goes to the orders', async () => {
    const { user, shopper, address } = await open();
    await fillAll(user, 'Cash on Delivery');
    faults.delay(/order\/place$/, 100);
    await user.dblClick(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('button', { name: 'Processing…' })).toBeDisabled();
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(await shopper.orders()).toHaveLength(1);
    expect(shopper.store.getState().checkout.draft).toEqual({});
  });

  it('says that it is checking, not that it failed, when the response is lost', async () => {
    const { user, shopper, address } = await open();
    await fillAll(user, 'Cash on Delivery');
    faults.loseAnswer(/order\/place$/, { times: 1 });
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('Checking your order…')).toBeVisible();
    expect(screen.queryByText(/order is placed/)).toBeNull();
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(await shopper.orders()).toHaveLength(1);
  });

  it('offers the unpaid order when Back restores the page', async () => {
    const { user } = await open();
    const left = jest.spyOn(leaveShop, 'to').mockReturnValue(true);
    await fillAll(user, 'UPI');
    await user.click(screen.getByRole('button', { name: 'Place Order and Pay' }));
    expect(await screen.findByText('Taking you to your payment…')).toBeVisible();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));

    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText('Your order is waiting for payment')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel and start over' })).toBeEnabled();
    expect(left).toHaveBeenCalledTimes(1);
    left.mockRestore();
  });

  it('says what it waits for while another tab looks up an order', async () => {
    const locks = { request: () => new Promise(() => undefined) };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const shopper = await newShopper({ [BOWL]: { default: 1 } });
    await attemptJournal.put(sentByAnotherTab(shopper.uid));
    renderWithProviders(<PlaceOrderPage />, { store: shopper.store, route: '/place-order' });
    expect(await screen.findByText('Checking an earlier order first…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Place Order' })).toHaveAccessibleDescription(
      'Checking an earlier order first…',
    );
    Reflect.deleteProperty(navigator, 'locks');
  });
});
