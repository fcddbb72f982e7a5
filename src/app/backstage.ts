/**
 * What happens behind a tap: RTK Query, the outboxes with their journal, what is kept in the database.
 * A page is awake and answers taps without it; its code comes afterwards, or with the first page that
 * asks the server for something (docs/adr/0013).
 */
import { createApiActionSanitizer, setupListeners } from '@reduxjs/toolkit/query';
import { attemptJournal } from '../features/checkout/attemptJournal';
import { baseApi } from '../shared/api/baseApi';
import { hasDevTools } from '../shared/config/env';
import { openJournal } from '../shared/storage/journal';
import type { Backstage } from './backstageDoor';
import { nameCalls } from './devtools';
import { keepFresh } from './freshness';
import { forgetPersonalValues, forgetVisit } from './keptValues';
import { joinGuest } from './listeners';
import { createOutbox, type OutboxServices } from './outbox';
import { cartSpec, wishlistSpec } from './outboxSpecs';
import { onPageLife } from './pageLife';
import { reactToReads } from './readListeners';
import { browserLock } from './runnerLock';
import { sayJournal } from './storageNotices';
import type { AppStore } from './store';
import { openTabChannel } from './tabChannel';

export { canTakeOver, fetchCatalogue } from './catalogPage';
export { storages } from './keptValues';

/** Of a real browser; tests bring their own. */
export function browserServices(): OutboxServices {
  const journal = openJournal(sayJournal);
  return {
    journal,
    lock: browserLock(journal),
    channel: openTabChannel(),
    now: Date.now,
    isOnline: () => navigator.onLine,
  };
}

/** Goes behind `store`; what was asked for before is done now. */
export function enterBackstage(store: AppStore, services: OutboxServices): Backstage {
  if (hasDevTools) nameCalls(createApiActionSanitizer(baseApi));
  const cart = createOutbox(cartSpec(store), store, services);
  const wishlist = createOutbox(wishlistSpec(store), store, services);
  reactToReads(store.listen, { cart, wishlist, now: services.now });

  const load = async (from: 'boot' | 'otherTab'): Promise<void> => {
    const { uid } = store.getState().session;
    if (uid === null) return;
    await Promise.all([cart.load(uid, from), wishlist.load(uid, from)]);
  };
  const backstage: Backstage = {
    cart,
    wishlist,
    begin() {
      const stops = [
        setupListeners(store.dispatch),
        services.channel.listen(({ outbox, uid, tryNow }) => {
          if (store.getState().session.uid !== uid) return;
          const its = outbox === 'cart' ? cart : wishlist;
          if (tryNow) its.tryNow();
          void its.load(uid, 'otherTab');
        }),
        onPageLife({
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
      void load('boot').then(() => joinGuest(store.getState(), backstage));
      return () => {
        for (const stop of stops) stop();
        cart.stop();
        wishlist.stop();
      };
    },
    keepFresh: () => keepFresh(store),
    forgetAnswers: () => {
      store.dispatch(baseApi.util.resetApiState());
    },
    forgetVisit,
    forgetPersonalValues: async (uid) => {
      await Promise.all([forgetPersonalValues(), attemptJournal.forget(uid)]);
    },
  };
  store.backstage.open(backstage);
  return backstage;
}
