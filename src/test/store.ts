/** The shop's store with the deferred services, which a browser loads later. */
import type { DeferredServices } from '../app/startup/deferredQueue';
import { createDeferredServices } from '../app/services/deferredServices';
import type { OutboxServices } from '../sync/outboxConfig';
import type { LazyState, RootState } from '../app/rootReducer';
import { soloLock } from '../sync/lock';
import { makeStore as makeShopStore, type AppStore as ShopStore } from '../app/store';
import { silentChannel } from '../sync/tabChannel';
import { memoryJournal } from '../shared/storage/journal';

export type AppStore = Omit<ShopStore, 'getState'> & {
  getState: () => RootState & LazyState;
  reactions: DeferredServices;
};

/** Stores nothing unless `services` say where, and until `bootStore` is called. */
export function makeStore(
  preloadedState?: Partial<RootState>,
  services: Partial<OutboxServices> = {},
): AppStore {
  const store = makeShopStore(preloadedState);
  const reactions = createDeferredServices(store, {
    journal: memoryJournal(),
    lock: soloLock,
    channel: silentChannel,
    now: Date.now,
    isOnline: () => navigator.onLine,
    ...services,
  });
  return Object.assign(store, { reactions }) as AppStore;
}
