import type { ReactElement } from 'react';
import { usePageLoading } from './loadPage';
import * as s from './RouteProgress.css';

/**
 * The bar at the top edge while the code of the next page is on its way. For the eye alone: it is
 * outside every landmark, and the arrival of the page is announced anyway (RouteAnnouncer).
 */
export function RouteProgress(): ReactElement | null {
  return usePageLoading() ? <div aria-hidden className={s.bar} /> : null;
}
