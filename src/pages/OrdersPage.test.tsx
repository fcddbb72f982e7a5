import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { faults, resetDatabase, server } from '../../mocks/node';
import { ADDRESS } from '../test/order';
import { renderWithProviders } from '../test/renderWithProviders';
import { newShopper, type Shopper } from '../test/shopper';
import OrdersPage from './OrdersPage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const BOWLS = 23;

/** A shopper with 23 orders of a bowl and, before them, one of a cushion. */
async function withOrders(): Promise<Shopper> {
  const shopper = await newShopper();
  const order = async (_id: string, size = 'default') => {
    const items = [{ _id, name: '', quantity: 1, size }];
    const { amount } = await shopper.call('order/place', { address: ADDRESS, items, amount: 1 });
    await shopper.call('order/place', { address: ADDRESS, items, amount });
  };
  await order('cushion-suzani', 'default / Red');
  for (let count = 0; count < BOWLS; count += 1) await order('bowl-terracotta-serving');
  return shopper;
}

const cards = () => screen.queryAllByRole('article');

it('shows twenty orders, and more on request', async () => {
  const { store } = await withOrders();
  const { user } = renderWithProviders(<OrdersPage />, { store });
  expect(await screen.findByText('20 of 24 orders')).toBeVisible();
  expect(cards()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more orders' }));
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
});

it('finds orders by product and status, also beyond the loaded ones', async () => {
  const { store } = await withOrders();
  const { user } = renderWithProviders(<OrdersPage />, { store });
  const search = await screen.findByRole('searchbox', { name: 'Search your orders' });
  await user.type(search, 'cushion');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toHaveTextContent(/Cushion/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Delivered');
  expect(await screen.findByText('None of your orders match.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In progress');
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.clear(search);
  await waitFor(() => expect(cards()).toHaveLength(20));
});

it('searches what the device knows while it is offline', async () => {
  const { store } = await withOrders();
  const { user } = renderWithProviders(<OrdersPage />, { store });
  await waitFor(() => expect(cards()).toHaveLength(20));
  faults.offline();
  await user.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'bowl');
  await waitFor(() => expect(cards()).toHaveLength(20));
  await user.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'shade');
  await waitFor(() => expect(cards()).toHaveLength(0));
  faults.clear();
});

it('filters by itself if the server answers all orders', async () => {
  const { store, orders } = await withOrders();
  const all = await orders();
  server.use(
    http.post('*/api/order/userorders', () => HttpResponse.json({ success: true, orders: all })),
  );
  const { user } = renderWithProviders(<OrdersPage />, { store });
  await waitFor(() => expect(cards()).toHaveLength(24));
  await user.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'cushion');
  await waitFor(() => expect(cards()).toHaveLength(1));
});
