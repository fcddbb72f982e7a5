import { configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { whenApiCame } from '../shared/api/apiSlot';
import { hasDevTools } from '../shared/config/env';
import { nextTask } from '../shared/lib/wait';
import { backstageCode } from './backstageCode';
import { createBackstageDoor } from './backstageDoor';
import { devToolsOptions } from './devtools';
import { createReactions } from './listeners';
import { onPageLife } from './pageLife';
import { makePersistedReducer, startPersistence } from './persistence';
import type { RootState } from './rootReducer';
import { sayWriteFailed } from './storageNotices';
import { followTabs, keyMiddleware } from './tabs';

/** RTK Query has joined this store: from now on it can ask the server. */
const apiJoined = createAction('api/joined');

/**
 * The shop's store; tests make theirs with it too, so that they run what shoppers run. Nothing is
 * kept beyond the page until `bootStore` is called, and nothing sent or fetched without what comes
 * backstage.
 *
 * @param fetchBackstage starts to bring it (`enterBackstage`) when somebody wants it
 */
export function makeStore(
  preloadedState?: Partial<RootState>,
  fetchBackstage: () => void = () => undefined,
) {
  const backstage = createBackstageDoor(fetchBackstage);
  const reactions = createReactions(backstage);
  const late = createDynamicMiddleware();
  const reducer = makePersistedReducer(sayWriteFailed);
  const store = configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    devTools: hasDevTools && devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: {
          // The six of redux-persist carry functions by design; nothing else may.
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(reactions.middleware)
        .concat(keyMiddleware(sayWriteFailed), late.middleware),
  });
  whenApiCame((api) => {
    reducer.inject(api);
    late.addMiddleware(api.middleware);
    store.dispatch(apiJoined());
  });
  return Object.assign(store, { backstage, listen: reactions.listen });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** The store of the running shop: shared between tabs, and going on where it was left. */
export function makeBrowserStore(): AppStore {
  const store = makeStore(undefined, () => {
    void backstageCode().then(async ({ browserServices, enterBackstage }) => {
      // In a task after the one that its code was evaluated in.
      await nextTask();
      enterBackstage(store, browserServices());
    });
  });
  return store;
}

/**
 * Reads what was kept and follows the other tabs; once there is a backstage, pending work is resumed.
 * Answers a function that stops all of it.
 */
export function bootStore(store: AppStore): () => void {
  const { persistor, guestKeysRead } = startPersistence(store);
  const flush = (): void => void persistor.flush();
  const stops = [followTabs(store), onPageLife({ hidden: flush })];
  void guestKeysRead.then(() => {
    store.backstage.onceHere(({ begin }) => stops.push(begin()));
  });
  return () => {
    for (const stop of stops) stop();
    flush();
    persistor.pause();
  };
}
