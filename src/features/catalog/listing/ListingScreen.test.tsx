import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/node';
import { renderWithProviders } from '../../../test/renderWithProviders';
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

it('says that a shop without products has none, also to who searches it', async () => {
  server.use(
    http.get('*/v1/api/product/list', () =>
      HttpResponse.json({ success: true, products: [], total: 0 }),
    ),
    http.get('*/v1/api/product/:what', ({ params }) =>
      HttpResponse.json({ success: true, [String(params['what'])]: [] }),
    ),
  );
  renderWithProviders(<ListingScreen title="Shop" defaults={{}} />, {
    route: '/shop?search=cotton',
  });
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
});
