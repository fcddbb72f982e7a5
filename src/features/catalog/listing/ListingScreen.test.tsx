import {
  act,
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { server } from '../../../../mocks/node';
import type { Product } from '../../../shared/api/contract';
import { renderWithProviders } from '../../../test/renderWithProviders';
import { OpenSearchBar } from '../search/OpenSearchBar';
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

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const renderShop = (route: string, above = <Back />) =>
  renderWithProviders(
    <>
      {above}
      <ListingScreen title="Shop" defaults={{}} />
    </>,
    { route },
  );

const sells = (...products: Product[]) => {
  server.use(
    http.get('*/v1/api/product/list', () =>
      HttpResponse.json({ success: true, products, total: products.length }),
    ),
    http.get('*/v1/api/product/:what', ({ params }) =>
      HttpResponse.json({ success: true, [String(params['what'])]: [] }),
    ),
  );
};

it('says that a shop has no products, also for a search', async () => {
  sells();
  renderShop('/shop?search=cotton');
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
});

it('tells the store what was searched for in the whole shop and not found', async () => {
  sells(testProduct({ _id: 's', name: 'Silk Saree' }));
  const missed: unknown[] = [];
  server.use(
    http.post('*/v1/api/product/search-missed', async ({ request }) => {
      missed.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const filtered = renderShop('/shop?search=silk&sale=1');
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
  renderShop('/shop?search=lehenga');
  await waitFor(() => expect(missed).toEqual([{ search: 'lehenga' }]));
  filtered.unmount();
});

describe('among the results of a search', () => {
  const route = '/shop?search=silk&rating=4&sale=1';
  beforeEach(() => {
    sells(testProduct({ _id: 's', name: 'Silk Saree', averageRating: 4.5, salePrice: 900 }));
  });

  it('clears the filters and keeps the search', async () => {
    const { user, address } = renderShop(route);
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/shop?search=silk'));
  });

  it('clears them in the sheet as part of one history entry', async () => {
    const { user, address } = renderShop(route);
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(await within(sheet).findByRole('button', { name: /^On Sale/ }));
    await waitFor(() => expect(address()).toBe('/shop?rating=4&search=silk'));
    await user.click(within(sheet).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/shop?search=silk'));
    const back = () => user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
    await back();
    await waitForElementToBeRemoved(sheet);
    expect(address()).toBe('/shop?search=silk');
    await back();
    await waitFor(() => expect(address()).toBe(route));
  });
});

it('shows everything, without "results for", for a text without words', async () => {
  sells(testProduct({ _id: 'kurta' }));
  renderShop(`/shop?search=${encodeURIComponent('!!! 🙂')}`);
  expect(await screen.findByText(/^1 product/)).toHaveTextContent(/^1 product$/);
});

describe('a choice made before the page shows the latest address', () => {
  /** The address of a tap or a letter whose transition React has not rendered. */
  const arriveAt = (address: string) => {
    window.history.replaceState(null, '', address);
  };
  const field = () => screen.getByRole('combobox', { name: 'Search products' });
  const list = () => screen.findByText(/^1 product$/);

  beforeEach(() => {
    sells(testProduct({ _id: 's', name: 'Silk Saree' }));
  });

  it('is added to the address’s text', async () => {
    const { user, address } = renderShop('/shop?search=');
    await list();
    arriveAt('/shop?search=silk');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'low-high');
    await waitFor(() => expect(address()).toBe('/shop?sort=low-high&search=silk'));
  });

  it('is kept when the text changes', async () => {
    const { user, address } = renderShop('/shop?search=', <OpenSearchBar typed="" />);
    await list();
    await user.type(field(), 'silk');
    arriveAt('/shop?sort=low-high&search=');
    await waitFor(() => expect(address()).toBe('/shop?sort=low-high&search=silk'));
    expect(field()).toHaveValue('silk');
  });

  it('is one history entry when Enter confirms the same text', async () => {
    const { user } = renderShop('/shop?search=', <OpenSearchBar typed="" />);
    await list();
    await user.type(field(), 'silk');
    arriveAt('/shop?search=silk');
    const steps = window.history.length;
    await user.keyboard('{Enter}');
    expect(window.history).toHaveLength(steps);
  });

  it.each([
    ['a link', '/shop', () => undefined],
    ['Back', '/shop?search=', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ])('is not undone by a last character after %s', async (_, target, leave) => {
    renderShop('/shop?search=', <OpenSearchBar typed="" />);
    await list();
    jest.useFakeTimers();
    try {
      fireEvent.change(field(), { target: { value: 's' } });
      arriveAt(target);
      act(() => {
        leave();
        jest.advanceTimersByTime(5_000);
      });
      expect(window.location.pathname + window.location.search).toBe(target);
    } finally {
      jest.useRealTimers();
    }
  });
});
