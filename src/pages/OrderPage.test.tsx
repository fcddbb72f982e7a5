import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { deliver, faults, mockShop, resetDatabase, server } from '../../mocks/node';
import { signOutRequested } from '../features/session/sessionSlice';
import { baseApi, sendCall } from '../shared/api/baseApi';
import type { Order } from '../shared/api/contract';
import { ADDRESS } from '../test/order';
import { renderWithProviders } from '../test/renderWithProviders';
import { newShopper, PASSWORD, type Shopper } from '../test/shopper';
import OrderPage from './OrderPage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  faults.clear();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const BOWL = 'bowl-terracotta-serving';
const CUSHION = 'cushion-suzani';

/** A shopper whose order of two bowls and a cushion has arrived. */
async function delivered(): Promise<Shopper & { orderId: string }> {
  const shopper = await newShopper();
  const items = [
    { _id: BOWL, name: '', quantity: 2, size: 'default' },
    { _id: CUSHION, name: '', quantity: 1, size: 'default / Red' },
  ];
  const { amount } = await shopper.call('order/place', { address: ADDRESS, items, amount: 1 });
  const placed = await shopper.call('order/place', { address: ADDRESS, items, amount });
  const orderId = placed['orderId'] as string;
  await deliver(orderId);
  return { ...shopper, orderId };
}

function open({ store, orderId }: Pick<Shopper, 'store'> & { orderId: string }) {
  stop = store.reactions.begin();
  const page = (
    <Routes>
      <Route path="/orders/:orderId" element={<OrderPage />} />
    </Routes>
  );
  return renderWithProviders(page, { store, route: `/orders/${orderId}` });
}

const button = (name: RegExp) => screen.findByRole('button', { name });

async function askForBowl(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(await button(/^Return or exchange .*Bowl/i));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return or exchange' }));
  await user.click(dialog.getByRole('radio', { name: 'I changed my mind' }));
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
}

const panel = () => screen.findByRole('heading', { name: 'Returns' });
const returnsOf = async ({ call, orderId }: Shopper & { orderId: string }) =>
  ((await call('order/get', { orderId }))['order'] as Order).returns ?? [];

it('a return is asked for, shown with its step, and withdrawn', async () => {
  const shopper = await delivered();
  const { user } = open(shopper);
  await user.click(await button(/^Return or exchange .*Bowl/i));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return or exchange' }));
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /increase|more/i }));
  await user.click(dialog.getByRole('radio', { name: 'It arrived damaged' }));
  await user.type(dialog.getByLabelText(/Anything we should know/), 'Cracked.');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('Requested')).toBeVisible();
  expect(screen.getByText(/^Return of 2 × /)).toBeVisible();
  expect(await returnsOf(shopper)).toMatchObject([
    { productId: BOWL, quantity: 2, reason: 'damaged', note: 'Cracked.' },
  ]);
  // All bowls are on their way back; the cushion can still be returned.
  expect(screen.queryByRole('button', { name: /^Return or exchange .*Bowl/i })).toBeNull();
  expect(await button(/^Return or exchange .*Cushion/i)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  await user.click(confirm.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('You keep it.')).toBeVisible();
  expect(await button(/^Return or exchange .*Bowl/i)).toBeVisible();
});

it('an exchange names the variant that is wanted instead', async () => {
  const shopper = await delivered();
  const { user } = open(shopper);
  await user.click(await button(/^Return or exchange .*Cushion/i));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return or exchange' }));
  await user.click(await dialog.findByRole('radio', { name: /^Exchange it/ }));
  await user.click(dialog.getByRole('radio', { name: 'It does not fit' }));
  await user.click(dialog.getByRole('button', { name: 'Request exchange' }));
  expect(dialog.getByText('Please choose another size or colour.')).toBeVisible();
  const colours = within(dialog.getByRole('radiogroup', { name: 'Colour' })).getAllByRole('radio');
  const other = colours.find((radio) => !(radio as HTMLInputElement).checked);
  if (!other) throw new Error('There is no other colour.');
  await user.click(other);
  await user.click(dialog.getByRole('button', { name: 'Request exchange' }));
  expect(await screen.findByText(/^Exchange of 1 × .* for colour/)).toBeVisible();
});

it('waits for a connection where it can be seen, and is sent once', async () => {
  const shopper = await delivered();
  faults.offline('/order/return');
  const { user } = open(shopper);
  await askForBowl(user);
  expect(await panel()).toBeVisible();
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(await returnsOf(shopper)).toEqual([]);
  faults.clear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect(await screen.findByText('Requested')).toBeVisible();
  expect(await returnsOf(shopper)).toHaveLength(1);
});

it('is asked for once when the answer was lost', async () => {
  const shopper = await delivered();
  faults.loseAnswer('/order/return', { times: 1 });
  const { user } = open(shopper);
  await askForBowl(user);
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect(await returnsOf(shopper)).toHaveLength(1);
});

it('is shown although an older answer about the order arrives after it', async () => {
  const shopper = await delivered();
  const { user } = open(shopper);
  await button(/^Return or exchange .*Bowl/i);
  let sent: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (sent = resolve));
  let isOld = true;
  server.use(
    http.post('*/order/get', async ({ request }) => {
      if (!isOld) return undefined;
      isOld = false;
      const { app } = await mockShop();
      const old = await app.fetch(request.clone());
      await isSent;
      return old;
    }),
  );
  shopper.store.dispatch(baseApi.util.invalidateTags(['Order']));
  await askForBowl(user);
  await waitFor(async () => expect(await returnsOf(shopper)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  sent();
  expect(await screen.findByText('Requested')).toBeVisible();
  await act(() => Promise.all(shopper.store.dispatch(baseApi.util.getRunningQueriesThunk())));
  expect(screen.getByText('Requested')).toBeVisible();
});

it('says why the shop refuses it, until it is removed', async () => {
  const shopper = await delivered();
  const { user } = open(shopper);
  await button(/^Return or exchange .*Bowl/i);
  await shopper.call('order/return', {
    orderId: shopper.orderId,
    returnKey: 'on-another-device',
    productId: BOWL,
    size: 'default',
    quantity: 2,
    kind: 'return',
    reason: 'mind',
  });
  await askForBowl(user);
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getAllByText('You have already requested a return of this.')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
});

it('offers nothing on a server without returns', async () => {
  const shopper = await delivered();
  const order = (await shopper.call('order/get', { orderId: shopper.orderId }))['order'] as Order;
  const { returnableUntil: _until, returns: _returns, ...old } = order;
  server.use(http.post('*/order/get', () => HttpResponse.json({ success: true, order: old })));
  open(shopper);
  expect(await button(/^Buy again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Return or exchange/ })).toBeNull();
});

it('is sent before a logout deletes it', async () => {
  const shopper = await delivered();
  faults.offline('/order/return', { times: 1 });
  const { user } = open(shopper);
  await askForBowl(user);
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  shopper.store.dispatch(signOutRequested());
  await waitFor(() => expect(shopper.store.getState().session.leaving).toBeNull());
  const again = await sendCall(
    'userLogin',
    { email: shopper.email, password: PASSWORD },
    { token: null },
  );
  if ('error' in again) throw new Error(again.error.message);
  const { orderId } = shopper;
  const order = await sendCall('orderGet', { orderId }, { token: again.data.token });
  expect(order).toMatchObject({ data: { order: { returns: [{ productId: BOWL }] } } });
});
