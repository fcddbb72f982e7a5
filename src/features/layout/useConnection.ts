import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectHealth, type LayoutState } from './layoutSlice';

export type Connection = 'checking' | 'online' | 'unreachable' | 'offline';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * What the health call says about the way to the shop. A server that has no such call (404) has
 * answered, so it can be reached; an answer that is not the shop's (a captive portal) does not count.
 */
export function connectionOf(browserOnline: boolean, health: LayoutState['health']): Connection {
  if (!browserOnline) return 'offline';
  if (health === null) return 'checking';
  return health === 'answered' || health.status === 404 ? 'online' : 'unreachable';
}

/** Whether the browser has a network and the shop's API answers (asked by app/services/backgroundQueries.ts). */
export function useConnection(): Connection {
  const browserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return connectionOf(browserOnline, useAppSelector(selectHealth));
}
