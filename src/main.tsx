// Before the components' styles, which override it.
import './shared/ui/style/fonts.css';
import './shared/ui/style/global.css';
// Before the router.
import './shared/lib/backGuard';
import { lazy, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { finishHydration, hydratePage, readPrerenderedState } from './app/startup/hydration';
import { bootStore, makeBrowserStore, type AppStore } from './app/store';
import { env } from './shared/config/env';
import { followColorMode } from './shared/lib/colorScheme';
import { basePath } from './shared/i18n/language';
import { delay, nextTask } from './shared/lib/delay';
import { whenIdle } from './shared/lib/whenIdle';
import { readSession } from './shared/storage/specifiedKeys';

const WORKER_AFTER_MS = 1_000;

/** `import.meta.env.DEV` directly, so that a production build drops the panel and its chunk. */
const SyncPanel = import.meta.env.DEV ? lazy(() => import('./features/cart/SyncPanel')) : null;

/**
 * A page that shows nothing from the server, opened without worker and session: nothing is stored or
 * queued that the deferred services would have to read, so they can wait (docs/adr/0013-deferred-services.md).
 */
function canDeferServices(root: HTMLElement): boolean {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return root.dataset['page'] === 'whole' && !hasWorker && readSession() === null;
}

async function startLast(store: AppStore): Promise<void> {
  if (env.isDev || env.isMock) return;
  await delay(WORKER_AFTER_MS);
  await new Promise<void>(whenIdle);
  try {
    const { afterHydration } = await import('./app/startup/afterHydration');
    await afterHydration(store);
  } catch (error) {
    // Private mode, or the chunk did not load: the shop works, but does not open offline.
    console.warn('The service worker could not be registered', error);
  }
}

/** Each step is a task of its own, so that clicks are handled in between. */
async function boot(): Promise<void> {
  // `import.meta.env.MODE` directly, so that a production build drops the mock API.
  if (import.meta.env.MODE === 'mock') {
    const { startMockApi } = await import('../mocks/browser');
    await startMockApi();
  }
  // The build's documents set it at the first touch (server/rendering/inline/startHydration.ts).
  if (import.meta.env.DEV) document.documentElement.dataset['touched'] = '';
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  followColorMode();
  const store = makeBrowserStore();
  await nextTask();
  readPrerenderedState(store);
  await nextTask();
  await hydratePage(
    root,
    store,
    <StrictMode>
      <BrowserRouter basename={basePath || '/'}>
        <App store={store} tools={SyncPanel && <SyncPanel />} />
      </BrowserRouter>
    </StrictMode>,
  );
  await nextTask();
  bootStore(store);
  store.deferred.whenReady(({ startBackgroundQueries }) => startBackgroundQueries());
  if (!canDeferServices(root)) store.deferred.preload();
  // In a task after the microtasks in which redux-persist reads cart, wishlist and session.
  setTimeout(finishHydration);
  await nextTask();
  await new Promise<void>(whenIdle);
  store.deferred.preload();
  await startLast(store);
}

void boot();
