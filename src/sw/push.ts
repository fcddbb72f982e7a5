/** Shows notifications (server/messages/push.ts), and opens their page. */
declare const self: ServiceWorkerGlobalScope;

interface Push {
  title: string;
  body: string;
  /** A path of the shop. */
  path: string;
  /** A notification replaces an older one with its tag. */
  tag: string;
}

/** The address of a path of this shop; home for anything else. */
function addressOf(path: string): string {
  const { origin } = self.location;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : origin;
}

/** An open tab is left as it is, because it may hold a form, unless it shows the page already. */
async function open(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab ? tab.focus() : self.clients.openWindow(address));
}

export function listenForPushes(): void {
  self.addEventListener('push', (event) => {
    const { title, body, path, tag } = event.data?.json() as Push;
    const options = { body, tag, icon: '/icons/icon-192.png', data: addressOf(path) };
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(notification.data as string));
  });
}
