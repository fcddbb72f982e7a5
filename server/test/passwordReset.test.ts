/** @jest-environment node */
import { sendMessages } from '../messages/send';
import { engines, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

const MINUTE = 60_000;

describe.each(engines)('a forgotten password on $name', (engine) => {
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

  const send = () => sendMessages(mailContext(shop, box.transport));
  const forget = (email: string) => shop.call('userForgotPassword', { email });
  const newestSecret = () => {
    const mail = box.taken.filter(({ subject }) => subject === 'Choose a new password').at(-1);
    return /https:\/\/shop\.example\/login#reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  async function secretFor(email: string): Promise<string> {
    await forget(email);
    await send();
    return newestSecret();
  }
  const set = (secret: string, newPassword = 'battery staple') =>
    shop.call('userResetPassword', { secret, newPassword });
  const login = async (email: string, password: string) =>
    (await shop.call('userLogin', { email, password })).status;

  it('is replaced by the link of a mail, which ends all sessions', async () => {
    const { email, password, token, id } = await shop.signUp();
    const { status, body } = await set(await secretFor(email));
    expect(status).toBe(200);
    const info = await shop.call('userInfo', undefined, body['token'] as string);
    expect(info.body['user']).toMatchObject({ email });
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
    expect(await login(email, password)).toBe(401);
    expect(await login(email, 'battery staple')).toBe(200);
    expect((await shop.store.users.find(id))?.emailConfirmedAt).toBe(shop.context.clock());
    await send();
    expect(box.taken.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' });
  });

  it('is set once for each link, also by requests of the same moment', async () => {
    const { email } = await shop.signUp();
    const secret = await secretFor(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => set(secret, `password ${String(index)}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect((await set(secret)).body['message']).toMatch(/^This link was already used/);
  });

  it('can be set for 30 minutes, and by none of the older links afterwards', async () => {
    const { email } = await shop.signUp();
    const [first, second] = [await secretFor(email), await secretFor(email)];
    expect(first).not.toBe(second);
    shop.wait(29 * MINUTE);
    expect((await set(second)).status).toBe(200);
    expect((await set(first)).status).toBe(409);
    const late = await secretFor(email);
    shop.wait(30 * MINUTE);
    expect((await set(late)).status).toBe(409);
    expect(await login(email, 'battery staple')).toBe(200);
  });

  it('does not tell who has an account', async () => {
    const { email } = await shop.signUp();
    const [known, unknown] = [await forget(email), await forget('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await send();
    expect(box.taken.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
    const statuses: number[][] = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push([(await forget(email)).status, (await forget('nobody@example.com')).status]);
    }
    expect(statuses.map(([first]) => first)).toEqual(statuses.map(([, second]) => second));
    expect(statuses.at(-1)).toEqual([429, 429]);
  });

  it('has the same link when the mail is sent again, and none that is too old', async () => {
    const { email } = await shop.signUp();
    box.state.down = true;
    await forget(email);
    await send();
    box.state.down = false;
    shop.wait(2 * MINUTE);
    await send();
    expect((await set(newestSecret())).status).toBe(200);
    box.state.down = true;
    await forget(email);
    await send();
    box.state.down = false;
    shop.wait(31 * MINUTE);
    await send();
    expect(box.taken.at(-1)?.subject).toBe('Your password was changed');
  });

  it('is not readable in the database', async () => {
    const { email } = await shop.signUp();
    const secret = await secretFor(email);
    const rows = [
      await shop.db.selectFrom('password_resets').selectAll().execute(),
      await shop.db.selectFrom('messages').selectAll().execute(),
    ];
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('refuses a guessed secret and a short password', async () => {
    expect((await set('a-guess-of-a-secret')).status).toBe(409);
    const { email } = await shop.signUp();
    const secret = await secretFor(email);
    expect((await set(secret, 'short')).status).toBe(400);
    expect((await set(secret)).status).toBe(200);
  });

  it('confirms the address with the link of the welcome mail', async () => {
    const { id } = await shop.signUp();
    await send();
    const link = /https:\/\/shop\.example(\/v1\S+)/.exec(box.taken[0]?.text ?? '')?.[1] ?? '';
    const confirmedAt = async () => (await shop.store.users.find(id))?.emailConfirmedAt;
    await shop.get(link.replace(/secret=.*/, 'secret=guessed'));
    expect(await confirmedAt()).toBeNull();
    const answer = await shop.get(link);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://shop.example/shop',
    ]);
    const first = shop.context.clock();
    shop.wait(MINUTE);
    await shop.get(link);
    expect(await confirmedAt()).toBe(first);
  });
});
