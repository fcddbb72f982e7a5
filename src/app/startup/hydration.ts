/**
 * Hydrates the first page of a visit (docs/adr/0011-prerender-and-one-worker.md). The document may hold
 * nothing (development), the app shell, or a prerendered page. Stored state enters the page only after
 * hydration, because the first render must equal the HTML.
 *
 * Two scripts in the document prepare this module's work: `startHydration` loads the
 * bundle and queues clicks, `loadSecondPart` completes a split document (server/rendering/inline/).
 * `window.hydration` is all that they share with it; src/shared/lib/hydration.ts tells the rest of the
 * shop how far hydration is.
 */
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './react-dom/evaluate';
import { listBegun, type EmbeddedProducts } from '../../features/catalog/catalogSlice';
import type { Content } from '../../shared/api/contract';
import { contentEmbedded } from '../../features/content/contentSlice';
import { layoutEmbedded } from '../../features/layout/layoutSlice';
import { isListing } from '../../shared/config/pageFiles';
import { language } from '../../shared/config/env';
import { SOURCE_LANGUAGE } from '../../shared/config/languages';
import { showLabels } from '../../shared/i18n/label';
import { currentPath } from '../../shared/i18n/language';
import { delay, nextTask } from '../../shared/lib/delay';
import { rendered, setHydrationPhase } from '../../shared/lib/hydration';
import { retryUntilDone } from '../../shared/lib/retry';
import { dismiss } from '../../shared/ui/notify';
import { preloadPage } from '../navigation/router';
import type { AppStore } from '../store';
import { showShell } from '../navigation/appShell';
import { importDeferredServices } from './loadDeferredServices';
import { sameControl } from './sameControl';

declare global {
  interface Window {
    /** Of a prerendered document (server/rendering/inline/startHydration.ts); absent in development. */
    hydration?: {
      /** Shows that a part of the page has not loaded yet. `hasServerFailed`: it is not the connection. */
      showDelay: (hasServerFailed?: boolean) => void;
      /** Loads the shop's whole style sheet, once. */
      loadStyleSheet: () => Promise<void>;
      /** Resolves after the first paint, or after a second in which the browser reports none. */
      firstPaint: () => Promise<void>;
      /** Stops queueing events. Returns what was clicked or chosen, and how to repeat it, in order. */
      takeQueuedEvents: () => Map<HTMLElement, (current: HTMLElement) => void>;
      /** Resolves when the second part of a split document has been parsed. */
      secondPart?: Promise<void>;
    };
  }
}

const SHOW_DELAY_AFTER_MS = 8_000;
/** A first page that never renders (its chunk does not load) must not hold up everything else. */
const RENDERED_WITHIN_MS = 12_000;

/** JSON that the server wrote into the document; null where there is none. */
function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Header and footer as the document shows them, and on home the first products. */
export function readPrerenderedState(store: AppStore): void {
  const layout = readJson('layout') as
    (Parameters<typeof layoutEmbedded>[0] & { content?: Content }) | null;
  if (layout) {
    store.dispatch(layoutEmbedded(layout));
    // A page that a worker has kept from an earlier build has none.
    if (layout.content) store.dispatch(contentEmbedded(layout.content));
    if (language !== SOURCE_LANGUAGE) showLabels(layout.content?.labels);
  }
  const products = readJson('products') as EmbeddedProducts | null;
  if (products) store.dispatch(listBegun(products));
}

/**
 * Loads what hydration needs: the page's chunk, and for a page that shows the catalogue its data.
 * Retries what does not load, because the prerendered page is worth more than an error in its place.
 *
 * @returns whether the page can be hydrated; else it is rendered anew
 */
async function prepare(
  hasCatalogue: boolean,
  root: HTMLElement,
  store: AppStore,
): Promise<boolean> {
  let hasServerFailed = false;
  const showDelay = () => window.hydration?.showDelay(hasServerFailed);
  const timer = setTimeout(showDelay, SHOW_DELAY_AFTER_MS);
  const canHydrate = await retryUntilDone(async () => {
    // The page itself shows that something is late; error toasts of the last attempt would repeat it.
    dismiss();
    // Before the page's chunk, so that each is evaluated in a task of its own.
    const services = hasCatalogue ? await importDeferredServices() : null;
    const catalogue = services?.fetchCatalogue(root, store) ?? 'here';
    await nextTask();
    const [outcome] = await Promise.all([catalogue, preloadPage(currentPath())]);
    if (outcome === 'here') return services?.canHydrate(root, store) ?? true;
    // Rendered anew, the page says why.
    if (outcome === 'refused') return false;
    hasServerFailed = outcome === 'failed';
    throw new Error('The catalogue did not load');
  }, showDelay);
  clearTimeout(timer);
  return canHydrate;
}

/** False where a static host answered with the page of another address, or of another query. */
function isRenderedFor(root: HTMLElement, pathname: string, search: string): boolean {
  const isSame = root.dataset['address'] === (pathname.replace(/\/+$/, '') || '/');
  return isSame && (search === '' || !isListing(currentPath()));
}

/**
 * Hydrates or renders `tree` into the document, by the kind of page that it holds (`data-page` of
 * the root, server/rendering/build/template.ts): `shell`, `whole`, `data` (shows the catalogue), `old`
 * (its second part no longer exists), or none (development). Resolves when React has committed the page.
 */
export async function hydratePage(
  root: HTMLElement,
  store: AppStore,
  tree: ReactElement,
): Promise<void> {
  const kind = root.dataset['page'];
  const { pathname, search } = window.location;
  if (kind === 'shell') {
    showShell(true);
    // The router loads it again if this fails.
    void preloadPage(currentPath()).catch(() => undefined);
  } else if (kind === 'data') {
    if (!(await prepare(true, root, store))) root.replaceChildren();
  } else if (kind === 'whole' && isRenderedFor(root, pathname, search)) {
    await prepare(false, root, store);
  } else {
    root.replaceChildren();
  }
  if (root.hasChildNodes()) {
    // A transition is interruptible: React yields to clicks while it hydrates.
    startTransition(() => {
      hydrateRoot(root, tree, {
        onRecoverableError: (error) => {
          console.error('The page differed from its prerendered HTML', error);
        },
      });
    });
  } else {
    createRoot(root).render(tree);
  }
  await Promise.race([rendered, delay(RENDERED_WITHIN_MS)]);
}

/** Call once stored state is in the store: shows the page in full and runs the clicks made before. */
export function finishHydration(): void {
  showShell(false);
  for (const [control, repeat] of window.hydration?.takeQueuedEvents() ?? []) {
    const current = control.isConnected ? control : sameControl(control);
    if (current) repeat(current);
  }
  setHydrationPhase('hydrated');
}
