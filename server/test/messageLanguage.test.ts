/** @jest-environment node */
import { Migrator, sql } from 'kysely';
import type { InLanguage } from '../../src/shared/i18n/message';
import { migrate, migrations } from '../db/migrations';
import { createStore } from '../db/store';
import { sendMessages } from '../messages/send';
import { sendPushes } from '../messages/push';
import { setStock } from '../operator/stock';
import { builtLanguages, translationsIn, translationsOf } from '../rendering/build/translations';
import { createInLanguage } from '../requestLanguage';
import type { Context } from '../services/context';
import { sendIssue } from '../services/newsletter';
import { changeSettings } from '../services/shopSettings';
import { setOrderStatus } from '../services/orderStatus';
import { tellBackInStock } from '../services/stockAlerts';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

const hindi = translationsOf('hi');

/** A message in Hindi, with its values. */
function say(english: string, values: Record<string, string | number> = {}): string {
  const text = hindi[english];
  if (text === undefined) throw new Error(`No message "${english}".`);
  return Object.entries(values).reduce(
    (said, [name, value]) => said.replaceAll(`{${name}}`, String(value)),
    text,
  );
}

const HINDI = /[ऀ-ॿ]/;

describe.each(engines)('the language of messages on $name', (engine) => {
  let shop: TestShop;
  let context: Context;
  let inLanguage: InLanguage;
  let box: ReturnType<typeof mailbox>;
  beforeAll(async () => {
    inLanguage = createInLanguage(translationsIn(builtLanguages()));
    shop = await openTestShop(engine, ({ db }) => ({
      inLanguage,
      hasNewsletter: true,
      pushKey: 'public key',
      store: createStore(db, { hasPush: true }),
    }));
    context = { ...shop.context, store: createStore(shop.db, { hasPush: true }) };
    const [lamp] = await shop.store.products.findMany(['lamp']);
    if (!lamp) throw new Error('There is no lamp.');
    await shop.store.products.upsertMany([
      { ...lamp, translations: { hi: { name: 'पीतल का लैंप' } } },
    ]);
    await shop.store.products.bumpVersion();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    box = mailbox();
  });

  const send = async () => {
    await sendMessages(mailContext(shop, box.transport, inLanguage));
    await sendMessages(mailContext(shop, box.transport, inLanguage), 'newsletter');
  };
  /** The mail of a kind that was sent last. */
  async function mailOf(kind: string) {
    await send();
    const mail = [...box.taken].reverse().find(({ id }) => id.split('.')[0] === kind);
    if (!mail) throw new Error(`There is no mail "${kind}".`);
    return mail;
  }
  let last = 0;
  async function signUp(language: string | undefined) {
    const email = `asha-${String((last += 1))}@example.com`;
    const password = 'correct horse';
    const { body } = await shop.call(
      'userRegister',
      { name: 'Asha', email, password },
      undefined,
      language,
    );
    return { email, password, token: body['token'] as string };
  }
  async function ordered(token: string, language: string | undefined): Promise<string> {
    const { body } = await shop.call('orderPlace', lampOrder(), token, language);
    return body['orderId'] as string;
  }
  const numberOf = (orderId: string) => orderId.slice(-8).toUpperCase();

  it('is for an order that of the page where it was placed, whoever sends the message', async () => {
    const { token, email } = await signUp('en');
    const id = await ordered(token, 'hi');
    const placed = await mailOf('order-placed');
    expect(placed.to).toBe(email);
    expect(placed.subject).toBe(say('Your order {number}', { number: numberOf(id) }));
    expect(placed.text).toContain(say('Namaste {name},', { name: 'Asha' }));
    expect(placed.text).toContain(
      say('Please pay {amount} when it arrives.', { amount: '₹2,000' }),
    );
    expect(placed.text).toContain('2 × पीतल का लैंप: ₹2,000');
    expect(placed.text).toContain(`${say('See your order')}: https://shop.example/hi/orders/${id}`);
    expect(placed.html).toContain('<html lang="hi">');
    expect(placed.html).toContain(`href="https://shop.example/hi/orders/${id}"`);
    await setOrderStatus(context, id, 'Shipped', { courier: 'Delhivery', number: 'D 1' });
    const shipped = await mailOf('order-shipped');
    expect(shipped.text).toContain(
      say('{courier} brings it, number {number}.', { courier: 'Delhivery', number: 'D 1' }),
    );
    expect(shipped.text).not.toContain('brings it');
  });

  it('is also that of sizes and colours', async () => {
    const [lamp] = await shop.store.products.findMany(['lamp']);
    if (!lamp) throw new Error('There is no lamp.');
    await shop.store.products.upsertMany([{ ...lamp, id: 'red-lamp', colors: ['Red', 'Blue'] }]);
    await changeSettings(context, { labels: { hi: { Red: 'लाल' } } });
    const { items, ...order } = lampOrder();
    const red = items.map((item) => ({ ...item, _id: 'red-lamp', size: 'default / Red' }));
    const { token } = await signUp('hi');
    for (const [language, name] of [
      ['hi', 'पीतल का लैंप, लाल'],
      ['en', 'Brass lamp, Red'],
    ] as const) {
      const { body } = await shop.call('orderPlace', { ...order, items: red }, token, language);
      expect(body).toMatchObject({ success: true });
      expect((await mailOf('order-placed')).text).toContain(`2 × ${name}`);
    }
    expect((await mailOf('operator-new-order')).text).toContain('Brass lamp, Red');
  });

  it('is English for an order of an English page, also of an account that speaks Hindi', async () => {
    const { token } = await signUp('hi');
    const id = await ordered(token, 'en');
    const placed = await mailOf('order-placed');
    expect(placed.subject).toBe(`Your order ${numberOf(id)}`);
    expect(placed.text).toBe(
      `Namaste Asha,\n\nThank you for your order.\n\nPlease pay ₹2,000 when it arrives.\n\n2 × Brass lamp: ₹2,000\n\nSee your order: https://shop.example/orders/${id}\n\nMarigold Lane`,
    );
    expect(placed.html).toContain('<html lang="en">');
  });

  it.each(['hi-IN,hi;q=0.9', 'xx', '../hi', undefined])(
    'is English where a request says "%s"',
    async (language) => {
      const { token } = await signUp(language);
      const id = await ordered(token, language);
      expect((await shop.store.orders.find(id))?.language).toBe('en');
      expect((await mailOf('order-placed')).text).not.toMatch(HINDI);
      expect((await mailOf('welcome')).text).not.toMatch(HINDI);
    },
  );

  it('is English again if the shop is no longer built in it', async () => {
    const { token } = await signUp('hi');
    const id = await ordered(token, 'hi');
    await shop.db.updateTable('orders').set({ language: 'xx' }).where('id', '=', id).execute();
    const placed = await mailOf('order-placed');
    expect(placed.text).toContain(`https://shop.example/orders/${id}`);
    expect(placed.html).toContain('<html lang="en">');
  });

  it('is English for the operator', async () => {
    await ordered((await signUp('hi')).token, 'hi');
    expect((await mailOf('operator-new-order')).text).not.toMatch(HINDI);
  });

  it('is the same for the notification of an order', async () => {
    const { token } = await signUp('en');
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    await shop.call('pushSubscribe', { endpoint: 'https://fcm.googleapis.com/1', keys }, token);
    const shown: unknown[] = [];
    const notified = async (language: string) => {
      const id = await ordered(token, language);
      shown.length = 0;
      await sendPushes({
        ...mailContext(shop, box.transport, inLanguage),
        sendPush: (_subscription, payload) => {
          shown.push(JSON.parse(payload));
          return Promise.resolve(201);
        },
      });
      return id;
    };
    const first = await notified('hi');
    expect(shown).toMatchObject([
      {
        title: say('Your order {number}', { number: numberOf(first) }),
        body: say('Thank you for your order.'),
        path: `/hi/orders/${first}`,
      },
    ]);
    const second = await notified('en');
    expect(shown).toMatchObject([
      { title: `Your order ${numberOf(second)}`, path: `/orders/${second}` },
    ]);
  });

  it('is that of the order for its returns', async () => {
    const { token } = await signUp('en');
    const id = await ordered(token, 'hi');
    for (const status of ['Shipped', 'Delivered'] as const)
      await setOrderStatus(context, id, status);
    const { body } = await shop.call(
      'orderReturn',
      {
        orderId: id,
        returnKey: 'return-1',
        productId: 'lamp',
        size: 'default',
        quantity: 1,
        kind: 'return',
        reason: 'mind',
        note: '',
      },
      token,
    );
    expect(body).toMatchObject({ success: true });
    const asked = await mailOf('return-requested');
    expect(asked.subject).toBe(say('We have your request for a return'));
    expect(asked.text).toContain(
      say('You would like to return this of order {number}: {units}.', {
        number: numberOf(id),
        units: '1 × पीतल का लैंप',
      }),
    );
    expect(asked.text).toContain(`https://shop.example/hi/orders/${id}`);
    expect((await mailOf('operator-new-return')).text).toContain('“I changed my mind.”');
  });

  it('is for an account that of the page where it last signed in', async () => {
    const { email, password, token } = await signUp('hi');
    const welcome = await mailOf('welcome');
    expect(welcome.subject).toBe(say('Welcome to Marigold Lane'));
    // The link of the mail leads to the Hindi shop.
    const link = new URL(/https:\S+confirm-email\S+/.exec(welcome.text)?.[0] ?? '');
    const opened = await shop.get(link.pathname + link.search, { 'Accept-Language': 'en' });
    expect(opened.headers.get('location')).toBe('https://shop.example/hi/shop');
    const wrong = await shop.get(`${link.pathname}?user=nobody&secret=wrong`);
    expect(wrong.headers.get('location')).toBe('https://shop.example/shop');

    const change = { currentPassword: password, newPassword: 'another horse' };
    const changed = await shop.call('userPassword', change, token, 'hi');
    expect(changed.status).toBe(200);
    const mail = await mailOf('password-changed');
    expect(mail.subject).toBe(say('Your password was changed'));
    expect(mail.text).toContain('https://shop.example/hi/login');

    await shop.call('userLogin', { email, password: 'another horse' }, undefined, 'en');
    expect((await shop.store.users.findByEmail(email))?.language).toBe('en');
  });

  it('is for a link to a new password that of the page where it was asked for', async () => {
    const { email } = await signUp('en');
    await shop.call('userForgotPassword', { email }, undefined, 'hi');
    const mail = await mailOf('password-reset');
    expect(mail.subject).toBe(say('Choose a new password'));
    const [, secret = ''] = /https:\/\/shop\.example\/hi\/login#reset=(\S+)/.exec(mail.text) ?? [];
    expect(secret).not.toBe('');
    shop.wait(60_000);
    await shop.call('userForgotPassword', { email }, undefined, 'en');
    expect((await mailOf('password-reset')).subject).toBe('Choose a new password');
    const set = { secret, newPassword: 'another horse' };
    expect((await shop.call('userResetPassword', set, undefined, 'hi')).status).toBe(200);
    expect((await mailOf('password-changed')).subject).toBe(say('Your password was changed'));
  });

  it('is for an alert that of the page where it was asked for', async () => {
    for (const size of ['S', 'M']) await setStock(shop.store, 'kurta', { size }, 0);
    const ask = (email: string, language: string) =>
      shop.call('stockAlert', { productId: 'kurta', email }, undefined, language);
    expect((await ask('first@example.com', 'hi')).status).toBe(200);
    await ask('second@example.com', 'en');
    await setStock(shop.store, 'kurta', { size: 'S' }, 3);
    await tellBackInStock(context);
    await send();
    const to = (email: string) => box.taken.find((mail) => mail.to === email);
    expect(to('first@example.com')?.subject).toBe(
      say('{product} is back', { product: 'Anarkali kurta' }),
    );
    expect(to('first@example.com')?.text).toContain('https://shop.example/hi/product/kurta');
    expect(to('second@example.com')?.subject).toBe('Anarkali kurta is back');
    expect(to('second@example.com')?.text).toContain('https://shop.example/product/kurta');
  });

  it('is for the newsletter and its pages that of the page where it was asked for', async () => {
    const email = 'reader@example.com';
    const ask = (language: string) =>
      shop.call('newsletterSubscribe', { email }, undefined, language);
    await ask('en');
    expect((await mailOf('newsletter-confirm')).subject).toBe('Please confirm your address');
    shop.wait(60_000);
    await ask('hi');
    const asked = await mailOf('newsletter-confirm');
    expect(asked.subject).toBe(say('Please confirm your address'));
    const link = new URL(/https:\S+newsletter\S+/.exec(asked.text)?.[0] ?? '');
    const question = await (await shop.get(link.pathname + link.search)).text();
    expect(question).toContain('<html lang="hi">');
    expect(question).toContain(say('Do you want our newsletter?'));
    const confirmed = await fetch(shop.origin + link.pathname + link.search, { method: 'POST' });
    const page = await confirmed.text();
    expect(page).toContain(say('You are subscribed'));
    expect(page).toContain('href="/hi/shop"');
    expect((await mailOf('newsletter-welcome')).subject).toBe(
      say('Your code for {percent}% off', { percent: 20 }),
    );
    // Anyone may enter the address.
    shop.wait(60_000);
    await ask('en');
    await sendIssue(context, { subject: 'New lamps', text: 'They are of brass.' });
    await send();
    const issue = box.taken.at(-1);
    expect(issue?.subject).toBe('New lamps');
    expect(issue?.text).toContain(say('Unsubscribe: {url}', { url: 'https://shop.example' }));
    expect(issue?.text).toContain('https://shop.example/hi/shop');
  });

  it('is for a payment page that of the page which led to it', async () => {
    const { token } = await signUp('en');
    const paymentPage = async (language: string) => {
      const { body } = await shop.call('orderPlaceUpi', lampOrder(), token, language);
      const { pathname } = new URL(String(body['paymentUrl']));
      // The browser's own preference does not count.
      const other = language === 'hi' ? 'en' : 'hi';
      const response = await shop.get(pathname, { 'Accept-Language': other });
      return { pathname, text: await response.text() };
    };
    const inHindi = await paymentPage('hi');
    expect(inHindi.text).toContain('<html lang="hi">');
    expect(inHindi.text).toContain(say('Scan with any UPI app'));
    expect(inHindi.text).toContain(say('Pay {amount}', { amount: '₹2,000' }));
    expect(inHindi.text).not.toContain('Scan');
    await fetch(shop.origin + inHindi.pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    const paid = await (await shop.get(inHindi.pathname)).text();
    expect(paid).toContain(say('This payment is complete.'));
    expect(paid).toContain('href="https://shop.example/hi/verify?success=true');
    const inEnglish = await paymentPage('en');
    expect(inEnglish.text).toContain('<html lang="en-IN">');
    expect(inEnglish.text).not.toMatch(HINDI);
  });
});

describe.each(engines)('orders from before there were languages, on $name', ({ open }) => {
  it('are English', async () => {
    const { db, close } = await open();
    const names = Object.keys(migrations);
    const before = names[names.indexOf('0029-languages') - 1] ?? '';
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    expect((await new Migrator({ db, provider }).migrateTo(before)).error).toBeUndefined();
    await sql`insert into users (id, email, name, password_hash, session_epoch, created_at)
      values ('asha', 'asha@example.com', 'Asha', 'none', 0, 1)`.execute(db);
    await sql`insert into orders
      (id, user_id, fingerprint, items, address, amount, payment_method, payment_status, status, created_at)
      values ('old', 'asha', '', '[]', '{}', 100, 'cod', 'due', 'Order Placed', 1)`.execute(db);
    await migrate(db);
    const store = createStore(db);
    expect((await store.orders.find('old'))?.language).toBe('en');
    expect((await store.users.find('asha'))?.language).toBe('en');
    await close();
  });
});
