import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { faults, mockShop, resetDatabase, server } from '../../../mocks/node';
import { answerPayment, bowlPayload } from '../../test/order';
import { renderWithProviders } from '../../test/renderWithProviders';
import { newShopper } from '../../test/shopper';
import { leaveShop } from '../orders/leaveShop';
import { attemptJournal } from './attemptJournal';
import { placeOrder, unpaidOrderId } from './placeOrder';
import { UnpaidOrder } from './UnpaidOrder';

const HOUR = 60 * 60 * 1000;
const CANCEL = '*/api/order/cancel';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  localStorage.clear();
  await resetDatabase();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The checkout of a shopper whose UPI order waits for its payment. */
async function open() {
  const shopper = await newShopper();
  const { uid, store } = shopper;
  const ending = await store.dispatch(
    placeOrder({ uid, method: 'upi', openedAt: Date.now(), payload: await bowlPayload() }),
  );
  if (ending.kind !== 'placed' || ending.orderId === null) throw new Error('No order was placed.');
  const { orderId, paymentUrl } = ending;
  const onOver = jest.fn();
  const onPlaced = jest.fn();
  const show = () =>
    renderWithProviders(<UnpaidOrder orderId={orderId} onPlaced={onPlaced} onOver={onOver} />, {
      store,
    });
  const startOver = async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cancel and start over' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  };
  const pay = () => answerPayment(paymentUrl ?? '', 'pay');
  return { shopper, orderId, show, startOver, pay, onOver, onPlaced };
}

const refuse = () =>
  HttpResponse.json({ success: false, message: 'It is too late.' }, { status: 409 });

it('says until when an unpaid order waits', async () => {
  const { show } = await open();
  show();
  expect(await screen.findByText(/^Please pay by .* After that the order ends/)).toBeVisible();
});

describe('starting over with an unpaid order', () => {
  it('cancels it, however old it is', async () => {
    const { shopper, startOver, onOver } = await open();
    const { db } = await mockShop();
    await db
      .updateTable('orders')
      .set(({ eb }) => ({ created_at: eb('created_at', '-', 25 * HOUR) }))
      .execute();
    await startOver();
    await waitFor(() => expect(onOver).toHaveBeenCalled());
    expect(await shopper.orders()).toMatchObject([{ status: 'Cancelled' }]);
    expect(await unpaidOrderId(shopper.uid)).toBeNull();
  });

  it('continues when the server refuses to cancel: an unpaid order is not sent', async () => {
    const { shopper, startOver, onOver } = await open();
    server.use(http.post(CANCEL, refuse));
    await startOver();
    await waitFor(() => expect(onOver).toHaveBeenCalled());
    expect(screen.getByText(/could not be cancelled/)).toBeVisible();
    expect(await unpaidOrderId(shopper.uid)).toBeNull();
  });

  it('keeps the order when it was refused because it was paid', async () => {
    const { shopper, orderId, startOver, pay, onOver, onPlaced } = await open();
    server.use(
      http.post(CANCEL, async () => {
        await pay();
        return refuse();
      }),
    );
    await startOver();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('upi'));
    expect(onOver).not.toHaveBeenCalled();
    expect(await attemptJournal.ofOrder(shopper.uid, orderId)).toMatchObject({ status: 'placed' });
  });

  it('stays while its state is unknown', async () => {
    const { shopper, orderId, startOver, onOver } = await open();
    faults.offline(/order\/cancel$/, { times: 1 });
    await startOver();
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(onOver).not.toHaveBeenCalled();
    expect(await unpaidOrderId(shopper.uid)).toBe(orderId);
  });

  it('is not needed when the order does not exist any more', async () => {
    const { shopper, show, onOver } = await open();
    const { db } = await mockShop();
    for (const table of ['payments', 'order_changes', 'orders'] as const) {
      await db.deleteFrom(table).execute();
    }
    show();
    await waitFor(() => expect(onOver).toHaveBeenCalled());
    expect(await unpaidOrderId(shopper.uid)).toBeNull();
  });
});

describe('an unpaid order whose price has changed', () => {
  const raisePrices = async () => {
    const { db } = await mockShop();
    await db.updateTable('products').set({ regular_price: 777_700, sale_price: null }).execute();
  };

  it('asks before it is paid at the new price', async () => {
    const { shopper, show } = await open();
    await raisePrices();
    const left = jest.spyOn(leaveShop, 'to').mockReturnValue(true);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent('Nothing was charged.');
    expect(left).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: /^Order for ₹/ }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(expect.stringContaining('/pay/')));
    const [order] = await shopper.orders();
    expect(order?.items[0]?.price).toBe(7_777);
    left.mockRestore();
  });

  it('keeps it as it is if the shopper does not agree, also to a switch', async () => {
    const { shopper, show, onPlaced } = await open();
    const [before] = await shopper.orders();
    await raisePrices();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Switch to Cash on Delivery' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Pay on delivery instead?' });
    await user.click(within(ask).getByRole('button', { name: 'Switch to Cash on Delivery' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [after] = await shopper.orders();
    expect(after).toMatchObject({ amount: before?.amount, paymentMethod: 'upi' });
    expect(onPlaced).not.toHaveBeenCalled();
  });

  it('says what to do if a product is sold out', async () => {
    const { show } = await open();
    const { db } = await mockShop();
    await db.updateTable('products').set({ in_stock: 0 }).execute();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Some items cannot be ordered',
    });
    expect(dialog).toHaveTextContent('Cancel this order and place a new one for the other items.');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  });
});
