/** @jest-environment node */
import { createStore } from '../db/store';
import { sendMessages } from '../messages/send';
import { sendPushes, type SendPush } from '../messages/push';
import { setOrderStatus } from '../services/orderStatus';
import { setStock } from '../operator/stock';
import { tellBackInStock } from '../services/stockAlerts';
import type { Context } from '../services/context';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

const PHONE = 'https://fcm.googleapis.com/fcm/send/phone';
const LAPTOP = 'https://updates.push.services.mozilla.com/wpush/v2/laptop';
const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' };

describe.each(engines)('notifications on $name', (engine) => {
  let shop: TestShop;
  let context: Context;
  let shown: { endpoint: string; title: string; body: string; path: string; tag: string }[];
  let statuses: Record<string, number>;
  beforeEach(async () => {
    shop = await openTestShop(engine, ({ db }) => ({
      pushKey: 'public key',
      store: createStore(db, { hasPush: true }),
    }));
    const store = createStore(shop.db, { hasPush: true });
    context = { ...shop.context, store };
    shown = [];
    statuses = {};
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return shop.close();
  });

  const sendPush: SendPush = ({ endpoint }, payload) => {
    const status = statuses[endpoint] ?? 201;
    if (status < 400) {
      shown.push({
        endpoint,
        ...(JSON.parse(payload) as Omit<(typeof shown)[number], 'endpoint'>),
      });
    }
    return Promise.resolve(status);
  };
  const box = mailbox();
  const send = () => sendPushes({ ...mailContext(shop, box.transport), sendPush });
  const subscribe = (token: string, endpoint = PHONE) =>
    shop.call('pushSubscribe', { endpoint, keys }, token);
  const ordered = async (token: string): Promise<string> =>
    (await shop.call('orderPlace', lampOrder(), token)).body['orderId'] as string;

  it('show each step of an order in all browsers of the account, and in no other', async () => {
    expect((await shop.call('pushKey')).body).toMatchObject({ publicKey: 'public key' });
    const { token } = await shop.signUp();
    const other = await shop.signUp();
    await subscribe(token);
    await subscribe(token, LAPTOP);
    await subscribe(other.token, `${PHONE}-of-another`);
    const orderId = await ordered(token);
    await setOrderStatus(context, orderId, 'Shipped');
    await send();
    await send();
    expect(shown.map(({ endpoint }) => endpoint)).toEqual([PHONE, LAPTOP, PHONE, LAPTOP]);
    expect(shown[2]).toMatchObject({
      title: expect.stringMatching(/^Your order \w+ is on its way$/) as string,
      body: 'Your parcel is on its way to you.',
      path: `/orders/${orderId}`,
      tag: `push-order-shipped.${orderId}`,
    });
  });

  it('do not hold up the mails, which say the same', async () => {
    const { token } = await shop.signUp();
    await subscribe(token);
    await ordered(token);
    statuses[PHONE] = 503;
    await send();
    await sendMessages(mailContext(shop, box.transport));
    expect(box.taken.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your order \w+$/),
    );
    statuses = {};
    shop.wait(60_000);
    await send();
    expect(shown).toHaveLength(1);
  });

  it('forget a browser that is gone, and tell the others', async () => {
    const { token, id } = await shop.signUp();
    await subscribe(token);
    await subscribe(token, LAPTOP);
    await ordered(token);
    statuses[PHONE] = 410;
    await send();
    expect(shown.map(({ endpoint }) => endpoint)).toEqual([LAPTOP]);
    expect(await shop.store.pushSubscriptions.listOf(id)).toMatchObject([{ endpoint: LAPTOP }]);
  });

  it('say what is back in stock to who asked with the account’s address', async () => {
    const { token, email } = await shop.signUp();
    await subscribe(token);
    await setStock(shop.store, 'lamp', {}, 0);
    expect((await shop.call('stockAlert', { productId: 'lamp', email })).status).toBe(200);
    await setStock(shop.store, 'lamp', {}, 3);
    await tellBackInStock(context);
    await send();
    expect(shown).toMatchObject([{ title: 'Brass lamp is back', path: '/product/lamp' }]);
  });

  it('end for a browser, with all sessions, and with the account', async () => {
    const { token, id } = await shop.signUp();
    const count = async () => (await shop.store.pushSubscriptions.listOf(id)).length;
    await subscribe(token);
    // The next person of this browser.
    const next = await shop.signUp();
    await subscribe(next.token);
    expect(await count()).toBe(0);
    await subscribe(token);
    await shop.call('pushUnsubscribe', { endpoint: PHONE });
    expect(await count()).toBe(0);
    await subscribe(token);
    await shop.call('userLogoutEverywhere', {}, token);
    expect(await count()).toBe(0);
  });

  it('are written only to the push services of browsers, and to ten of them', async () => {
    const { token, id } = await shop.signUp();
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://10.0.0.1/x',
    ]) {
      expect((await subscribe(token, endpoint)).status).toBe(400);
    }
    for (let count = 0; count < 12; count++) await subscribe(token, `${PHONE}${String(count)}`);
    const all = await shop.store.pushSubscriptions.listOf(id);
    expect(all).toHaveLength(10);
    expect(all[0]?.endpoint).toBe(`${PHONE}2`);
  });
});

it('are none without keys', async () => {
  const shop = await openTestShop(engines[0]!);
  const { token } = await shop.signUp();
  expect((await shop.call('pushKey')).body).toMatchObject({ publicKey: null });
  const asked = await shop.call('pushSubscribe', { endpoint: PHONE, keys }, token);
  expect(asked.status).toBe(404);
  await shop.close();
});
