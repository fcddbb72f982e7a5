/**
 * Resolves with the service worker that controls this page; on a first visit some seconds after the page
 * opened. `ready` resolves too early, before the worker has claimed the page. Never resolves without
 * service workers.
 */
export async function controllingWorker(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return serviceWorker.controller;
  await new Promise((claimed) => {
    serviceWorker.addEventListener('controllerchange', claimed, { once: true });
  });
  return controllingWorker();
}
