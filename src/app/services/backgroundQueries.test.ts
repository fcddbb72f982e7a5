import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { resetDatabase, server } from '../../../mocks/node';
import { listRequested } from '../../features/catalog/catalogSlice';
import { baseApi } from '../../shared/api/baseApi';
import { makeStore, type AppStore } from '../../test/store';

const stores: AppStore[] = [];
const visit = (): AppStore => {
  const store = makeStore();
  stores.push(store);
  store.reactions.startBackgroundQueries();
  return store;
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await resetDatabase();
});
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(baseApi.util.resetApiState());
  server.resetHandlers();
  server.events.removeAllListeners();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

it('every visit loads the catalogue, header and footer, and the connection’s state', async () => {
  const store = visit();
  await waitFor(() => {
    const { catalog, layout } = store.getState();
    expect(catalog.products.ids.length).toBeGreaterThan(100);
    expect(catalog.categories.length).toBeGreaterThan(0);
    expect(catalog.tags.length).toBeGreaterThan(0);
    expect(layout.headers?.length).toBeGreaterThan(0);
    expect(layout.footers?.length).toBeGreaterThan(0);
    expect(layout.health).toBe('answered');
  });
});

it('continue after a logout has reset the cache', async () => {
  const store = visit();
  await waitFor(() => expect(store.getState().catalog.fetchedAt).not.toBeNull());
  let lists = 0;
  server.events.on('request:start', ({ request }) => {
    lists += Number(new URL(request.url).pathname.endsWith('/product/list'));
  });
  store.reactions.resetApiCache();
  await waitFor(() => expect(lists).toBe(1));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries)).not.toContainEqual(
      expect.objectContaining({ status: 'pending' }),
    ),
  );
});

it('report why the list failed, and request it again when it is needed', async () => {
  server.use(
    http.get('*/v1/api/product/list', () =>
      HttpResponse.json({ success: false, message: 'Stock-taking.' }, { status: 409 }),
    ),
  );
  const store = visit();
  await waitFor(() => expect(store.getState().catalog.failure?.message).toBe('Stock-taking.'));
  server.resetHandlers();
  store.dispatch(listRequested());
  expect(store.getState().catalog.failure).toBeNull();
  await waitFor(() => expect(store.getState().catalog.products.ids.length).toBeGreaterThan(100));
});
