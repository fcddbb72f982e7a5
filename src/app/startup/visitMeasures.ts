/**
 * Measures some visits for the operator: how fast the shop is on the phones that people have. Without the person, never
 * with Do Not Track or Global Privacy Control.
 */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { cartSync, wishlistSync } from '../../sync/syncActions';
import {
  API_PREFIX,
  calls,
  MAX_VITAL,
  type RequestOf,
  type Vital,
  type VitalPage,
} from '../../shared/api/contract';
import { env } from '../../shared/config/env';
import { isListing } from '../../shared/config/pageFiles';
import { paths } from '../../shared/config/paths';
import { currentPath } from '../../shared/i18n/language';
import { hydrated } from '../../shared/lib/hydration';
import type { AppStore } from '../store';

/** One visit in ten is enough for percentiles. */
const SHARE = 0.1;

export function pageOf(pathname: string): VitalPage {
  if (pathname === paths.home) return 'home';
  if (isListing(pathname)) return 'listing';
  if (pathname.startsWith('/product/')) return 'product';
  return pathname === paths.cart ? 'cart' : 'other';
}

const isRefused = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Calls `done` with how long each run took, from the first edit in the journal until the server has all of them. */
function onSync(store: AppStore, done: (ms: number) => void): void {
  for (const { editsJournaled, drained } of [cartSync, wishlistSync]) {
    let since: number | null = null;
    store.listen({
      actionCreator: editsJournaled,
      effect: () => void (since ??= performance.now()),
    });
    store.listen({
      actionCreator: drained,
      effect: () => {
        if (since !== null) done(performance.now() - since);
        since = null;
      },
    });
  }
}

/**
 * Measures this visit, if chance says so, and sends what it has when the page is hidden for the first time.
 * @param random for tests
 */
export function measureVisit(store: AppStore, random: () => number = Math.random): void {
  // In the background a page waits for hours; its figures would say nothing.
  if (isRefused() || document.hidden || random() >= SHARE) return;
  const page = pageOf(currentPath());
  const measured = new Map<Vital, number>();
  const keep =
    (name: Vital) =>
    ({ value }: { value: number }) =>
      void measured.set(name, value);
  onLCP(keep('lcp'), { reportAllChanges: true });
  onINP(keep('inp'), { reportAllChanges: true });
  onCLS(keep('cls'), { reportAllChanges: true });
  // The slowest, as for interactions.
  onSync(store, (ms) => measured.set('sync', Math.max(ms, measured.get('sync') ?? 0)));
  void hydrated.then((ms) => measured.set('hydrated', ms));

  function send(): void {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const measures = [...measured].map(([name, value]) => ({
      name,
      value: Math.min(value, MAX_VITAL),
    }));
    const body: RequestOf<'vitals'> = { page, measures };
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if (measures.length > 0) {
      navigator.sendBeacon(`${env.apiUrl}${API_PREFIX}${calls.vitals.path}`, json);
    }
  }
  document.addEventListener('visibilitychange', send);
}
