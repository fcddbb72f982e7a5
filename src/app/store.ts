import { configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { whenApiLoaded } from '../shared/api/apiSlot';
import { hasDevTools } from '../shared/config/env';
import { nextTask } from '../shared/lib/delay';
import { loadDeferredServices } from './startup/loadDeferredServices';
import { createDeferredQueue } from './startup/deferredQueue';
import { devToolsOptions } from './devtools';
import { createReactions } from './listeners/listeners';
import { onPageLifecycle } from './startup/pageLifecycle';
import { makePersistedReducer, startPersistence } from './persistence/persistence';
import type { RootState } from './rootReducer';
import { notifyWriteFailed } from './persistence/storageNotices';
import { followTabs, keyMiddleware } from './persistence/crossTab';

/** RTK Query is part of this store and can send queries. */
const apiJoined = createAction('api/joined');

/**
 * The shop's store; tests make theirs with it too, so that they run what shoppers run. Nothing is
 * stored until `bootStore` is called, and nothing is sent or fetched without the deferred services.
 *
 * @param loadDeferred starts loading the deferred services
 */
export function makeStore(
  preloadedState?: Partial<RootState>,
  loadDeferred: () => void = () => undefined,
) {
  const deferred = createDeferredQueue(loadDeferred);
  const reactions = createReactions(deferred);
  const apiMiddleware = createDynamicMiddleware();
  const reducer = makePersistedReducer(notifyWriteFailed);
  const store = configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    devTools: hasDevTools && devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: {
          // redux-persist's own actions carry functions.
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(reactions.middleware)
        .concat(keyMiddleware(notifyWriteFailed), apiMiddleware.middleware),
  });
  whenApiLoaded((api) => {
    reducer.inject(api);
    apiMiddleware.addMiddleware(api.middleware);
    store.dispatch(apiJoined());
  });
  return Object.assign(store, { deferred, listen: reactions.listen });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** The store of the running shop: persisted and shared between tabs. */
export function makeBrowserStore(): AppStore {
  const store = makeStore(undefined, () => {
    void loadDeferredServices().then(async ({ browserServices, createDeferredServices }) => {
      // In a task after the evaluation of its code.
      await nextTask();
      createDeferredServices(store, browserServices());
    });
  });
  return store;
}

/**
 * Hydrates the persisted slices and follows other tabs; pending work resumes when the deferred services
 * are loaded. Returns a function that stops all of it.
 */
export function bootStore(store: AppStore): () => void {
  const { persistor, guestKeysRead } = startPersistence(store);
  const flush = (): void => void persistor.flush();
  const stops = [followTabs(store), onPageLifecycle({ hidden: flush })];
  void guestKeysRead.then(() => {
    store.deferred.whenReady(({ begin }) => stops.push(begin()));
  });
  return () => {
    for (const stop of stops) stop();
    flush();
    persistor.pause();
  };
}
