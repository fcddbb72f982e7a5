import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { DeskOrder } from '../../shared/api/deskContract';
import { OrderActions } from './OrderActions';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const order = {
  id: 'order-1',
  number: '4F2A91C0',
  status: 'Packing',
  paymentStatus: 'paid',
  amount: 2000,
  next: ['Shipped', 'Out for delivery', 'Delivered', 'Cancelled'],
  order: { shipment: null },
} as unknown as DeskOrder;

const show = () =>
  render(
    <MemoryRouter>
      <AdminContext>
        <OrderActions order={order} />
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );

it('asks for the courier before a parcel is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/v1/desk/orders/move', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, moved: 1, refused: [] });
    }),
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Shipped' }));
  const dialog = await screen.findByRole('dialog', { name: 'Shipped' });
  await userEvent.type(within(dialog).getByLabelText('Courier'), 'DTDC');
  await userEvent.type(within(dialog).getByLabelText('Tracking number'), 'X1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shipped' }));
  expect(await screen.findByText('Order 4F2A91C0 is now "Shipped".')).toBeInTheDocument();
  expect(sent).toMatchObject([
    { ids: ['order-1'], status: 'Shipped', courier: 'DTDC', tracking: 'X1' },
  ]);
});

it('asks for the password before a refund, and shows a refusal in the dialog', async () => {
  server.use(
    http.post('*/v1/desk/orders/call-off', () =>
      HttpResponse.json(
        { success: false, message: 'The current password is wrong.' },
        { status: 409 },
      ),
    ),
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the order?' });
  expect(dialog).toHaveTextContent('₹2,000 will be refunded. This cannot be undone.');
  await userEvent.type(within(dialog).getByLabelText(/Your password/), 'wrong');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The current password is wrong.',
  );
});
