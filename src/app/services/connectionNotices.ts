/** Says when the connection is lost and when it is back (docs/decisions.md, "Toasts"). */
import { connectionOf, type Connection } from '../../features/layout/useConnection';
import { t } from '../../shared/i18n/t';
import { dismiss, notice } from '../../shared/ui/notify';
import type { AppStore } from '../store';

/** A shorter interruption is not worth a message. */
const NOTICED_AFTER_MS = 2_000;

/** Two keys: a notice with the key of one that is still closing would be dropped as a duplicate. */
const keyOf = (isLost: boolean): string => (isLost ? 'connection-lost' : 'connection-back');
const TEXTS: Record<Exclude<Connection, 'checking'>, string> = {
  offline: t('You are offline. You can keep browsing; your changes are saved.'),
  unreachable: t('The shop cannot be reached just now. Your changes are saved.'),
  online: t('You are back online.'),
};

/** One notice per change, until the returned function is called. */
export function startConnectionNotices(store: AppStore): () => void {
  let saidLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connection = () => connectionOf(navigator.onLine, store.getState().layout.health);
  const isNews = (now: Connection): boolean =>
    now !== 'checking' && (now !== 'online') !== saidLost;

  function announce(): void {
    timer = undefined;
    const now = connection();
    if (now === 'checking' || !isNews(now)) return;
    saidLost = now !== 'online';
    dismiss(keyOf(!saidLost));
    notice(TEXTS[now], { key: keyOf(saidLost) });
  }

  function follow(): void {
    if (isNews(connection())) timer ??= setTimeout(announce, NOTICED_AFTER_MS);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
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
