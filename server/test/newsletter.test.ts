/** @jest-environment node */
import { sendMessages } from '../messages/send';
import { listSubscribers, readIssue } from '../operator/newsletter';
import { sendIssue } from '../services/newsletter';
import { deleteAccount, personalDataOf } from '../services/personalData';
import { address, engines, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

const EMAIL = 'asha@example.com';
const issue = { subject: 'Monsoon cottons', text: 'Namaste,\n\nNew cottons are here.' };

describe.each(engines)('the newsletter on $name', (engine) => {
  let shop: TestShop;
  let box: ReturnType<typeof mailbox>;
  beforeEach(async () => {
    shop = await openTestShop(engine, () => ({ hasNewsletter: true }));
    box = mailbox();
  });
  afterEach(() => shop.close());

  const send = async () => {
    const context = mailContext(shop, box.transport);
    await sendMessages(context);
    await sendMessages(context, 'newsletter');
  };
  const subjects = () => box.taken.map(({ subject }) => subject);
  const subscribe = (email = EMAIL) => shop.call('newsletterSubscribe', { email });
  /** The path of a link in the newest mail that has it. */
  const link = (step: 'confirm' | 'unsubscribe'): string => {
    const found = box.taken
      .map(({ text }) => new RegExp(`https://shop.example(/\\S+/${step}\\?\\S+)`).exec(text)?.[1])
      .filter((each) => each !== undefined);
    return found.at(-1) ?? '';
  };
  const post = (path: string) => fetch(shop.origin + path, { method: 'POST' });
  const confirm = async (): Promise<string> => {
    const page = await (await post(link('confirm'))).text();
    return /SAVE-\w+/.exec(page)?.[0] ?? '';
  };

  it('writes to an address that has confirmed, with a code that works once', async () => {
    expect((await shop.call('newsletterTerms')).body).toMatchObject({ percent: 20 });
    expect((await subscribe()).status).toBe(200);
    await send();
    expect(subjects()).toEqual(['Please confirm your address']);
    // A mail server that opens the link subscribes nobody.
    expect((await shop.get(link('confirm'))).status).toBe(200);
    expect(await listSubscribers(shop.store)).toBe('Nobody has subscribed.\n');
    const code = await confirm();
    expect(code).toMatch(/^SAVE-[A-Z2-9]{10}$/);
    expect(await confirm()).toBe(code);
    await send();
    expect(subjects().slice(1)).toEqual(['Your code for 20% off']);
    expect(box.taken[1]?.text).toContain(code);
    const { token } = await shop.signUp();
    const order = {
      address,
      items: [{ _id: 'lamp', name: 'Brass lamp', image: [], salePrice: 1_000, quantity: 1 }],
      amount: 800,
      coupon: code,
    };
    expect((await shop.call('orderPlace', order, token)).status).toBe(200);
    expect((await shop.call('orderPlace', order, token)).body['message']).toBe(
      `The code ${code} has been used up.`,
    );
  });

  it('gives an address one code, however often it comes and goes', async () => {
    await subscribe();
    await send();
    const codes = await Promise.all([confirm(), confirm(), confirm()]);
    expect(new Set(codes).size).toBe(1);
    await send();
    const unsubscribe = await post(link('unsubscribe'));
    expect(await unsubscribe.text()).toContain('You are unsubscribed');
    shop.wait(60_000);
    await subscribe();
    await send();
    expect(await confirm()).toBe(codes[0]);
    expect(await shop.store.coupons.list(10)).toHaveLength(1);
  });

  it('sends an issue once to each, and to nobody who has left or not confirmed', async () => {
    for (const name of ['asha', 'bela', 'chitra', 'devi']) {
      await subscribe(`${name}@example.com`);
      await send();
      if (name !== 'devi') await confirm();
    }
    await send();
    const before = box.taken.length;
    expect(await sendIssue(shop.context, issue)).toBe(3);
    // An operator who repeats the command, and one who leaves before it is sent.
    expect(await sendIssue(shop.context, issue)).toBe(3);
    const chitra = box.taken.filter(({ to }) => to === 'chitra@example.com').at(-1)!;
    const header = chitra.headers?.['List-Unsubscribe'] ?? '';
    expect(chitra.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await post(header.slice(1, -1).replace('https://shop.example', ''));
    await send();
    await send();
    const issues = box.taken.slice(before);
    expect(issues.map(({ to }) => to).sort()).toEqual(['asha@example.com', 'bela@example.com']);
    expect(issues[0]).toMatchObject({ subject: 'Monsoon cottons' });
    expect(issues[0]?.text).toContain('New cottons are here.\n\nUnsubscribe: https://');
  });

  it('lets no newsletter hold up an order’s mail', async () => {
    await subscribe();
    await send();
    await confirm();
    await send();
    await sendIssue(shop.context, issue);
    await shop.signUp();
    await sendMessages(mailContext(shop, box.transport));
    expect(subjects().at(-1)).toBe('Welcome to Marigold Lane');
  });

  it('says the same of every address, bounds the mails, and refuses wrong links', async () => {
    const first = await subscribe();
    await send();
    await confirm();
    expect((await subscribe()).body).toEqual(first.body);
    await send();
    expect(subjects().filter((each) => each.startsWith('Please'))).toHaveLength(1);
    for (let count = 0; count < 4; count++) await subscribe('bela@example.com');
    expect((await subscribe('bela@example.com')).status).toBe(429);
    const wrong = link('confirm').replace(/secret=.{4}/, 'secret=AAAA');
    expect((await post(wrong)).status).toBe(404);
    expect((await post('/v1/api/newsletter/unsubscribe')).status).toBe(404);
  });

  it('is part of a person’s data, and deleted with the account', async () => {
    const { email, id } = await shop.signUp();
    await subscribe(email);
    await send();
    await confirm();
    const user = (await shop.store.users.find(id))!;
    expect(await personalDataOf(shop.context, user)).toMatchObject({ newsletter: { email } });
    await sendIssue(shop.context, issue);
    await deleteAccount(shop.context, user);
    await send();
    expect(subjects()).not.toContain('Monsoon cottons');
    expect(await shop.store.newsletter.findByEmail(email)).toBeUndefined();
  });

  it('forgets an address that does not confirm within a month', async () => {
    await subscribe('bela@example.com');
    await subscribe();
    await send();
    await confirm();
    shop.wait(31 * 24 * 60 * 60 * 1000);
    await shop.store.sweep(shop.context.clock());
    expect(await shop.store.newsletter.findByEmail('bela@example.com')).toBeUndefined();
    expect(await shop.store.newsletter.findByEmail(EMAIL)).toBeDefined();
  });

  it('reads the and the text', () => {
    expect(readIssue('Monsoon\r\n\r\nFirst.\n\nSecond.\n')).toEqual({
      subject: 'Monsoon',
      text: 'First.\n\nSecond.',
    });
    expect(() => readIssue('Monsoon\n')).toThrow('A newsletter has its subject in the first line');
  });
});

it.each(engines.slice(0, 1))('is none without a mail server', async (engine) => {
  const shop = await openTestShop(engine);
  expect((await shop.call('newsletterTerms')).body).toEqual({ success: true, percent: null });
  const asked = await shop.call('newsletterSubscribe', { email: EMAIL });
  expect([asked.status, asked.body['message']]).toEqual([
    404,
    'Our newsletter has not started yet.',
  ]);
  expect(await shop.store.newsletter.findByEmail(EMAIL)).toBeUndefined();
  await shop.close();
});
