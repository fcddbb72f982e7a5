import { useSyncExternalStore } from 'react';
import type { AppError } from '../../shared/api/appError';
import { useHealthQuery } from './layoutApi';

export type Connection = 'checking' | 'online' | 'unreachable' | 'offline';

const EVERY_MS = 60_000;

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
export function connectionOf(
  browserOnline: boolean,
  health: { isSuccess: boolean; error: AppError | undefined },
): Connection {
  if (!browserOnline) return 'offline';
  if (health.error) return health.error.status === 404 ? 'online' : 'unreachable';
  return health.isSuccess ? 'online' : 'checking';
}

/** Whether the browser has a network and the shop's API answers, asked every minute. */
export function useConnection(): Connection {
  const browserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { isSuccess, error } = useHealthQuery(undefined, {
    pollingInterval: browserOnline ? EVERY_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnReconnect: true,
  });
  return connectionOf(browserOnline, { isSuccess, error: error as AppError | undefined });
}
