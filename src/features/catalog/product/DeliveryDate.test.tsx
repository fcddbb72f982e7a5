import { screen } from '@testing-library/react';
import { faults, server } from '../../../../mocks/node';
import { renderWithProviders } from '../../../test/renderWithProviders';
import { localValues } from '../../../shared/storage/localValues';
import { makeStore } from '../../../test/store';
import { DeliveryDate } from './DeliveryDate';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  faults.clear();
  localStorage.clear();
  localValues.reset();
});
afterAll(() => server.close());

const field = () => screen.getByLabelText('PIN code for delivery');

it('says by which day an order would arrive, also at the next product', async () => {
  const first = renderWithProviders(<DeliveryDate />);
  await first.user.type(field(), '56000');
  expect(screen.queryByText(/Deliver to/)).not.toBeInTheDocument();
  await first.user.type(field(), '1');
  expect(await screen.findByText('Deliver to 560001 by')).toBeVisible();
  expect(screen.getByText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w{3}$/)).toBeVisible();
  first.unmount();
  renderWithProviders(<DeliveryDate />);
  expect(await screen.findByText('Deliver to 560001 by')).toBeVisible();
});

it('understands Indian digits, and says what is wrong with a code', async () => {
  const { user } = renderWithProviders(<DeliveryDate />);
  await user.type(field(), '०६०००१');
  expect(screen.getByText('Enter a 6-digit PIN code.')).toBeVisible();
  await user.clear(field());
  await user.type(field(), '५६०००१');
  expect(await screen.findByText('Deliver to 560001 by')).toBeVisible();
});

it('forgets the code when its owner logs out, and for the next person', async () => {
  const { reactions } = makeStore();
  localStorage.setItem('app:deliveryPin', '560001');
  reactions.resetVisit();
  expect(localStorage.getItem('app:deliveryPin')).toBeNull();
  localStorage.setItem('app:deliveryPin', '560001');
  await reactions.forget('asha');
  expect(localStorage.getItem('app:deliveryPin')).toBeNull();
});

it('says why there is no date', async () => {
  faults.offline('/delivery/date');
  const { user } = renderWithProviders(<DeliveryDate />);
  await user.type(field(), '560001');
  expect(await screen.findByText(/connection/i, {}, { timeout: 15_000 })).toBeVisible();
});
