/** Browsers that get the notifications of an account. */
import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf } from '../../src/shared/api/contract';
import { t } from '../../src/shared/i18n/t';
import type { Context } from './context';
import { Refusal } from './refusal';

/** The push services of browsers. The server writes to no other address that somebody sends. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

const MOST_BROWSERS = 10;

export async function subscribeToPush(
  { store, clock, pushKey }: Context,
  userId: string,
  { endpoint, keys }: ParsedRequestOf<'pushSubscribe'>,
): Promise<void> {
  if (pushKey === undefined) throw new Refusal('not-found', t('This shop sends no notifications.'));
  const { protocol, hostname, port } = new URL(endpoint);
  const isService = SERVICES.some((service) => service.test(hostname));
  if (protocol !== 'https:' || port !== '' || !isService) {
    throw new Refusal('invalid', t('This browser’s notifications are not supported.'));
  }
  await store.transaction(async (inside) => {
    await inside.pushSubscriptions.put({
      id: uuidv7(),
      userId,
      endpoint,
      keys,
      createdAt: clock(),
    });
    const all = await inside.pushSubscriptions.listOf(userId);
    for (const old of all.slice(0, -MOST_BROWSERS))
      await inside.pushSubscriptions.remove(old.endpoint);
  });
}
