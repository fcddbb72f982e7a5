import { useAppSelector } from '../../app/hooks';
import { useOnline } from '../../shared/lib/useOnline';
import { selectHealth, type LayoutState } from './layoutSlice';

export type Connection = 'checking' | 'online' | 'unreachable' | 'offline';

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
  return connectionOf(useOnline(), useAppSelector(selectHealth));
}
