import { useSyncExternalStore } from 'react';

const RELOADED_KEY = 'app:reloaded-for-chunk';
/** A second miss this soon after a reload is not a deploy: the error page says so instead. */
const LOOP_WINDOW_MS = 60_000;
const REACH_WITHIN_MS = 5_000;

let underway = 0;
const watchers = new Set<() => void>();
function count(change: 1 | -1): void {
  underway += change;
  for (const changed of watchers) changed();
}

/** True while the code of a page is on its way. */
export const usePageLoading = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => underway > 0,
    () => false,
  );

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
    if (!isHydrated() || reloadedLately() || !(await canReload())) throw error;
    // The connection may have come back in between.
    return await load().catch(reload);
  } finally {
    count(-1);
  }
}

/** A page that has not been taken over is as new as its document: loading that again changes nothing. */
const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] !== undefined;

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
