import { screen, waitFor } from '@testing-library/react';
import { faults, mockShop, resetDatabase, server } from '../../../mocks/node';
import { newShopper } from '../../test/shopper';
import { renderWithProviders } from '../../test/renderWithProviders';
import { StockAlert } from './StockAlert';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => faults.clear());
afterAll(() => server.close());

const BOWL = 'bowl-terracotta-serving';

async function sellOut(): Promise<void> {
  const { db } = await mockShop();
  await db.updateTable('products').set({ in_stock: 0 }).where('id', '=', BOWL).execute();
}
const alerts = async () => (await mockShop()).db.selectFrom('stock_alerts').selectAll().execute();
const open = (user: ReturnType<typeof renderWithProviders>['user']) =>
  user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));

it('asks a guest for an address, and says what happens', async () => {
  await sellOut();
  const { user } = renderWithProviders(<StockAlert productId={BOWL} variant={null} />);
  await open(user);
  await user.type(screen.getByLabelText(/^Email/), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
  faults.offline('/stock-alert', { times: 1 });
  await user.type(screen.getByLabelText(/^Email/), '@example.com');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText(/No connection/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(
    await screen.findByText('We will email nobody@example.com as soon as it is back.'),
  ).toBeVisible();
  expect(await alerts()).toMatchObject([{ product_id: BOWL, email: 'nobody@example.com' }]);
});

it('knows the address of whoever is signed in', async () => {
  await sellOut();
  const { store, email } = await newShopper();
  const { user } = renderWithProviders(<StockAlert productId={BOWL} variant="default" />, {
    store,
  });
  await open(user);
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue(email));
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  await screen.findByText(`We will email ${email} as soon as it is back.`);
  expect(await alerts()).toMatchObject([{ variant: 'default', email }]);
});
