import { createExternalStore } from '../../shared/lib/createExternalStore';
import { isHydrated } from '../../shared/lib/hydration';

const RELOADED_KEY = 'app:reloaded-for-chunk';
/** A second miss this soon after a reload is not a deploy: the error page says so instead. */
const LOOP_WINDOW_MS = 60_000;
const REACH_WITHIN_MS = 5_000;

const pagesLoading = createExternalStore(0, () => 0);
const count = (change: 1 | -1): void => pagesLoading.set(pagesLoading.get() + change);

/** True while the chunk of a page loads. */
export const usePageLoading = (): boolean => pagesLoading.use() > 0;

/**
 * Loads a page's chunk. A chunk that is gone after a deploy, though the server answers, reloads the
 * document once, which brings the new version; it never loops. A missing connection is left to the
 * error boundary, whose "Try again" loads anew: loading the document anew without one would lose it.
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await load();
  } catch (error) {
    // Before hydration the page is as new as its document: a reload would change nothing.
    if (!isHydrated() || reloadedLately() || !(await canReload())) throw error;
    // The connection may have come back in between.
    return await load().catch(reload);
  } finally {
    count(-1);
  }
}

function reload(): Promise<never> {
  rememberReload();
  window.location.reload();
  return new Promise(() => {
    // The document is on its way out; nothing may render in between.
  });
}

/** Whether the server answers for this address; connected phones without internet say otherwise. */
async function canReload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACH_WITHIN_MS);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < LOOP_WINDOW_MS;
  } catch {
    return true; // Without storage a loop could not be noticed, so never start one.
  }
}

function rememberReload(): void {
  try {
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // reloadedLately() has already said that storage works; a quota error here changes nothing.
  }
}
