import { createExternalStore } from '../../shared/lib/createExternalStore';
import { delay } from '../../shared/lib/delay';
import { isHydrated } from '../../shared/lib/hydration';

const RELOADED_KEY = 'app:reloaded-for-chunk';
/** A second failure within this time after a reload is not caused by a deploy: show the error page. */
const LOOP_WINDOW_MS = 60_000;
const REACH_WITHIN_MS = 5_000;

const pagesLoading = createExternalStore(0, () => 0);
const count = (change: 1 | -1): void => pagesLoading.set(pagesLoading.get() + change);

/** True while the chunk of a page loads. */
export const usePageLoading = (): boolean => pagesLoading.use() > 0;

/**
 * Loads a page's chunk. If the chunk is gone after a deploy but the server answers, reloads the document
 * once to get the new version. Without a connection the error boundary offers "Try again": a reload would
 * lose the page.
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await load();
  } catch (error) {
    // Before hydration a reload would return the same document.
    if (!isHydrated() || reloadedLately() || !(await canReload())) throw error;
    // The connection may be back by now.
    return await load().catch(reload);
  } finally {
    count(-1);
  }
}

function reload(): Promise<never> {
  rememberReload();
  window.location.reload();
  return new Promise(() => {
    // The document is about to be replaced; nothing may render.
  });
}

/** Whether the server answers for this address. `navigator.onLine` is true on networks without internet. */
async function canReload(): Promise<boolean> {
  try {
    const answer = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return await Promise.race([answer.then(() => true), delay(REACH_WITHIN_MS).then(() => false)]);
  } catch {
    return false;
  }
}

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < LOOP_WINDOW_MS;
  } catch {
    return true; // without storage a reload loop could not be detected, so never start one
  }
}

function rememberReload(): void {
  try {
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // reloadedLately() has found storage working; a quota error changes nothing
  }
}
