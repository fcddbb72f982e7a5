/**
 * Registers the worker (production builds only) and offers a new version when there is one. The open tab
 * keeps its own chunks until the person accepts. Only that tab reloads: another may hold an unsaved form,
 * and loads what it lacks itself (loadPage.ts).
 */
import { t } from '../../shared/i18n/t';
import { controllingWorker } from '../../shared/lib/controllingWorker';
import { PERSONAL_KEYS } from '../../shared/config/storedKeys';
import { asksToSaveData } from '../../shared/lib/dataSaver';
import { localValues } from '../../shared/storage/localValues';
import { notice } from '../../shared/ui/notify';

const HOUR_MS = 3_600_000;

let isAccepted = false;

function accept(worker: ServiceWorker): void {
  isAccepted = true;
  if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
  // Accepted in another tab.
  else window.location.reload();
}

function offer(waiting: ServiceWorker): void {
  notice(t('A new version of the shop is ready. Your cart and your drafts are kept.'), {
    key: 'new-version',
    action: { label: t('Update'), onClick: () => accept(waiting) },
  });
}

/** Offers a worker once it is installed, unless it is this page's first. */
function offerInstalled(arriving: ServiceWorker | null): void {
  arriving?.addEventListener('statechange', () => {
    if (arriving.state === 'installed' && navigator.serviceWorker.controller) offer(arriving);
  });
}

/** The pictures that this page has loaded so far. */
const picturesSeen = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${window.location.origin}/`))
    .filter((url) => /\.(?:avif|webp|jpe?g|png)$/.test(new URL(url).pathname));

/**
 * The worker stores the whole shop for offline, which takes more data than a visit. With the data saver it is registered
 * only for shoppers who are signed in, or have a cart or wishlist to come back for. One that is there already stays.
 */
async function isWanted(): Promise<boolean> {
  if (!asksToSaveData() || PERSONAL_KEYS.some((key) => localValues.get(key) !== null)) return true;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Throws if the browser allows no worker (private mode). */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !(await isWanted())) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) window.location.reload();
  });
  // The worker has not seen pictures that loaded before it started; it reads them from the HTTP cache.
  if (!serviceWorker.controller) {
    void controllingWorker().then((worker) => {
      worker.postMessage({ type: 'SEEN', urls: picturesSeen() });
    });
  }
  // The worker of an earlier page may lack this page's language.
  serviceWorker.controller?.postMessage({ type: 'CACHE_LANGUAGE' });
  const registration = await serviceWorker.register('/sw.js');
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  // Another tab may have found it before.
  offerInstalled(registration.installing);
  registration.addEventListener('updatefound', () => {
    offerInstalled(registration.installing);
  });
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      registration.update().catch(() => {
        // Offline: the next check will do.
      });
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, HOUR_MS);
}
