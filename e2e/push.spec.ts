import webPush from 'web-push';
import type { Product } from '../src/shared/api/contract';
import { openShop } from './ownShop';
import { newcomer, orderOne, signIn, visit, workerServes } from './people';
import { expect, test, type Page } from './test';

/** Chromium without Google's keys has no push service: only the subscription itself is replaced. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/this-browser';
    let subscribed = false;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: () => {
        subscribed = false;
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.subscribe = () => {
      subscribed = true;
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(subscribed ? (subscription as unknown as PushSubscription) : null);
  });

test('notifications: turned on after an order, shown by the worker', async ({
  page,
  context,
  playwright,
}) => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const shop = await openShop({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey });
  await context.grantPermissions(['notifications'], { origin: shop.origin });
  await withPushService(page);
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const listed = await request.get('/v1/api/product/list?inStock=true&limit=1');
  const [product] = ((await listed.json()) as { products: Product[] }).products;
  if (!product) throw new Error('The shop is empty.');
  const person = await newcomer(request);
  const orderId = await orderOne(request, person, product);
  await signIn(page, person);
  await visit(page, shop.origin);
  await workerServes(page);
  await visit(page, `${shop.origin}/orders/${orderId}`);
  const subscribed = page.waitForResponse('**/v1/api/push/subscribe');
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  expect((await subscribed).status()).toBe(200);
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();

  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const news = {
    title: 'Your order is on its way',
    body: 'Your parcel is on its way to you.',
    path: `/orders/${orderId}`,
    tag: 'push-order-shipped',
  };
  const push = async () =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin: shop.origin,
      registrationId: await registered,
      data: JSON.stringify(news),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await push();
  const { title, body, path } = news;
  await expect.poll(shown).toEqual([{ title, body, data: shop.origin + path }]);
  // A repeat of the same message replaces it.
  await push();
  await expect.poll(shown).toHaveLength(1);

  const ended = page.waitForRequest('**/v1/api/push/unsubscribe');
  await page.getByRole('button', { name: 'Turn off' }).click();
  expect((await ended).postDataJSON()).toEqual({
    endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
  });
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  shop.stop();
});
