/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore } from '../db/store';
import { pauseAfter } from '../messages/send';
import { sendWebhooks } from '../messages/webhooks';
import { setOrderStatus } from '../services/orderStatus';
import { acceptReturn } from '../services/returnAnswers';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';

const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

describe.each(engines)('webhooks on $name', (engine) => {
  let shop: TestShop;
  let receiver: Server;
  let received: Received[];
  let answer: number;
  beforeEach(async () => {
    shop = await openTestShop(engine, ({ db }) => ({
      store: createStore(db, { hasWebhook: true }),
    }));
    received = [];
    answer = 200;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('ok');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    await shop.close();
  });

  const context = () => {
    const { port } = receiver.address() as AddressInfo;
    return {
      ...shop.context,
      store: createStore(shop.db, { hasWebhook: true }),
      webhook: { url: `http://127.0.0.1:${String(port)}/shop`, secret: SECRET },
    };
  };
  const send = () => sendWebhooks(context());
  const events = () =>
    received.map(({ body }) => JSON.parse(body) as { type: string; data: { order: object } });

  async function ordered() {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    return { token, orderId: body['orderId'] as string };
  }

  it('tell of every event of an order and its return, signed', async () => {
    const { token, orderId } = await ordered();
    shop.wait(1);
    await setOrderStatus(context(), orderId, 'Packing');
    shop.wait(1);
    await setOrderStatus(context(), orderId, 'Out for delivery');
    shop.wait(1);
    await setOrderStatus(context(), orderId, 'Delivered');
    shop.wait(1);
    const wish = { orderId, returnKey: 'a-return-key', productId: 'lamp', size: 'default' };
    await shop.call('orderReturn', { ...wish, quantity: 1, kind: 'return', reason: 'mind' }, token);
    const [asked] = await shop.store.returns.list({ status: undefined, limit: 1 });
    shop.wait(1);
    await acceptReturn(context(), asked?.id ?? '');
    await send();
    await send();
    expect(events().map(({ type }) => type)).toEqual([
      'order.placed',
      'order.packing',
      'order.out-for-delivery',
      'order.delivered',
      'return.requested',
      'return.accepted',
    ]);
    expect(events()[0]?.data.order).toMatchObject({ _id: orderId, status: 'Delivered' });
    expect(events()[4]?.data).toMatchObject({ return: { productId: 'lamp' } });
    for (const { headers, body } of received) {
      const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']].map(String);
      const signed = createHmac('sha256', 'a secret of at least 24 bytes')
        .update(`${id ?? ''}.${timestamp ?? ''}.${body}`)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signed}`);
      expect(Number(timestamp)).toBe(Math.floor(shop.context.clock() / 1000));
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
  });

  it('tell of money', async () => {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlaceUpi', lampOrder(), token);
    await fetch(shop.origin + new URL(body['paymentUrl'] as string).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    const { orderId } = body;
    shop.wait(1);
    await shop.call('orderVerify', { orderId, success: 'true' }, token);
    shop.wait(1);
    await shop.call('orderCancel', { orderId }, token);
    await send();
    expect(events().map(({ type }) => type)).toEqual([
      'order.placed',
      'order.paid',
      'order.cancelled',
      'order.refunded',
    ]);
  });

  it('wait for a receiver that fails, with the same id, and hold up no mail', async () => {
    await ordered();
    answer = 500;
    await send();
    expect(received).toHaveLength(1);
    const [waiting] = (await shop.store.messages.list(10)).filter(({ kind }) =>
      kind.startsWith('webhook-'),
    );
    expect(waiting).toMatchObject({ attempts: 1, error: 'The receiver answered 500.' });
    answer = 302;
    shop.wait(pauseAfter(1));
    await send();
    answer = 204;
    shop.wait(pauseAfter(2));
    await send();
    await send();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await shop.store.messages.claim('mail', shop.context.clock(), 0)).toBeDefined();
  });

  it('are not written without a receiver, nor for what was undone', async () => {
    const store = createStore(shop.db);
    await store.orders.addChange((await ordered()).orderId, { status: 'Packing', at: 1 });
    const undone = context().store.transaction(async (inside) => {
      await inside.orders.addChange(
        (await inside.orders.list({ status: undefined, limit: 1 }))[0]!.id,
        {
          status: 'Shipped',
          at: 2,
        },
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send();
    expect(events().map(({ type }) => type)).toEqual(['order.placed']);
  });
});
