import type { ReactElement } from 'react';
import { usePageLoading } from './loadPage';
import * as s from './RouteProgress.css';

/**
 * A progress bar at the top edge while the next page's code loads. It is visual only and outside every
 * landmark: RouteAnnouncer announces the page.
 */
export function RouteProgress(): ReactElement | null {
  return usePageLoading() ? <div aria-hidden className={s.bar} /> : null;
}
