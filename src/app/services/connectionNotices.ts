/** Says when the connection is lost and when it is back (docs/decisions.md, "Toasts"). */
import { connectionOf } from '../../features/layout/useConnection';
import { dismiss, notice } from '../../shared/ui/notify';
import type { AppStore } from '../store';

/** A shorter interruption is not worth a message. */
const NOTICED_AFTER_MS = 2_000;

const KEY = 'connection';
const LOST = {
  offline: 'You are offline. You can go on browsing, and your changes are kept.',
  unreachable: 'The shop cannot be reached just now. Your changes are kept.',
};
const BACK = 'You are back online.';

/** One notice per change, until the returned function is called. */
export function startConnectionNotices(store: AppStore): () => void {
  let said: 'lost' | 'online' = 'online';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connection = () => connectionOf(navigator.onLine, store.getState().layout.health);

  function state(): 'lost' | 'online' | null {
    const now = connection();
    if (now === 'checking') return null;
    return now === 'online' ? 'online' : 'lost';
  }

  function announce(): void {
    timer = undefined;
    const now = connection();
    const next = state();
    if (next === null || next === said) return;
    said = next;
    dismiss(KEY);
    notice(now === 'offline' || now === 'unreachable' ? LOST[now] : BACK, { key: KEY });
  }

  function follow(): void {
    const next = state();
    if (next === null || next === said) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(announce, NOTICED_AFTER_MS);
  }

  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    unsubscribe();
  };
}
