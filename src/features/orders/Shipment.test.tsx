import { render, screen } from '@testing-library/react';
import type { Order } from '../../shared/api/contract';
import { Shipment } from './Shipment';

const order = (rest: Partial<Order>): Order => ({
  _id: 'order',
  items: [],
  address: {},
  amount: 1,
  paymentMethod: 'cod',
  status: 'Shipped',
  date: 0,
  ...rest,
});
const TUESDAY = Date.parse('2026-12-01T23:59:59.999+05:30');

it('says by when the order arrives, and leads to the courier’s page', () => {
  const shipment = {
    courier: 'Delhivery',
    number: '12 34',
    url: 'https://courier.example/12%2034',
  };
  render(<Shipment order={order({ expectedBy: TUESDAY, shipment })} />);
  expect(screen.getByText(/Arrives by/)).toHaveTextContent('Arrives by Tue 1 Dec');
  expect(screen.getByText('With Delhivery, number 12 34')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Track parcel' });
  expect(link).toHaveAttribute('href', shipment.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('has no link without a page, or with one that is not https', () => {
  const { rerender } = render(
    <Shipment order={order({ shipment: { courier: 'Ravi on his bicycle', number: null } })} />,
  );
  expect(screen.getByText('With Ravi on his bicycle')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  const shipment = { courier: 'Other', number: '1', url: 'javascript:alert(1)' };
  rerender(<Shipment order={order({ shipment })} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing for orders of servers that do not know more', () => {
  const { container } = render(<Shipment order={order({})} />);
  expect(container).toBeEmptyDOMElement();
});
