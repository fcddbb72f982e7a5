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

it('a logout shows at once; the deferred services send and delete the rest when they are loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loadDeferred = jest.fn();
  const store = makeShopStore(undefined, loadDeferred);
  store.dispatch(signedIn({ token: 'a.b.c' }));
  const { uid } = store.getState().session;
  store.dispatch(signOutRequested());
  expect(store.getState().session.status).toBe('guest');
  await waitFor(() => expect(loadDeferred).toHaveBeenCalledTimes(1));
  const leave = jest.fn(() => Promise.resolve());
  const outbox = { load: () => Promise.resolve() };
  store.deferred.provide({
    cart: outbox,
    wishlist: outbox,
    leave,
  } as unknown as DeferredServices);
  expect(leave).toHaveBeenCalledWith(uid);
});
