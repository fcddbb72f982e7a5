/** What every visit asks the server for by itself, whatever page is open. */
import { listRequested } from '../features/catalog/catalogSlice';
import { layoutApi } from '../features/layout/layoutApi';
import { askForCatalogue } from './catalogPage';
import type { AppStore } from './store';

const HEALTH_EVERY_MS = 60_000;

/** The page is the worker's: its header and footer may be of another day. */
const isKeptPage = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

export function keepFresh(store: AppStore): void {
  const { list } = askForCatalogue(store);
  store.listen({ actionCreator: listRequested, effect: () => void list.refetch() });

  const { headers, footers, health } = layoutApi.endpoints;
  if (store.getState().layout.headers === null || isKeptPage()) {
    void store.dispatch(headers.initiate());
    void store.dispatch(footers.initiate());
  }

  const asking = store.dispatch(health.initiate());
  const poll = (): void => {
    asking.updateSubscriptionOptions({
      pollingInterval: navigator.onLine ? HEALTH_EVERY_MS : 0,
      skipPollingIfUnfocused: true,
      refetchOnReconnect: true,
    });
  };
  poll();
  window.addEventListener('online', poll);
  window.addEventListener('offline', poll);
}
