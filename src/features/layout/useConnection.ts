import { useAppSelector } from '../../app/hooks';
import { useOnline } from '../../shared/lib/useOnline';
import { selectHealth, type LayoutState } from './layoutSlice';

export type Connection = 'checking' | 'online' | 'unreachable' | 'offline';

/**
 * Interprets the health call. A server without this call (404) has responded, so it can be reached; a response that is
 * not the shop's (a captive portal) does not count.
 */
export function connectionOf(browserOnline: boolean, health: LayoutState['health']): Connection {
  if (!browserOnline) return 'offline';
  if (health === null) return 'checking';
  return health === 'answered' || health.status === 404 ? 'online' : 'unreachable';
}

/** Whether the browser has a network and the shop's API responds (requested by app/services/backgroundQueries.ts). */
export function useConnection(): Connection {
  return connectionOf(useOnline(), useAppSelector(selectHealth));
}
