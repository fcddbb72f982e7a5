/** This browser's subscription to notifications. */
import { sendCall } from '../../shared/api/baseApi';
import type { RequestOf } from '../../shared/api/contract';

/** Without a worker there is none: in development, and in private windows. */
async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** - `off`: it can be turned on; `none`: not in this browser, or the shopper has refused it */
export type PushState = 'on' | 'off' | 'none';

export async function pushState(): Promise<PushState> {
  const pushes = await manager();
  if (!pushes || Notification.permission === 'denied') return 'none';
  return (await pushes.getSubscription()) ? 'on' : 'off';
}

/**
 * Asks the shopper, and subscribes. Null if they refuse.
 *
 * @param publicKey the server's key
 */
export async function subscribeToPush(
  publicKey: string,
): Promise<RequestOf<'pushSubscribe'> | null> {
  const pushes = await manager();
  if (!pushes || (await Notification.requestPermission()) !== 'granted') return null;
  const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** Ends the subscription: in this browser even without a connection, and on the server. */
export async function endPush(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // Without an answer the server learns it from the push service.
  await sendCall('pushUnsubscribe', { endpoint }, { token: null });
}
