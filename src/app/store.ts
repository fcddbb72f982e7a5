import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { attemptJournal } from '../features/checkout/attemptJournal';
import { baseApi } from '../shared/api/baseApi';
import { hasDevTools } from '../shared/config/env';
import { memoryJournal, openJournal } from '../shared/storage/journal';
import { devToolsOptions } from './devtools';
import { createReactions, joinGuest, type Reactions } from './listeners';
import { createOutbox, type OutboxServices } from './outbox';
import { cartSpec, wishlistSpec } from './outboxSpecs';
import {
  forgetPersonalValues,
  forgetVisit,
  makePersistedReducer,
  startPersistence,
} from './persistence';
import type { RootState } from './rootReducer';
import { browserLock, soloLock } from './runnerLock';
import { sayJournal, sayWriteFailed } from './storageNotices';
import { openTabChannel, silentChannel } from './tabChannel';
import { followTabs, keyMiddleware } from './tabs';

const pageOnly: Omit<OutboxServices, 'journal'> = {
  lock: soloLock,
  channel: silentChannel,
  now: Date.now,
  isOnline: () => navigator.onLine,
};

/**
 * The shop's store; tests make theirs with it too, so that they run what shoppers run. Nothing is
 * kept beyond the page unless `services` say where, and until `bootStore` is called.
 */
export function makeStore(
  preloadedState?: Partial<RootState>,
  services: Partial<OutboxServices> = {},
) {
  const used: OutboxServices = { ...pageOnly, journal: memoryJournal(), ...services };
  // Listeners run only once actions are dispatched, and by then the outboxes are there.
  const reactions: { current: Reactions | null } = { current: null };
  const listeners = createReactions(() => {
    if (reactions.current === null) throw new Error('The store is not made yet.');
    return reactions.current;
  });
  const store = configureStore({
    reducer: makePersistedReducer(sayWriteFailed),
    ...(preloadedState && { preloadedState }),
    devTools: hasDevTools && devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: {
          // The six of redux-persist carry functions by design; nothing else may.
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listeners.middleware)
        .concat(keyMiddleware(sayWriteFailed), baseApi.middleware),
  });
  reactions.current = {
    cart: createOutbox(cartSpec(store), store, used),
    wishlist: createOutbox(wishlistSpec(store), store, used),
    now: used.now,
    forgetVisit,
    forgetPersonalValues: async (uid) => {
      await Promise.all([forgetPersonalValues(), attemptJournal.forget(uid)]);
    },
  };
  return Object.assign(store, { reactions: reactions.current, services: used });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** The store of the running shop: kept, shared between tabs, and going on where it was left. */
export function makeBrowserStore(): AppStore {
  const journal = openJournal(sayJournal);
  return makeStore(undefined, {
    journal,
    lock: browserLock(journal),
    channel: openTabChannel(),
  });
}

/**
 * Reads what was kept, follows the other tabs and the connection, and resumes pending work.
 * Answers a function that stops all of it.
 */
export function bootStore(store: AppStore): () => void {
  const { cart, wishlist } = store.reactions;
  const { persistor, guestKeysRead } = startPersistence(store);

  const load = async (from: 'boot' | 'otherTab'): Promise<void> => {
    const { uid } = store.getState().session;
    if (uid === null) return;
    await Promise.all([cart.load(uid, from), wishlist.load(uid, from)]);
  };
  const stops = [
    setupListeners(store.dispatch),
    followTabs(store, () => void load('otherTab')),
    store.services.channel.listen(({ outbox, uid, tryNow }) => {
      if (store.getState().session.uid !== uid) return;
      const its = outbox === 'cart' ? cart : wishlist;
      if (tryNow) its.tryNow();
      void its.load(uid, 'otherTab');
    }),
    onPageLife({
      online: () => {
        cart.retry();
        wishlist.retry();
      },
      hidden: () => void persistor.flush(),
      frozen: () => {
        cart.stop();
        wishlist.stop();
      },
      resumed: () => void load('otherTab'),
    }),
  ];
  void guestKeysRead.then(async () => {
    await load('boot');
    await joinGuest(store.getState(), store.reactions);
  });
  return () => {
    for (const stop of stops) stop();
    cart.stop();
    wishlist.stop();
    void persistor.flush();
    persistor.pause();
  };
}

interface PageLife {
  online: () => void;
  hidden: () => void;
  frozen: () => void;
  resumed: () => void;
}

/** A page that is frozen must not hold the runner's lock against the others. */
function onPageLife({ online, hidden, frozen, resumed }: PageLife): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') hidden();
  };
  window.addEventListener('online', online);
  window.addEventListener('pagehide', hidden);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('freeze', frozen);
  document.addEventListener('resume', resumed);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('pagehide', hidden);
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('freeze', frozen);
    document.removeEventListener('resume', resumed);
  };
}
