// Before the styles of components, which stand on them.
import './shared/ui/style/fonts.css';
import './shared/ui/style/global.css';
import { lazy, StrictMode, startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app/startup/reactDom';
import { App } from './app/App';
import { fillShell, firstPageStands, startAsShell } from './app/startup/firstPage';
import { preloadPage } from './app/navigation/router';
import { bootStore, makeBrowserStore, type AppStore } from './app/store';
import { listBegun, type BroughtProducts } from './features/catalog/catalogSlice';
import { layoutBrought } from './features/layout/layoutSlice';
import { env } from './shared/config/env';
import { isListing } from './shared/config/pageFiles';
import { followColorMode } from './shared/lib/colorScheme';
import { nextTask, delay } from './shared/lib/delay';
import { whenIdle } from './shared/lib/whenIdle';
import { readSession } from './shared/storage/specifiedKeys';
import { dismiss } from './shared/ui/notify';

declare global {
  interface Window {
    /** Of a page that came as HTML, until it is taken over (server/rendering/inline/startHydration.ts). */
    hydration?: {
      /** Says that something has not come yet. */
      lost: () => void;
      /** The shop's whole style sheet, for whoever needs it first. */
      loadSheet: () => Promise<void>;
      /** Kept when the page was painted first, or after a second in which the browser tells of nothing. */
      firstPaint: () => Promise<void>;
      /** What was tapped or chosen meanwhile, and how to do it; from now on nothing is kept. */
      end: () => Map<HTMLElement, () => void>;
    };
    /** Kept when a page that comes in two parts is whole. */
    rest?: Promise<void>;
  }
}

/** After this long a page that waits for what it is taken over with says so. */
const SAID_AFTER_MS = 8_000;
/** Longer with each time, up to the second number. */
const AGAIN_AFTER_MS = [3_000, 15_000] as const;
/** So often the server may say no to a page's products before the page is rendered without them. */
const REFUSALS = 2;
/** A first page that cannot be shown (its code does not come) must not keep the rest waiting. */
const FIRST_PAGE_WITHIN_MS = 12_000;

/** The page is at rest by then. */
const WORKER_AFTER_MS = 1_000;

/** Development only. Asked here and not of `env`, so that a build leaves the panel and its chunk out. */
const SyncPanel = import.meta.env.DEV ? lazy(() => import('./features/cart/SyncPanel')) : null;

const tree = (store: AppStore): ReactElement => (
  <StrictMode>
    <BrowserRouter>
      <App store={store} tools={SyncPanel && <SyncPanel />} />
    </BrowserRouter>
  </StrictMode>
);

/** What the server wrote into the page for the shop to read; null where it wrote nothing. */
function brought(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Header and footer, be it of when the worker fetched the page, and on home the first products. */
function readBrought(store: AppStore): void {
  const layout = brought('layout') as Parameters<typeof layoutBrought>[0] | null;
  if (layout) store.dispatch(layoutBrought(layout));
  const products = brought('products') as BroughtProducts | null;
  if (products) store.dispatch(listBegun(products));
}

/**
 * Waits until all is here that a page is taken over with. What does not come is asked for again: what
 * the page shows is worth more to its reader than an error in its place, and taps are kept. What the
 * shop refuses is no matter of waiting: the page is to be rendered anew, and says what it was told.
 *
 * @returns whether the page can be taken over
 */
async function gather(isCatalogue: boolean, root: HTMLElement, store: AppStore): Promise<boolean> {
  const late = setTimeout(() => window.hydration?.lost(), SAID_AFTER_MS);
  const [first, longest] = AGAIN_AFTER_MS;
  let refusals = 0;
  for (let time = 1; ; time += 1) {
    try {
      // Evaluated in a task of its own, before the page that stands on it.
      const services = isCatalogue ? await import('./app/startup/deferredServices') : null;
      const catalogue = services?.fetchCatalogue(store) ?? 'here';
      await nextTask();
      const [outcome] = await Promise.all([catalogue, preloadPage(window.location.pathname)]);
      if (outcome === 'refused') refusals += 1;
      if (outcome === 'here' || refusals === REFUSALS) {
        clearTimeout(late);
        return outcome === 'here' && (services?.canTakeOver(root, store) ?? true);
      }
    } catch {
      // Its code did not come: said and asked for again, as what did not answer is.
    }
    window.hydration?.lost();
    await delay(Math.min(first * time, longest));
    // Said already, in the page itself.
    dismiss();
  }
}

/** A static host may answer with a page that was rendered for another address, or another query. */
function isRenderedFor(root: HTMLElement, pathname: string, search: string): boolean {
  const isSame = root.dataset['address'] === (pathname.replace(/\/+$/, '') || '/');
  return isSame && (search === '' || !isListing(pathname));
}

/**
 * Renders into what the document brought (`data-page` on the root, server/rendering/build/template.ts):
 * nothing (development), the frame alone (`shell`), the whole page (`whole`), a page with the
 * catalogue in it (`data`), which can be taken over once the same catalogue is in the state, or a
 * page whose rest is gone (`old`).
 */
async function start(root: HTMLElement, store: AppStore): Promise<void> {
  const kind = root.dataset['page'];
  const { pathname, search } = window.location;
  if (kind === 'shell') {
    startAsShell();
    // The router asks again for what does not come.
    void preloadPage(pathname).catch(() => undefined);
  } else if (kind === 'data') {
    if (!(await gather(true, root, store))) root.replaceChildren();
  } else if (kind === 'whole') {
    if (isRenderedFor(root, pathname, search)) await gather(false, root, store);
    else root.replaceChildren();
  } else {
    root.replaceChildren();
  }
  if (!root.hasChildNodes()) {
    createRoot(root).render(tree(store));
    return;
  }
  // In a transition React takes the page over in slices, and a tap comes in between.
  startTransition(() => {
    hydrateRoot(root, tree(store), {
      onRecoverableError: (error) => {
        console.error('The page differed from its prerendered HTML', error);
      },
    });
  });
}

/** Taps from before the shop was awake (the page keeps them) happen now. */
function replayTaps(): void {
  for (const [control, act] of window.hydration?.end() ?? []) {
    if (control.isConnected) act();
  }
}

/**
 * A page that needs nothing of the server to be whole, opened by somebody who has left nothing here: its
 * code for asking the server can wait until the page is awake (docs/adr/0013).
 */
function isLight(root: HTMLElement): boolean {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return root.dataset['page'] === 'whole' && !hasWorker && readSession() === null;
}

async function boot(): Promise<void> {
  // Read here and not from `env`, so that the build leaves the whole mock API out.
  if (import.meta.env.MODE === 'mock') {
    const { startMockApi } = await import('../mocks/browser');
    await startMockApi();
  }
  // Every step is a task of its own, so that a tap comes in between.
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  followColorMode();
  const store = makeBrowserStore();
  await nextTask();
  readBrought(store);
  await nextTask();
  await start(root, store);
  await Promise.race([firstPageStands, delay(FIRST_PAGE_WITHIN_MS)]);
  await nextTask();
  bootStore(store);
  store.deferred.whenReady(({ startBackgroundQueries }) => startBackgroundQueries());
  if (!isLight(root)) store.deferred.preload();
  // The kept cart, list and session are read in a microtask; personal pages show them at once.
  setTimeout(() => {
    fillShell();
    replayTaps();
    // Keys pressed before now went nowhere; browser tests and benchmarks wait for this mark.
    document.documentElement.dataset['hydrated'] = '';
  });
  // In an idle moment after that, all that the page did not need to be awake.
  await nextTask();
  await new Promise<void>(whenIdle);
  store.deferred.preload();
  if (!env.isDev && !env.isMock) {
    // The worker fetches the whole build, which would take a slow phone's processor from what still comes in.
    await delay(WORKER_AFTER_MS);
    await new Promise<void>(whenIdle);
    try {
      const { registerServiceWorker } = await import('./app/startup/serviceWorker');
      await registerServiceWorker();
    } catch (error) {
      // Private mode, or code that does not come: the shop works without, it only cannot open offline.
      console.warn('The offline worker could not be registered', error);
    }
  }
}

void boot();
