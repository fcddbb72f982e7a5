// Before the styles of components, which stand on them.
import './app/fonts.css';
import './app/global.css';
import { StrictMode, startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app/reactDom';
import { App } from './app/App';
import { fillShell, firstPageStands, startAsShell } from './app/firstPage';
import { preloadPage } from './app/router';
import { bootStore, makeBrowserStore, type AppStore } from './app/store';
import { toAppError } from './shared/api/appError';
import { catalogApi, LIST_QUERY, type PageAnswer } from './features/catalog/catalogApi';
import { selectIsPartial } from './features/catalog/catalogSelectors';
import { productsFound } from './features/catalog/catalogSlice';
import { layoutApi } from './features/layout/layoutApi';
import type { FooterLink, HeaderItem } from './shared/api/contract';
import { env } from './shared/config/env';
import { isListing } from './shared/config/pageFiles';
import { followColorMode } from './shared/lib/colorScheme';
import { nextTask, wait } from './shared/lib/wait';
import { whenIdle } from './shared/lib/whenIdle';
import { dismiss } from './shared/ui/notify';

declare global {
  interface Window {
    /** Of a page that came as HTML, until it is taken over (server/pages/inlineScripts.ts). */
    waking?: {
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

const tree = (store: AppStore): ReactElement => (
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>
);

/** Header and footer as the server wrote them into the page, be it when the worker fetched it. */
function readLayout(store: AppStore): void {
  const kept = document.getElementById('layout')?.textContent;
  if (!kept) return;
  const { headers, footers } = JSON.parse(kept) as {
    headers: HeaderItem[];
    footers: FooterLink[];
  };
  store.dispatch(
    layoutApi.util.upsertQueryEntries([
      { endpointName: 'headers', arg: undefined, value: headers },
      { endpointName: 'footers', arg: undefined, value: footers },
    ]),
  );
}

type Outcome = 'here' | 'lost' | 'refused';

/** `refused`: the shop itself has answered, and what it says is no or that it has failed. */
async function fetchCatalogue(store: AppStore): Promise<Outcome> {
  const list = store.dispatch(catalogApi.endpoints.productList.initiate(LIST_QUERY));
  const taxonomy = [
    store.dispatch(catalogApi.endpoints.productCategories.initiate()),
    store.dispatch(catalogApi.endpoints.productTags.initiate()),
  ];
  const [{ isSuccess, error }] = await Promise.all([list, ...taxonomy]);
  if (isSuccess) return 'here';
  return ['refused', 'server'].includes(toAppError(error).kind) ? 'refused' : 'lost';
}

/**
 * Waits until all is here that a page is taken over with. What does not come is asked for again: what
 * the page shows is worth more to its reader than an error in its place, and taps are kept. What the
 * shop refuses is no matter of waiting: the page is to be rendered anew, and says what it was told.
 *
 * @returns whether the page can be taken over
 */
async function gather(hasCatalogue: boolean, store: AppStore): Promise<boolean> {
  const late = setTimeout(() => window.waking?.lost(), SAID_AFTER_MS);
  const [first, longest] = AGAIN_AFTER_MS;
  let refusals = 0;
  for (let time = 1; ; time += 1) {
    const catalogue: Promise<Outcome> | Outcome = hasCatalogue ? fetchCatalogue(store) : 'here';
    await nextTask();
    const code = preloadPage(window.location.pathname);
    const [outcome] = await Promise.all([catalogue, code]).catch(() => ['lost'] as const);
    if (outcome === 'refused') refusals += 1;
    if (outcome === 'here' || refusals === REFUSALS) {
      clearTimeout(late);
      return outcome === 'here';
    }
    window.waking?.lost();
    await wait(Math.min(first * time, longest));
    // Said already, in the page itself.
    dismiss();
  }
}

/** What the server answered for this very address: a search, or what the list's first part lacks. */
function readAnswer(store: AppStore): boolean {
  const kept = document.getElementById('answer')?.textContent;
  if (!kept) return false;
  const answer = JSON.parse(kept) as PageAnswer;
  store.dispatch(catalogApi.util.upsertQueryEntries([answer]));
  store.dispatch(productsFound(answer.value.products));
  return true;
}

/** Whether a page with the catalogue in it can be taken over with what of it is in the state. */
function canTakeOver(root: HTMLElement, store: AppStore): boolean {
  const isAnswered = readAnswer(store);
  if (!selectIsPartial(store.getState())) return true;
  const { pathname, search } = window.location;
  if (!isAnswered) return !isListing(pathname);
  return root.dataset['address'] === pathname + (isListing(pathname) ? search : '');
}

/** A static host may answer with a page that was rendered for another address, or another query. */
function isRenderedFor(root: HTMLElement, pathname: string, search: string): boolean {
  const isSame = root.dataset['address'] === (pathname.replace(/\/+$/, '') || '/');
  return isSame && (search === '' || !isListing(pathname));
}

/**
 * Renders into what the document brought (`data-page` on the root, server/pages/template.ts):
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
    if (!(await gather(true, store)) || !canTakeOver(root, store)) root.replaceChildren();
  } else if (kind === 'whole') {
    if (isRenderedFor(root, pathname, search)) await gather(false, store);
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
  for (const [control, act] of window.waking?.end() ?? []) {
    if (control.isConnected) act();
  }
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
  readLayout(store);
  await nextTask();
  await start(root, store);
  await Promise.race([firstPageStands, wait(FIRST_PAGE_WITHIN_MS)]);
  await nextTask();
  bootStore(store);
  // The page is the worker's: its header and footer may be of another day.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller)
    store.dispatch(layoutApi.util.invalidateTags(['Layout']));
  // The kept cart, list and session are read in a microtask; personal pages show them at once.
  setTimeout(() => {
    fillShell();
    replayTaps();
    // Keys pressed before now went nowhere; browser tests and benchmarks wait for this mark.
    document.documentElement.dataset['awake'] = '';
  });
  if (!env.isDev && !env.isMock) {
    // The worker fetches the whole build, which would take a slow phone's processor from what still comes in.
    await wait(WORKER_AFTER_MS);
    await new Promise<void>(whenIdle);
    try {
      const { registerServiceWorker } = await import('./app/serviceWorker');
      await registerServiceWorker();
    } catch (error) {
      // Private mode, or code that does not come: the shop works without, it only cannot open offline.
      console.warn('The offline worker could not be registered', error);
    }
  }
}

void boot();
