import { screen } from '@testing-library/react';
import type { Order } from '../../shared/api/contract';
import { renderWithProviders } from '../../test/renderWithProviders';
import { CancelOrder } from './CancelOrder';

const order: Order = {
  _id: 'o1',
  items: [],
  address: {},
  amount: 1,
  paymentMethod: 'cod',
  paymentStatus: 'due',
  status: 'Order Placed',
  date: Date.UTC(2026, 0, 15, 6, 30),
  cancellableUntil: Date.UTC(2026, 0, 16, 6, 30),
};

const show = (over: Partial<Order>) =>
  renderWithProviders(<CancelOrder order={{ ...order, ...over }} onCancelled={jest.fn()} />);
const button = () => screen.queryByRole('button', { name: 'Cancel order' });

describe('cancelling an order', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is offered as the server says, also when the device’s clock is a year ahead', () => {
    jest.useFakeTimers({ now: Date.UTC(2027, 1, 15) });
    show({});
    expect(button()).toBeEnabled();
    expect(screen.getByText(/^You can cancel until 16 Jan 2026/)).toBeVisible();
  });

  it('names no time while the order is unpaid', () => {
    show({ paymentMethod: 'upi', paymentStatus: 'failed' });
    expect(button()).toBeEnabled();
    expect(screen.getByText('You can cancel at any time before you pay.')).toBeVisible();
  });

  it.each([null, undefined])('is not offered when the server says %s', (cancellableUntil) => {
    show({ cancellableUntil });
    expect(button()).toBeNull();
  });
});
