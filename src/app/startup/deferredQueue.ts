/**
 * The queue in front of the deferred services (deferredServices.ts). It exists with the store. Until
 * the services are loaded it queues calls of them, and then runs these in order.
 */
import type { Outbox } from '../../sync/outbox';
import type { RootState } from '../rootReducer';

/** What runs after a click has been answered: the outboxes, the database, the server's queries. */
export interface DeferredServices {
  cart: Outbox<RootState>;
  wishlist: Outbox<RootState>;
  /** Reads what is pending and follows other tabs and the connection. Returns a function that stops it. */
  begin: () => () => void;
  /** Fetches what every visit shows, and again when it may have changed. */
  startBackgroundQueries: () => void;
  /** Empties RTK Query's cache, which may hold personal data. */
  resetApiCache: () => void;
  /** Deletes what the device remembers of a visit (searches, products seen). */
  resetVisit: () => void;
  /** Before a logout: tells the other tabs that this one still sends edits of `uid`. */
  beginLeaving: (uid: string) => void;
  /**
   * After a logout in this tab: sends the remaining edits, deletes the personal records of `uid` on this device,
   * and ends the session on the server.
   */
  leave: (uid: string) => Promise<void>;
  /** After a logout elsewhere: deletes the records, unless the tab of the logout still sends them. */
  forget: (uid: string) => Promise<void>;
}

/** A returned promise is ignored. */
type Act = (services: DeferredServices) => unknown;

export interface DeferredQueue {
  /** Null until the services are loaded. */
  current: () => DeferredServices | null;
  /** Runs `act` now if the services are loaded, else queues it. Does not trigger loading. */
  whenReady: (act: Act) => void;
  /** Runs `act` now if the services are loaded, else queues it and starts loading. */
  request: (act: Act) => void;
  /** Starts loading. */
  preload: () => void;
  /** Hands over the loaded services and runs what is queued. */
  provide: (services: DeferredServices) => void;
}

/** @param load starts loading the services; called at most once */
export function createDeferredQueue(load: () => void): DeferredQueue {
  let services: DeferredServices | null = null;
  let isLoading = false;
  const queued: Act[] = [];
  const preload = (): void => {
    if (isLoading) return;
    isLoading = true;
    load();
  };
  const whenReady: DeferredQueue['whenReady'] = (act) => {
    if (services) act(services);
    else queued.push(act);
  };
  return {
    current: () => services,
    whenReady,
    request(act) {
      whenReady(act);
      preload();
    },
    preload,
    provide(loaded) {
      services = loaded;
      isLoading = true;
      for (const act of queued.splice(0)) act(loaded);
    },
  };
}
