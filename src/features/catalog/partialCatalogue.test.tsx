/** A catalogue of several calls, of which only the first has arrived. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { faults, mockShop, resetDatabase, server } from '../../../mocks/node';
import { calls, type Product } from '../../shared/api/contract';
import { setHydrationPhase } from '../../shared/lib/hydration';
import { renderWithProviders } from '../../test/renderWithProviders';
import ProductPage from '../../pages/ProductPage';
import { paths, productPath } from '../../shared/config/paths';
import { catalogApi, LIST_QUERY } from './queries/catalogApi';
import { selectAllProducts, selectProductById } from './catalogSelectors';
import { ListingScreen } from './listing/ListingScreen';
import { relatedTo } from './product/related';
import { OpenSearchBar } from './search/OpenSearchBar';
import { isIndexed } from './search/useSearchIndex';

/** The page size of the list call here; the demo shop has 161 products. */
const FIRST = 30;

/** A server that sends at most that many. */
function capLimit({ searchParams }: URL): void {
  searchParams.set('limit', String(Math.min(FIRST, Number(searchParams.get('limit') ?? FIRST))));
}

let released: () => void;
/** The queries of the search calls. */
let askedFor: string[];
/** A response that is held back. */
let held: { query: string; until: Promise<void> } | null;

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  jest.spyOn(window, 'scrollTo').mockImplementation();
});
beforeEach(async () => {
  await resetDatabase();
  setHydrationPhase('hydrated');
  askedFor = [];
  held = null;
  const gate = new Promise<void>((resolve) => {
    released = resolve;
  });
  server.use(
    http.get('*/v1/api/product/list', async ({ request }) => {
      const url = new URL(request.url);
      if (url.searchParams.has('page')) await gate;
      capLimit(url);
      return (await mockShop()).app.fetch(new Request(url, request));
    }),
    http.get('*/v1/api/product/search', async ({ request }) => {
      const { search } = new URL(request.url);
      askedFor.push(search);
      if (search === held?.query) await held.until;
    }),
  );
});
afterEach(() => {
  released();
  server.resetHandlers();
  faults.clear();
});
afterAll(() => {
  server.close();
  jest.restoreAllMocks();
});

const show = (route: string) =>
  renderWithProviders(<ListingScreen title="Shop" defaults={{}} />, { route });
const status = () => screen.getAllByRole('status')[0]!;
const names = () => [...document.querySelectorAll('article h3')].map((name) => name.textContent);

async function wholeList(): Promise<Product[]> {
  const { app } = await mockShop();
  const answer = await app.request('/v1/api/product/list');
  return v.parse(calls.productList.response, await answer.json()).products;
}

/** The demo shop's last product, not in the list's first page. */
const farProduct = async (): Promise<Product> => (await wholeList()).at(-1)!;

async function whole(shop: ReturnType<typeof show>): Promise<void> {
  released();
  await waitFor(() => {
    const { products, total } = shop.store.getState().catalog;
    expect(products.ids).toHaveLength(total);
  });
}

describe('a listing of a partly loaded catalogue', () => {
  it('is the server’s: counts, pages and search cover the whole catalogue', async () => {
    const far = await farProduct();
    const shop = show('/shop');
    await waitFor(() => expect(status()).toHaveTextContent('161 products, page 1 of 9'));
    cleanup();
    renderWithProviders(<ListingScreen title="Shop" defaults={{}} />, {
      store: shop.store,
      route: `/shop?search=${encodeURIComponent(far.name)}`,
    });
    await waitFor(() => expect(status()).toHaveTextContent(`for “${far.name}”`));
    expect(names()[0]).toBe(far.name);
    // Its heart and add button need the product itself.
    expect(selectProductById(shop.store.getState(), far._id)).toEqual(far);
  });

  it('is completed once, also when the list was requested again meanwhile', async () => {
    const { store } = show('/shop');
    await waitFor(() => expect(selectAllProducts(store.getState())).toHaveLength(FIRST));
    const completed = new Set<Product[]>();
    store.subscribe(() => {
      const products = selectAllProducts(store.getState());
      if (products.length > FIRST) completed.add(products);
    });
    await act(() =>
      store.dispatch(catalogApi.endpoints.productList.initiate(LIST_QUERY, { forceRefetch: true })),
    );
    released();
    await waitFor(() => expect(completed.size).toBeGreaterThan(0));
    await act(() => Promise.all(store.dispatch(catalogApi.util.getRunningQueriesThunk())));
    expect(completed.size).toBe(1);
  });

  it('is begun again when the catalogue changes between two pages', async () => {
    let isOfNextVersion = false;
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/v1/api/product/list', async ({ request }) => {
        const url = new URL(request.url);
        asked.push(url.searchParams.get('page'));
        capLimit(url);
        const answer = await (await mockShop()).app.fetch(new Request(url, request));
        const list = (await answer.json()) as { products: Product[]; version: string };
        if (asked.length === 3) isOfNextVersion = true;
        if (!isOfNextVersion) return HttpResponse.json(list);
        const products = list.products.map((product) => ({ ...product, name: 'Renamed' }));
        return HttpResponse.json({ ...list, products, version: 'next' });
      }),
    );
    const { store } = show('/shop');
    await waitFor(() => expect(store.getState().catalog.received).toBe('all'));
    expect(asked).toEqual([
      null,
      '3',
      '4',
      null,
      ...['3', '4', '5', '6', '7', '8', '9', '10', '11'],
    ]);
    const all = selectAllProducts(store.getState());
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['Renamed']));
  });

  it('becomes the device’s own when everything is loaded: the same list, and no further call', async () => {
    const shop = show('/shop?sort=low-high');
    await waitFor(() => expect(status()).toHaveTextContent('161 products, page 1 of 9'));
    const list = names();
    await whole(shop);
    expect(status()).toHaveTextContent('161 products, page 1 of 9');
    expect(names()).toEqual(list);
    await shop.user.click(screen.getByText('2', { selector: 'nav a' }));
    await waitFor(() => expect(status()).toHaveTextContent('161 products, page 2 of 9'));
    expect(askedFor).toEqual(['?sort=low-high']);
  });

  it('stays the server’s for a search until everything is indexed', async () => {
    const shop = show('/shop?search=cotton');
    await waitFor(() => expect(status()).toHaveTextContent('for “cotton”'));
    const [line, list] = [status().textContent, names()];
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(`${status().textContent} ${names()[0]!}`));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await whole(shop);
    await waitFor(() => expect(isIndexed(selectAllProducts(shop.store.getState()))).toBe(true));
    await waitFor(() => expect(names()).toEqual(list));
    observer.disconnect();
    expect([...seen].filter((shown) => shown !== `${line} ${list[0]!}`)).toEqual([]);
  });

  it('keeps the last list while a request is pending, and ignores an outdated response', async () => {
    const shop = show('/shop');
    await waitFor(() => expect(status()).toHaveTextContent('161 products'));
    const list = names();
    let letThrough: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    held = { query: '?sort=low-high', until };
    const sort = screen.getByLabelText('Sort by');

    await shop.user.selectOptions(sort, 'low-high');
    expect(sort).toHaveValue('low-high');
    await waitFor(() => expect(names()).toEqual(list));
    expect(status()).toHaveTextContent('Loading products…');
    expect(shop.container.querySelector('[aria-busy=true]')).toBeInTheDocument();

    await shop.user.selectOptions(sort, 'high-low');
    await waitFor(() => expect(status()).toHaveTextContent(/^\d+ products/));
    await waitFor(() => expect(names()).toHaveLength(20));
    const [line, both] = [status().textContent, names()];
    letThrough();
    await waitFor(() => {
      const { queries } = shop.store.getState().api;
      expect(queries['productSearch("sort=low-high")']?.status).toBe('fulfilled');
    });
    expect(askedFor).toEqual(['', '?sort=low-high', '?sort=high-low']);
    expect(status()).toHaveTextContent(line);
    expect(names()).toEqual(both);
  });

  it('uses the loaded products while the server cannot be reached', async () => {
    faults.offline('/product/search');
    const { user } = show('/shop');
    await waitFor(() => expect(status()).toHaveTextContent('30 products, page 1 of 2'));
    await user.click(screen.getByText('2', { selector: 'nav a' }));
    await waitFor(() => expect(status()).toHaveTextContent('30 products, page 2 of 2'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('suggestions with a partly loaded catalogue', () => {
  const options = () =>
    [...document.querySelectorAll('[role=listbox] [role=option]')].map(
      (option) => option.textContent,
    );
  const search = () =>
    renderWithProviders(
      <>
        <OpenSearchBar typed="" />
        <ListingScreen title="Shop" defaults={{}} />
      </>,
      { route: '/shop?search=' },
    );

  it('are the server’s, from the same request as the list below', async () => {
    const far = await farProduct();
    const { user } = search();
    await user.type(screen.getByRole('combobox', { name: 'Search products' }), far.name);
    await waitFor(() => expect(options()[0]).toContain(far.name));
    const query = `?${new URLSearchParams({ search: far.name }).toString()}`;
    expect(askedFor.filter((asked) => asked === query)).toHaveLength(1);
  });

  it('use the loaded products while the server cannot be reached', async () => {
    faults.offline('/product/search');
    const near = (await wholeList())[0]!;
    const { user } = search();
    await user.type(screen.getByRole('combobox', { name: 'Search products' }), near.name);
    await waitFor(() => expect(options()[0]).toContain(near.name));
  });
});

it('need no request when one call returns the whole catalogue', async () => {
  server.resetHandlers();
  server.use(
    http.get('*/v1/api/product/search', ({ request }) => {
      askedFor.push(request.url);
    }),
  );
  show('/shop?search=cotton');
  await waitFor(() => expect(status()).toHaveTextContent('for “cotton”'));
  expect(askedFor).toEqual([]);
});

describe('a product that is not in the loaded list', () => {
  const page = (id: string) =>
    renderWithProviders(
      <Routes>
        <Route path={paths.product} element={<ProductPage />} />
      </Routes>,
      { route: productPath(id) },
    );

  it('is fetched for its page', async () => {
    const far = await farProduct();
    page(far._id);
    expect(await screen.findByRole('heading', { level: 1, name: far.name })).toBeVisible();
  });

  it('has related ones that are not loaded either', async () => {
    const list = await wholeList();
    const lonely = list.find(
      (one) => relatedTo(one, list).length > 1 && relatedTo(one, list.slice(0, FIRST)).length === 0,
    )!;
    page(lonely._id);
    const shelf = await screen.findByRole('list', { name: 'You may also like' });
    await waitFor(() =>
      expect([...shelf.querySelectorAll('h3')].map((name) => name.textContent)).toEqual(
        relatedTo(lonely, list).map(({ name }) => name),
      ),
    );
  });

  it('is reported missing as soon as the server says so', async () => {
    page('nothing');
    expect(await screen.findByText('We could not find this product')).toBeVisible();
  });
});
