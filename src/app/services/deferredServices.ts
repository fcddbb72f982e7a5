/**
 * What a page does not need to be hydrated and to answer clicks: RTK Query, the outboxes with their
 * journal, and the slices stored in IndexedDB. Loads after hydration, or with the first page that
 * queries the server (docs/adr/0013-deferred-services.md).
 */
import { createApiActionSanitizer, setupListeners } from '@reduxjs/toolkit/query';
import { cartOutbox } from '../../features/cart/cartOutbox';
import { deliveryPin } from '../../features/catalog/product/deliveryApi';
import { wishlistOutbox } from '../../features/wishlist/wishlistOutbox';
import { attemptJournal } from '../../features/checkout/attemptJournal';
import { endPush } from '../../features/notifications/browserPush';
import { createReturnQueue } from '../../features/returns/returnQueue';
import { returnJournal } from '../../features/returns/returnsApi';
import { hasLeft } from '../../features/session/sessionSlice';
import { leaving, LEAVING_LIMIT_MS } from '../../features/session/leaving';
import { baseApi, sendCall } from '../../shared/api/baseApi';
import { t } from '../../shared/i18n/t';
import { delay } from '../../shared/lib/delay';
import { toast } from '../../shared/ui/notify';
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
import { Outbox } from '../../sync/outbox';
import type { OutboxServices } from '../../sync/outboxConfig';
import { onPageLifecycle } from '../startup/pageLifecycle';
import { pauseCartForOrders } from '../listeners/orderListeners';
import { applyScreenReads } from '../listeners/queryListeners';
import { browserLock } from '../../sync/lock';
import { notifyJournalFallback } from '../persistence/storageNotices';
import type { AppStore } from '../store';
import { reconcile } from '../../sync/reconcile';
import { openTabChannel } from '../../sync/tabChannel';

/** How long a logout goes on sending what has not reached the account. */
const SIGN_OUT_GRACE_MS = 3_000;

export { canHydrate, fetchCatalogue } from './catalogPage';
export { storages } from '../persistence/storedValues';

/** Of a real browser; tests pass their own. */
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
  pauseCartForOrders(store.listen, { cart, now: services.now });
  const returns = createReturnQueue(store);

  const load = async (from: 'boot' | 'otherTab'): Promise<void> => {
    const { uid } = store.getState().session;
    if (uid === null) return;
    await Promise.all([cart.load(uid, from), wishlist.load(uid, from)]);
  };
  /** Deletes what a tab that was closed during a logout has left. */
  const finishLogout = async (): Promise<void> => {
    const note = leaving.read();
    if (note === null || services.now() - note.at < LEAVING_LIMIT_MS) return;
    leaving.end(note.uid);
    if (store.getState().session.uid !== note.uid) await deferred.forget(note.uid);
  };
  /** Everything personal but the outboxes. */
  const forgetPerson = (uid: string): Promise<unknown> => {
    deferred.resetApiCache();
    deliveryPin.clear();
    return Promise.all([deletePersonalValues(), attemptJournal.forget(uid)]);
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
          shown: () => {
            void load('otherTab');
            void returns.send();
          },
          online: () => {
            cart.retry();
            wishlist.retry();
            void returns.send();
          },
          // A page that is frozen must not hold the runner's lock against the others.
          frozen: () => {
            cart.stop();
            wishlist.stop();
          },
          resumed: () => void load('otherTab'),
        }),
      ];
      void returns.send();
      void load('boot').then(() => mergeGuestData(store.getState(), deferred));
      const finishing = setTimeout(() => void finishLogout(), LEAVING_LIMIT_MS);
      return () => {
        for (const stop of stops) stop();
        clearTimeout(finishing);
        returns.stop();
        cart.stop();
        wishlist.stop();
      };
    },
    startBackgroundQueries: () => startBackgroundQueries(store),
    resetApiCache: () => {
      store.dispatch(baseApi.util.resetApiState());
    },
    resetVisit() {
      resetVisit();
      deliveryPin.clear();
    },
    beginLeaving: (uid) => leaving.begin(uid, services.now()),
    async forget(uid) {
      for (const outbox of [cart, wishlist]) outbox.stop();
      const isSending = leaving.read()?.uid === uid;
      await Promise.all([
        forgetPerson(uid),
        returnJournal.forget(uid),
        ...(isSending ? [] : [cart.forget(uid), wishlist.forget(uid)]),
      ]);
    },
    async leave(uid) {
      const deadline = delay(services.isOnline() ? SIGN_OUT_GRACE_MS : 0);
      const [, , ...sent] = await Promise.all([
        forgetPerson(uid),
        endPush().catch(() => undefined),
        cart.leave(uid, deadline),
        wishlist.leave(uid, deadline),
        returns.leave(uid, deadline),
      ]);
      if (sent.includes(false)) {
        toast.info(t('Changes that were not yet saved to your account are gone.'));
      }
      const { leaving: left } = store.getState().session;
      if (left?.uid === uid) await sendCall('userLogout', undefined, { token: left.token });
      store.dispatch(hasLeft(uid));
      leaving.end(uid);
    },
  };
  store.deferred.provide(deferred);
  return deferred;
}
