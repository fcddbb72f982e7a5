/** Notifications in browsers (Web Push), with the text of the mails. */
import webPush from 'web-push';
import type { MailKind, PushSubscriptionRecord } from '../services/ports';
import { envelopeOf, sendLane, type MessageContext } from './send';

export interface PushSettings {
  /** The VAPID keys, as `npx web-push generate-vapid-keys` writes them. */
  publicKey: string;
  privateKey: string;
}

/** The status that the push service answers with. */
export type SendPush = (subscription: PushSubscriptionRecord, payload: string) => Promise<number>;

export interface PushContext extends MessageContext {
  sendPush: SendPush;
}

/** What the service worker gets (src/sw/push.ts). */
interface PushPayload {
  title: string;
  body: string;
  /** A path of the shop. */
  path: string;
  /** A notification replaces an older one with its tag: a repeat is not seen twice. */
  tag: string;
}

const TIMEOUT_MS = 10_000;
const DAY_S = 24 * 60 * 60;
const PREFIX = 'push-';

/** @param contact whom a push service can write to: `https:` or `mailto:` */
export function createSendPush({ publicKey, privateKey }: PushSettings, contact: string): SendPush {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  return async ({ endpoint, keys }, payload) => {
    try {
      const options = { vapidDetails, timeout: TIMEOUT_MS, TTL: DAY_S };
      const { statusCode } = await webPush.sendNotification({ endpoint, keys }, payload, options);
      return statusCode;
    } catch (error) {
      if (error instanceof webPush.WebPushError) return error.statusCode;
      throw error;
    }
  };
}

/** The browser has unsubscribed, or the subscription has ended. */
const GONE: readonly number[] = [404, 410];

/** Sends all pushes that are due. Several processes may call it. */
export async function sendPushes(context: PushContext): Promise<void> {
  const { store, sendPush } = context;
  await sendLane('push', context, async (message) => {
    const kind = message.kind.slice(PREFIX.length) as MailKind;
    const mail = await envelopeOf(context, { ...message, kind });
    const user = mail && (await store.users.findByEmail(mail.to));
    if (!mail || !user) return;
    const [, lead = ''] = mail.text.split('\n\n');
    const { pathname, search } = new URL(mail.page ?? '/', context.publicUrl);
    const payload: PushPayload = {
      title: mail.subject,
      body: lead,
      path: pathname + search,
      tag: message.id,
    };
    const failures: number[] = [];
    for (const subscription of await store.pushSubscriptions.listOf(user.id)) {
      const status = await sendPush(subscription, JSON.stringify(payload));
      if (GONE.includes(status)) await store.pushSubscriptions.remove(subscription.endpoint);
      else if (status >= 400) failures.push(status);
    }
    if (failures.length > 0) throw new Error(`The push service answered ${failures.join(', ')}.`);
  });
}
