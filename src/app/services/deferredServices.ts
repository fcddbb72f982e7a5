/**
 * What a page does not need to be hydrated and to answer clicks: RTK Query, the outboxes with their
 * journal, and the slices stored in IndexedDB. Loads after hydration, or with the first page that
 * queries the server (docs/adr/0013-deferred-services.md).
 */
import { createApiActionSanitizer, setupListeners } from '@reduxjs/toolkit/query';
import { cartOutbox } from '../../features/cart/cartOutbox';
import { wishlistOutbox } from '../../features/wishlist/wishlistOutbox';
import { attemptJournal } from '../../features/checkout/attemptJournal';
import { baseApi } from '../../shared/api/baseApi';
import { hasDevTools } from '../../shared/config/env';
import { DECODE_FAILED, storedSession } from '../../features/session/token';
import { openJournal } from '../../shared/storage/journal';
import type { DeferredServices } from '../startup/deferredQueue';
import { nameCalls } from '../devtools';
import { startBackgroundQueries } from './backgroundQueries';
import { startCardClicks } from './cardClicks';
import { startConnectionNotices } from './connectionNotices';
import { deletePersonalValues, resetVisit } from '../persistence/storedValues';
import { mergeGuestData } from '../listeners/listeners';
import { Outbox, type OutboxServices } from '../../sync/outbox';
import { onPageLifecycle } from '../startup/pageLifecycle';
import { applyScreenReads } from '../listeners/queryListeners';
import { browserLock } from '../../sync/lock';
import { notifyJournalFallback } from '../persistence/storageNotices';
import type { AppStore } from '../store';
import { reconcile } from '../../sync/reconcile';
import { openTabChannel } from '../../sync/tabChannel';

export { canHydrate, fetchCatalogue } from './catalogPage';
export { storages } from '../persistence/storedValues';

/** Of a real browser; tests bring their own. */
export function browserServices(): OutboxServices {
  const journal = openJournal(notifyJournalFallback, reconcile);
  return {
    journal,
    lock: browserLock(journal),
    channel: openTabChannel(),
    now: Date.now,
    isOnline: () => navigator.onLine,
  };
}

/** Connects the deferred services to `store` and runs what its queue holds. */
export function createDeferredServices(
  store: AppStore,
  services: OutboxServices,
): DeferredServices {
  if (hasDevTools) nameCalls(createApiActionSanitizer(baseApi));
  const cart = new Outbox(cartOutbox(store), store, services);
  const wishlist = new Outbox(wishlistOutbox(store), store, services);
  applyScreenReads(store.listen, { cart, wishlist, now: services.now });

  const load = async (from: 'boot' | 'otherTab'): Promise<void> => {
    const { uid } = store.getState().session;
    if (uid === null) return;
    await Promise.all([cart.load(uid, from), wishlist.load(uid, from)]);
  };
  const deferred: DeferredServices = {
    cart,
    wishlist,
    begin() {
      if (storedSession() === undefined) console.warn(DECODE_FAILED);
      const stops = [
        setupListeners(store.dispatch),
        startConnectionNotices(store),
        startCardClicks(),
        services.channel.listen(({ outbox, uid, tryNow }) => {
          if (store.getState().session.uid !== uid) return;
          const its = outbox === 'cart' ? cart : wishlist;
          if (tryNow) its.tryNow();
          void its.load(uid, 'otherTab');
        }),
        onPageLifecycle({
          shown: () => void load('otherTab'),
          online: () => {
            cart.retry();
            wishlist.retry();
          },
          // A page that is frozen must not hold the runner's lock against the others.
          frozen: () => {
            cart.stop();
            wishlist.stop();
          },
          resumed: () => void load('otherTab'),
        }),
      ];
      void load('boot').then(() => mergeGuestData(store.getState(), deferred));
      return () => {
        for (const stop of stops) stop();
        cart.stop();
        wishlist.stop();
      };
    },
    startBackgroundQueries: () => startBackgroundQueries(store),
    resetApiCache: () => {
      store.dispatch(baseApi.util.resetApiState());
    },
    resetVisit,
    deletePersonalValues: async (uid) => {
      await Promise.all([deletePersonalValues(), attemptJournal.forget(uid)]);
    },
  };
  store.deferred.provide(deferred);
  return deferred;
}
