/**
 * Registers the worker (production builds only) and offers a new version when there is one. The
 * open tab keeps working with its own chunks until the person accepts; drafts and the cart are
 * kept anyway, so the reload loses nothing.
 */
import { notice } from '../shared/ui/notify';

const HOUR_MS = 3_600_000;

function offer(waiting: ServiceWorker): void {
  notice('A new version of the shop is ready. Your cart and what you typed are kept.', {
    key: 'new-version',
    action: { label: 'Update', onClick: () => waiting.postMessage({ type: 'SKIP_WAITING' }) },
  });
}

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // A first worker that takes over is no new version; only a replaced one asks for a reload.
  let replaced = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (replaced) window.location.reload();
    replaced = true;
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const arriving = registration.installing;
      arriving?.addEventListener('statechange', () => {
        if (arriving.state === 'installed' && serviceWorker.controller) offer(arriving);
      });
    });
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) {
        registration.update().catch(() => {
          // Offline after all: the next look will do.
        });
      }
    };
    document.addEventListener('visibilitychange', look);
    setInterval(look, HOUR_MS);
  } catch (error) {
    // Private mode or a blocked worker: the shop works without, it only cannot open offline.
    console.warn('The offline worker could not be registered', error);
  }
}
