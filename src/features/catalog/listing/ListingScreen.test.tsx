import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/node';
import type { Product } from '../../../shared/api/contract';
import { renderWithProviders } from '../../../test/renderWithProviders';
import { testProduct } from '../testProducts';
import { ListingScreen } from './ListingScreen';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const sells = (...products: Product[]) =>
  server.use(
    http.get('*/v1/api/product/list', () =>
      HttpResponse.json({ success: true, products, total: products.length }),
    ),
    http.get('*/v1/api/product/:what', ({ params }) =>
      HttpResponse.json({ success: true, [String(params['what'])]: [] }),
    ),
  );
const open = (search: string) =>
  renderWithProviders(<ListingScreen title="Shop" defaults={{}} />, {
    route: `/shop?search=${encodeURIComponent(search)}`,
  });

it('says that a shop without products has none, also to who searches it', async () => {
  sells();
  open('cotton');
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
});

it('shows everything, without saying what for, where a text has no words', async () => {
  sells(testProduct({ _id: 'kurta' }));
  open('!!! 🙂');
  expect(await screen.findByText(/^1 product/)).toHaveTextContent(/^1 product$/);
});
