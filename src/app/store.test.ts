import { createAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { signedIn, signOutRequested } from '../features/session/sessionSlice';
import type { DeferredServices } from './startup/deferredQueue';
import { makeStore as makeShopStore, type AppStore } from './store';

/** As a browser loads them: the store first, and the API's code when something asks for it. */
async function openShop() {
  jest.resetModules();
  const { makeStore } = await import('./store');
  return {
    makeStore,
    bringApi: async () => (await import('../shared/api/baseApi')).baseApi,
    bringLayoutApi: async () => (await import('../features/layout/layoutApi')).layoutApi,
  };
}

const holdsApi = (store: AppStore): boolean => store.getState().api !== undefined;

describe('RTK Query', () => {
  it('is added to a store created before its code was loaded, and changes nothing else', async () => {
    const { makeStore, bringApi } = await openShop();
    const store = makeStore();
    const before = store.getState();
    expect(holdsApi(store)).toBe(false);
    await bringApi();
    expect(holdsApi(store)).toBe(true);
    const { api: _api, ...rest } = store.getState();
    expect(rest).toEqual(before);
  });

  it('is in every store, created before or afterwards', async () => {
    const { makeStore, bringApi } = await openShop();
    const early = [makeStore(), makeStore()];
    await bringApi();
    for (const store of [...early, makeStore()]) expect(holdsApi(store)).toBe(true);
  });

  it('handles actions: a response is cached, and a reset clears the cache', async () => {
    const { makeStore, bringApi, bringLayoutApi } = await openShop();
    const store = makeStore();
    const baseApi = await bringApi();
    const layoutApi = await bringLayoutApi();
    const entry = { endpointName: 'footers' as const, arg: undefined, value: [] };
    store.dispatch(layoutApi.util.upsertQueryEntries([entry]));
    expect(Object.keys(store.getState().api?.queries ?? {})).toHaveLength(1);
    store.dispatch(baseApi.util.resetApiState());
    expect(store.getState().api?.queries).toEqual({});
    store.dispatch(createAction('nothing/happened')());
    expect(store.getState().api?.config.middlewareRegistered).toBe(true);
  });
});

it('a logout waits for the deferred services, which delete personal data', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loadDeferred = jest.fn();
  const store = makeShopStore(undefined, loadDeferred);
  store.dispatch(signedIn({ token: 'a.b.c' }));
  store.dispatch(signOutRequested());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(store.getState().session.status).toBe('in');
  expect(loadDeferred).toHaveBeenCalledTimes(1);
  const forget = jest.fn(() => Promise.resolve());
  const outbox = { load: () => Promise.resolve(), forget };
  store.deferred.provide({
    cart: outbox,
    wishlist: outbox,
    resetApiCache: jest.fn(),
    deletePersonalValues: forget,
  } as unknown as DeferredServices);
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(forget).toHaveBeenCalledTimes(3);
});
