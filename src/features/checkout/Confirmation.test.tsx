import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Order } from '../../shared/api/contract';
import type { Arrival } from './arrival';
import { Confirmation } from './Confirmation';

const order: Order = {
  _id: '0190aaaa-0000-7000-8000-0000abcd1234',
  items: [],
  address: {},
  amount: 1499,
  paymentMethod: 'cod',
  status: 'Order Placed',
  date: 1_000,
  expectedBy: Date.UTC(2026, 11, 4, 6),
};

function show(arrival: Arrival, orders: readonly Order[]): HTMLElement {
  const { container } = render(
    <MemoryRouter>
      <Confirmation arrival={arrival} orders={orders} />
    </MemoryRouter>,
  );
  return container;
}

it('says number, day, sum and what comes next', () => {
  show({ placed: 'cod', orderId: order._id }, [order]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your order is placed\. You pay/);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.getByText('Order number').nextSibling).toHaveTextContent('ABCD1234');
  expect(screen.getByText('Arrives by').nextSibling).toHaveTextContent('Fri 4 Dec');
  expect(screen.getByText('To pay').nextSibling).toHaveTextContent('₹1,499');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/You pay ₹1,499 in cash/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/orders/${order._id}`,
  );
});

it('says of a payment that it is paid', () => {
  show({ placed: 'upi', orderId: order._id }, [{ ...order, paymentMethod: 'upi' }]);
  expect(screen.getByText('Paid').nextSibling).toHaveTextContent('₹1,499');
  expect(screen.queryByText(/in cash/)).toBeNull();
});

it('shows what is known before the list has the order, and without its id', () => {
  show({ placed: 'cod', orderId: order._id }, []);
  expect(screen.getByText('Order number')).toBeVisible();
  expect(screen.queryByText('Arrives by')).toBeNull();
  expect(screen.getByText(/^You pay in cash when it arrives/)).toBeVisible();
});

it('without the order’s id there is no link to it', () => {
  show({ placed: 'cod', orderId: null }, [order]);
  expect(screen.queryByText('Order number')).toBeNull();
  expect(screen.queryByRole('link', { name: 'View order' })).toBeNull();
});

it('is nothing on a later visit, or once the order has ended', () => {
  expect(show({}, [order])).toBeEmptyDOMElement();
  const ended: Order = { ...order, status: 'Cancelled' };
  expect(show({ placed: 'cod', orderId: order._id }, [ended])).toBeEmptyDOMElement();
});
