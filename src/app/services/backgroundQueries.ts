/** The queries of every visit, whatever page is open. */
import { catalogApi, LIST_QUERY } from '../../features/catalog/queries/catalogApi';
import { listRequested } from '../../features/catalog/catalogSlice';
import { contentApi } from '../../features/content/contentApi';
import { layoutApi } from '../../features/layout/layoutApi';
import { baseApi } from '../../shared/api/baseApi';
import { nextTask } from '../../shared/lib/delay';
import type { AppStore } from '../store';

const HEALTH_EVERY_MS = 60_000;

/** The page came from the worker: its header and footer may be outdated. */
const isKeptPage = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Starts the queries, checks the connection from then on, and repeats the queries after a logout has
 * emptied the cache.
 */
export function startBackgroundQueries(store: AppStore): void {
  const { productCategories, productList, productTags } = catalogApi.endpoints;
  const { headers, footers, health } = layoutApi.endpoints;
  const { content } = contentApi.endpoints;
  const askForList = () => store.dispatch(productList.initiate(LIST_QUERY));
  const askForHealth = () => store.dispatch(health.initiate());
  let list: ReturnType<typeof askForList> | undefined;
  let asking: ReturnType<typeof askForHealth> | undefined;

  const poll = (): void => {
    asking?.updateSubscriptionOptions({
      pollingInterval: navigator.onLine ? HEALTH_EVERY_MS : 0,
      skipPollingIfUnfocused: true,
      refetchOnReconnect: true,
    });
  };
  window.addEventListener('online', poll);
  window.addEventListener('offline', poll);

  const frame = () => {
    if (store.getState().layout.headers !== null && !isKeptPage()) return [];
    return [
      () => store.dispatch(headers.initiate()),
      () => store.dispatch(footers.initiate()),
      () => store.dispatch(content.initiate()),
    ];
  };
  const ask = async (): Promise<void> => {
    const questions: (() => unknown)[] = [
      () => (list = askForList()),
      () => store.dispatch(productCategories.initiate()),
      () => store.dispatch(productTags.initiate()),
      ...frame(),
      () => {
        asking = askForHealth();
        poll();
      },
    ];
    for (const question of questions) {
      // One task each, so that clicks are handled in between.
      await nextTask();
      question();
    }
  };
  void ask();
  store.listen({ actionCreator: baseApi.util.resetApiState, effect: ask });
  store.listen({ actionCreator: listRequested, effect: () => void list?.refetch() });
}
