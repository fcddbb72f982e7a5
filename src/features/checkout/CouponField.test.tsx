import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { operator, resetDatabase, server } from '../../../mocks/node';
import { setCoupon } from '../../../server/operator/coupons';
import { BOWL } from '../../test/order';
import { renderWithProviders } from '../../test/renderWithProviders';
import { newShopper } from '../../test/shopper';
import { catalogApi, LIST_QUERY } from '../catalog/queries/catalogApi';
import { useCartLines } from '../cart/queries/useCartLines';
import { CouponField } from './CouponField';
import { CheckoutSummary } from './CheckoutSummary';
import { useCoupon } from './useCoupon';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  localStorage.clear();
  await resetDatabase();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Part() {
  const cart = useCartLines();
  const coupon = useCoupon(cart.lines);
  return (
    <form onSubmit={submitted}>
      <CheckoutSummary
        cart={cart}
        discount={coupon.state === 'valid' ? coupon : null}
        payment=""
        promise=""
      >
        <CouponField coupon={coupon} disabled={false} />
      </CheckoutSummary>
    </form>
  );
}

/** The summary of a cart with one bowl, with a code typed in. */
async function enter(code: string) {
  const { store } = await newShopper({ [BOWL]: { default: 1 } });
  await store.dispatch(catalogApi.endpoints.productList.initiate(LIST_QUERY));
  const { user } = renderWithProviders(<Part />, { store });
  await user.click(screen.getByRole('button', { name: 'Have a discount code?' }));
  await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), code);
  return user;
}

it('subtracts the discount that the server names, and takes the code away again', async () => {
  await setCoupon(await operator(), 'DIWALI20', { percent: '20' });
  const user = await enter('diwali20{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(await screen.findByText('20% off')).toBeVisible();
  const [term] = await screen.findAllByText('Discount, 20% off');
  const less = term?.nextElementSibling?.textContent ?? '';
  expect(less).toMatch(/^-₹\d/);
  // Beside the line and in the sum.
  expect(screen.getAllByText(less)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove code' }));
  expect(screen.queryByText('Discount, 20% off')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Have a discount code?' })).toBeVisible();
});

it('says why a code cannot be used, and that the order is possible without it', async () => {
  const user = await enter('nothing');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(
    await screen.findByText('There is no code NOTHING. You can order without it.'),
  ).toBeVisible();
});

it('says what a code looks like, and keeps what was typed', async () => {
  const user = await enter('20 %');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const field = screen.getByRole('textbox', { name: 'Discount code' });
  expect(field).toHaveAccessibleDescription('A code has 3 to 32 letters and digits.');
  expect(field).toHaveValue('20 %');
  expect(field).toHaveFocus();
});

it('asks again if the server could not be asked', async () => {
  await setCoupon(await operator(), 'DIWALI20', { percent: '20' });
  server.use(http.post('*/api/coupon/check', () => HttpResponse.error()));
  const user = await enter('DIWALI20{Enter}');
  expect(await screen.findByText(/^The code could not be checked\./)).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('20% off')).toBeVisible();
});
