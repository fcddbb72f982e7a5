/** @jest-environment node */
import fc from 'fast-check';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { MOST_ATTEMPTS, pauseAfter, sendMessages } from '../messages/send';
import { createMailTransport, type MailTransport } from '../messages/transport';
import { listMessages, retryMessage } from '../operator/messages';
import { setOrderStatus } from '../services/orderStatus';
import { setStock } from '../operator/stock';
import { sweepPayments } from '../services/paymentFlow';
import { cancelUnpaid, remindUnpaid } from '../services/unpaid';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';
import { killAll, run, startServer } from './processes';

afterAll(killAll);

const MINUTE = 60_000;

describe.each(engines)('messages on $name', (engine) => {
  let shop: TestShop;
  let box: ReturnType<typeof mailbox>;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    box = mailbox();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return shop.close();
  });

  const context = (transport = box.transport) => mailContext(shop, transport);
  const send = (transport?: MailTransport) => sendMessages(context(transport));
  const kinds = () => box.taken.map(({ id }) => id.split('.')[0]);
  async function ordered(call: 'orderPlace' | 'orderPlaceUpi' = 'orderPlace') {
    const { token, email } = await shop.signUp();
    await shop.call('userUpdate', { name: 'Asha <Rao>' }, token);
    const { body } = await shop.call(call, lampOrder(), token);
    return { token, email, orderId: body['orderId'] as string, body };
  }

  const payOn = (body: Record<string, unknown>) =>
    fetch(shop.origin + new URL(body['paymentUrl'] as string).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });

  it('tell of an account, an order and each of its steps, once', async () => {
    const { email, orderId } = await ordered();
    await send();
    expect(kinds().sort()).toEqual(['operator-new-order', 'order-placed', 'welcome']);
    for (const status of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
      const shipment = status === 'Shipped' ? { courier: 'Delhivery', number: 'D 1' } : null;
      await setOrderStatus(shop.context, orderId, status, shipment);
      await send();
      await send();
    }
    expect(kinds().slice(3)).toEqual(['order-shipped', 'order-delivered']);
    const shipped = box.taken.find(({ id }) => id.startsWith('order-shipped'))!;
    expect(shipped.to).toBe(email);
    expect(shipped.subject).toMatch(/^Your order \w+ is on its way$/);
    expect(shipped.text).toContain('Delhivery brings it, number D 1.');
    expect(shipped.text).toContain(`https://shop.example/orders/${orderId}`);
    expect(shipped.html).toContain('Namaste Asha &#60;Rao&#62;,');
    expect(shipped.html).not.toContain('<Rao>');
    const toOperator = box.taken.find(({ id }) => id.startsWith('operator'))!;
    expect(toOperator).toMatchObject({ to: 'asha@shop.example' });
  });

  it('tell of a parcel that goes out at once, and of each attempt to deliver it', async () => {
    const { orderId } = await ordered();
    await send();
    for (const status of [
      'Out for delivery',
      'Delivery attempted',
      'Out for delivery',
      'Delivery attempted',
    ] as const) {
      shop.wait(MINUTE);
      await setOrderStatus(shop.context, orderId, status);
    }
    await send();
    expect(kinds().slice(3)).toEqual(['order-shipped', 'order-attempted', 'order-attempted']);
  });

  it('say of a UPI order that it is paid, and nothing before', async () => {
    const { token, orderId, body } = await ordered('orderPlaceUpi');
    await send();
    expect(kinds()).toEqual(['welcome']);
    await payOn(body);
    await shop.call('orderVerify', { orderId, success: 'true' }, token);
    await shop.call('orderCancel', { orderId }, token);
    await send();
    expect(kinds().slice(1).sort()).toEqual([
      'operator-new-order',
      'order-cancelled',
      'order-paid',
      'order-refunded',
    ]);
    const cancelled = box.taken.find(({ id }) => id.startsWith('order-cancelled'))!;
    expect(cancelled.text).toContain(
      'Your payment of ₹2,000 is refunded to the original payment method.',
    );
  });

  it('tell the operator of which variants an order left few', async () => {
    await setStock(shop.store, 'lamp', {}, 7);
    await ordered();
    await send();
    const low = box.taken.find(({ id }) => id.startsWith('operator-low-stock'))!;
    expect(low.to).toBe('asha@shop.example');
    expect(low.text).toContain('Brass lamp: 5 left');
  });

  it('tell the operator of a refund that the provider does not make', async () => {
    const { token, orderId, body } = await ordered('orderPlaceUpi');
    await payOn(body);
    await shop.call('orderVerify', { orderId, success: 'true' }, token);
    const refund = jest
      .spyOn(shop.context.payments, 'refund')
      .mockRejectedValue(new Error('502 from the provider'));
    await shop.call('orderCancel', { orderId }, token);
    await send();
    expect(kinds()).toContain('operator-refund-failed');
    refund.mockRestore();
    shop.wait(60 * MINUTE);
    await sweepPayments(shop.context);
    await send();
    expect(kinds().at(-1)).toBe('order-refunded');
  });

  it('remind once of an order that is about to end unpaid, and not of one that is paid', async () => {
    const { orderId, token } = await ordered('orderPlaceUpi');
    shop.wait(9 * MINUTE);
    await remindUnpaid(shop.context);
    // A new payment page begins the time anew.
    await shop.call('orderPayAgain', { orderId }, token);
    await send();
    expect(kinds()).toEqual(['welcome']);
    shop.wait(2 * MINUTE);
    await remindUnpaid(shop.context);
    await remindUnpaid(shop.context);
    await send();
    expect(kinds().slice(1)).toEqual(['order-unpaid']);
    expect(box.taken.at(-1)?.text).toContain('Please pay ₹2,000');

    const paid = await ordered('orderPlaceUpi');
    shop.wait(11 * MINUTE);
    await remindUnpaid(shop.context);
    await payOn(paid.body);
    await shop.call('orderVerify', { orderId: paid.orderId, success: 'true' }, paid.token);
    await send();
    expect(kinds().filter((kind) => kind === 'order-unpaid')).toHaveLength(1);
  });

  it('say that an order ended unpaid', async () => {
    await ordered('orderPlaceUpi');
    shop.wait(16 * MINUTE);
    await cancelUnpaid(shop.context);
    await send();
    expect(kinds().sort()).toEqual(['order-cancelled', 'welcome']);
    expect(box.taken.at(-1)?.text).toContain('Nothing was charged.');
  });

  it('are written in the transaction of what they tell', async () => {
    const { token } = await shop.signUp();
    const { status } = await shop.call('orderPlace', { ...lampOrder(), amount: 1 }, token);
    expect(status).toBe(409);
    const id = 'no-such-order';
    const undone = shop.store.transaction(async (inside) => {
      await inside.messages.add('order-placed', id, 1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send();
    expect(kinds()).toEqual(['welcome']);
  });

  it('wait for a mail server that is down, with growing pauses, and are not lost', async () => {
    await shop.signUp();
    box.state.down = true;
    await send();
    // The log has no words of the mail server, which may name the address.
    expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain('421');
    expect(await listMessages(shop.context, 10)).toMatch(/tried again .*: 421 Try again later\./);
    box.state.down = false;
    await send();
    expect(kinds()).toEqual([]);
    shop.wait(pauseAfter(1));
    await send();
    expect(kinds()).toEqual(['welcome']);
    expect(await listMessages(shop.context, 10)).toMatch(/ {2}sent /);
  });

  it('are given up after three days, and tried again by the operator', async () => {
    const { id } = await shop.signUp();
    box.state.down = true;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await send();
      shop.wait(pauseAfter(attempt));
    }
    expect(await listMessages(shop.context, 10)).toContain('given up after 20 attempts: 421');
    box.state.down = false;
    await send();
    expect(kinds()).toEqual([]);
    expect(await retryMessage(shop.context, `welcome.${id}`)).toBe(
      `welcome.${id} is tried again.\n`,
    );
    await send();
    expect(kinds()).toEqual(['welcome']);
    await expect(retryMessage(shop.context, `welcome.${id}`)).rejects.toThrow(
      'There is no message',
    );
  });

  it('are forgotten 90 days after they were sent', async () => {
    await shop.signUp();
    await send();
    const DAY = 24 * 60 * MINUTE;
    await shop.store.sweep(shop.context.clock() + 89 * DAY);
    expect(await shop.store.messages.list(10)).toHaveLength(1);
    await shop.store.sweep(shop.context.clock() + 91 * DAY);
    expect(await shop.store.messages.list(10)).toEqual([]);
  });

  it('are sent once by several processes at the same time', async () => {
    for (let person = 0; person < 12; person += 1) await shop.signUp();
    await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(new Set(box.taken.map(({ id }) => id)).size).toBe(12);
    expect(box.taken).toHaveLength(12);
  });

  it('are sent again with the same id if the process dies before the commit', async () => {
    await shop.signUp();
    const { store } = shop;
    const dying = {
      ...context(),
      store: {
        ...store,
        messages: {
          ...store.messages,
          noteSent: () => Promise.reject(new Error('killed')),
          noteFailure: () => Promise.reject(new Error('killed')),
        },
      },
    };
    await expect(sendMessages(dying)).rejects.toThrow('killed');
    await send();
    expect(box.taken).toHaveLength(1);
    shop.wait(3 * MINUTE);
    await send();
    await send();
    const [first, second, ...others] = box.taken;
    expect(second?.id).toBe(first?.id);
    expect(others).toEqual([]);
  });

  it('lose and double nothing in any order of events, failures and pauses', async () => {
    const step = fc.constantFrom('sign up', 'order', 'send', 'down', 'up', 'wait');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        box = mailbox();
        const before = (await shop.store.messages.list(1000)).length;
        let expected = 0;
        for (const each of steps) {
          if (each === 'sign up') {
            await shop.signUp();
            expected += 1;
          } else if (each === 'order') {
            await ordered();
            expected += 3;
          } else if (each === 'send') await send();
          else if (each === 'wait') shop.wait(10 * MINUTE);
          else box.state.down = each === 'down';
        }
        box.state.down = false;
        shop.wait(24 * 60 * MINUTE);
        await send();
        expect((await shop.store.messages.list(1000)).length - before).toBe(expected);
        expect(new Set(box.taken.map(({ id }) => id)).size).toBe(expected);
        expect(box.taken).toHaveLength(expected);
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

describe('a server', () => {
  it('sends what it was killed before, when it starts again', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'killed-'));
    const mails = () =>
      existsSync(path.join(dataDir, 'mail')) ? readdirSync(path.join(dataDir, 'mail')) : [];
    const first = await startServer({ DATA_DIR: dataDir });
    const { status } = await fetch(`${first.url}/v1/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'a@example.com', password: 'marigold-lane-1' }),
    });
    killAll();
    expect(status).toBe(200);
    expect(mails()).toEqual([]);
    const second = await startServer({ DATA_DIR: dataDir });
    const watcher = watch(dataDir, { recursive: true });
    while (mails().length === 0) await once(watcher, 'change');
    watcher.close();
    expect(mails()).toEqual([expect.stringMatching(/^welcome\./)]);
    await second.stop();
    const listed = await run('server/cli.ts', ['messages'], { DATA_DIR: dataDir });
    expect(listed.stdout).toMatch(/welcome\..* sent /);
    rmSync(dataDir, { recursive: true });
  }, 60_000);
});

describe('mail', () => {
  const mail = {
    id: 'welcome.0190',
    to: 'asha@example.com',
    subject: 'नमस्ते, Asha',
    text: 'Plain ₹1,000',
    html: '<p>Rich</p>',
    page: null,
  };

  it('goes to a mail server, with an id that stays the same', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${String(port)}`;
    const transport = createMailTransport({ smtpUrl, from: 'Shop <hello@shop.example>' }, '');
    await transport.send(mail);
    await transport.send(mail);
    await new Promise<void>((resolve) => server.close(resolve));
    expect(received).toHaveLength(2);
    for (const text of received) {
      expect(text).toContain('Message-ID: <welcome.0190@shop.example>');
      expect(text).toContain('To: asha@example.com');
      expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
    }
    await expect(transport.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is one file for each id without a mail server', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mail-'));
    const transport = createMailTransport({ smtpUrl: undefined, from: 'a@b.example' }, folder);
    await transport.send(mail);
    await transport.send(mail);
    expect(readdirSync(folder)).toEqual(['welcome.0190.eml']);
    expect(readFileSync(path.join(folder, 'welcome.0190.eml'), 'utf8')).toContain('<p>Rich</p>');
    rmSync(folder, { recursive: true });
  });
});
