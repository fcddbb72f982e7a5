/** The listing as the device makes it and as the server answers it, from the same catalogue. */
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { categoriesAmong, tagsAmong, toWire } from '../../../../server/services/catalogue';
import type { ProductRecord, Store } from '../../../../server/services/ports';
import { searchProducts } from '../../../../server/services/productSearch';
import { product } from '../../../../server/test/harness';
import { makeStore, type AppStore } from '../../../test/store';
import { calls, type Product } from '../../../shared/api/contract';
import { toPaise } from '../../../shared/lib/money';
import { catalogApi, LIST_QUERY } from '../queries/catalogApi';
import { catalogReducer } from '../catalogSlice';
import { byId } from '../knownProducts';
import { listingQuery, writeListing } from './address';
import type { ListingState } from './listingState';
import type { ListingResult } from './runListing';
import { anyCatalogue, anyFilters, anySort } from './testCatalogue';
import { useListing } from './useListing';

const paise = (rupees: number | null | undefined) =>
  typeof rupees === 'number' ? toPaise(rupees) : null;

/** The product as the database has it. */
const recordOf = (shown: Product): ProductRecord =>
  product(shown._id, {
    ...shown,
    stock: shown.stock ?? {},
    regularPrice: paise(shown.regularPrice),
    salePrice: paise(shown.salePrice),
    weight: shown.weight ?? null,
    allowReviews: shown.allowCustomerReviews,
    ratingSum: Math.round((shown.averageRating ?? 0) * shown.totalReviews),
    ratingCount: shown.totalReviews,
    badge: '',
  });

const anyState: fc.Arbitrary<ListingState> = fc.record({
  filters: anyFilters,
  sort: anySort,
  page: fc.integer({ min: 1, max: 3 }),
  view: fc.constantFrom(null, 'grid' as const, 'list' as const),
  search: fc.constantFrom(
    null,
    null,
    '',
    '?!',
    'kurta',
    'arbol',
    'zari sar',
    'bolstr',
    'कुर्ते',
    'dolna',
    'zebra',
  ),
});

/** As the desk sets them. */
const synonyms = [['dolna', 'kurta']];

const storeOf = (records: ProductRecord[]) =>
  ({
    products: { listOnSale: () => Promise.resolve(records), version: () => Promise.resolve('') },
    settings: { read: () => Promise.resolve({ synonyms }) },
  }) as unknown as Store;

async function serverAnswer(records: ProductRecord[], query: string): Promise<ListingResult> {
  const answer = await searchProducts({ store: storeOf(records) }, new URLSearchParams(query));
  const { success, message, priceRange, ...listing } = v.parse(
    calls.productSearch.response,
    JSON.parse(JSON.stringify(answer)),
  );
  return {
    ...listing,
    priceRange: priceRange && { min: toPaise(priceRange.min), max: toPaise(priceRange.max) },
  };
}

function storeWith(records: ProductRecord[]): AppStore {
  const products = records.map((record) => toWire(record));
  const categories = categoriesAmong(records);
  const tags = tagsAmong(records);
  const empty = catalogReducer(undefined, { type: 'test' });
  const store = makeStore({
    content: { synonyms },
    catalog: {
      ...empty,
      products: byId(products),
      categories,
      tags,
    },
  });
  const success = true;
  store.dispatch(
    catalogApi.util.upsertQueryEntries([
      { endpointName: 'productList', arg: LIST_QUERY, value: { success, products } },
      { endpointName: 'productCategories', arg: undefined, value: { success, categories } },
      { endpointName: 'productTags', arg: undefined, value: { success, tags } },
    ]),
  );
  return store;
}

const renderListing = (store: AppStore, search: string) =>
  renderHook(() => useListing({}), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/shop?${search}`]}>{children}</MemoryRouter>
      </Provider>
    ),
  });

async function deviceResult(records: ProductRecord[], search: string): Promise<ListingResult> {
  const { result } = renderListing(storeWith(records), search);
  await waitFor(() => expect(result.current.result).not.toBeNull());
  const shown = result.current.result!;
  cleanup();
  return shown;
}

it('the server’s listing equals the device’s for the whole catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogue, anyState, async (catalogue, state) => {
      // Nothing is indexed for an empty shop.
      fc.pre(catalogue.length > 0);
      const records = catalogue.map(recordOf);
      const address = writeListing(state).toString();
      expect(await serverAnswer(records, listingQuery(state))).toEqual(
        await deviceResult(records, address),
      );
    }),
    { numRuns: 150 },
  );
});

it('shows the page’s own search results until the index is built', async () => {
  const anarkali = product('a1', { name: 'Anarkali' });
  const store = storeWith([anarkali, product('s1', { name: 'Saree' })]);
  const ofServer = { ...toWire(anarkali), name: 'As the page has it' };
  const answer = await searchProducts(
    { store: storeOf([anarkali]) },
    new URLSearchParams('search=anarkali'),
  );
  store.dispatch(
    catalogApi.util.upsertQueryEntries([
      {
        endpointName: 'productSearch',
        arg: 'search=anarkali',
        value: { ...answer, products: [ofServer] },
      },
    ]),
  );
  const { result } = renderListing(store, 'search=anarkali');
  expect(result.current.result?.products).toEqual([ofServer]);
  await waitFor(() => expect(result.current.result?.products).toEqual([toWire(anarkali)]));
});
