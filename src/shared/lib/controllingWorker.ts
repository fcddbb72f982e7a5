/**
 * The service worker that has this page, once one has it: at a first visit some seconds after the page. It sees no
 * fetch from before, and `ready` comes earlier, when it has yet to claim the page. Never answers where there is none.
 */
export async function controllingWorker(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return serviceWorker.controller;
  await new Promise((claimed) => {
    serviceWorker.addEventListener('controllerchange', claimed, { once: true });
  });
  return controllingWorker();
}
