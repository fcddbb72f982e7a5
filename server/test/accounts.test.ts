/** @jest-environment node */
import { decodeJwt } from 'jose';
import { Refusal } from '../services/refusal';
import { engines, openTestShop, type Answer, type TestShop } from './harness';

const DAY = 24 * 60 * 60 * 1000;

describe.each(engines)('accounts on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  it('signs up, signs in, and knows the person', async () => {
    const { email, password, id } = await shop.signUp('Asha');
    const { status, body } = await shop.call('userLogin', {
      email: ` ${email.toUpperCase()} `,
      password,
    });
    expect(status).toBe(200);
    const token = body['token'] as string;
    // The token's payload carries the user id (spec section 3).
    expect(decodeJwt(token)).toMatchObject({ sub: id, id });
    const info = await shop.call('userInfo', undefined, token);
    expect(info.body).toEqual({ success: true, user: { name: 'Asha', email } });
  });

  it('stores no password in readable form', async () => {
    const { id, password } = await shop.signUp();
    const user = await shop.store.users.find(id);
    expect(user?.passwordHash).toMatch(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/);
    expect(user?.passwordHash).not.toContain(password);
  });

  it('accepts one of twenty simultaneous sign-ups with one email address', async () => {
    const person = { name: 'A', email: `race-${engine.name}@example.com`, password: 'long enough' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('userRegister', person)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('gives the same response to a wrong password and an unknown address', async () => {
    const { email } = await shop.signUp();
    const wrong = await shop.call('userLogin', { email, password: 'not it at all' });
    const unknown = await shop.call('userLogin', { email: 'no@example.com', password: 'x' });
    expect(wrong.status).toBe(401);
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body['message']).toBe('The email address or the password is wrong.');
  });

  it('limits guessing, for that address only and for a while', async () => {
    const { email, password } = await shop.signUp('Guessed');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await shop.call('userLogin', { email, password: `guess ${guess}` })).status).toBe(
        401,
      );
    }
    const refused = await shop.call('userLogin', { email, password });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('300');
    const other = await shop.signUp('Other');
    expect((await shop.call('userLogin', other)).status).toBe(200);
    shop.wait(16 * 60 * 1000);
    expect((await shop.call('userLogin', { email, password })).status).toBe(200);
  });

  it('lets no more guesses through when they are sent at once', async () => {
    const { email, password, token } = await shop.signUp('Hurried');
    const statusesOf = async (guess: (guessed: string) => Promise<Answer>) => {
      const guesses = Array.from({ length: 80 }, (_, index) => guess(`guess ${String(index)}`));
      return (await Promise.all(guesses)).map(({ status }) => status).sort();
    };
    const refused = Array.from({ length: 70 }, () => 429);
    const ten = Array.from({ length: 10 });
    const logins = (guessed: string) => shop.call('userLogin', { email, password: guessed });
    expect(await statusesOf(logins)).toEqual([...ten.map(() => 401), ...refused]);
    const changes = (guessed: string) => {
      const change = { currentPassword: guessed, newPassword: 'battery staple' };
      return shop.call('userPassword', change, token);
    };
    expect(await statusesOf(changes)).toEqual([...ten.map(() => 409), ...refused]);
    shop.wait(16 * 60 * 1000);
    expect((await shop.call('userLogin', { email, password })).status).toBe(200);
  });

  it('counts neither successful nor refused attempts', async () => {
    const { email, password } = await shop.signUp('Frequent');
    const login = (guessed: string) => shop.call('userLogin', { email, password: guessed });
    for (let round = 0; round < 12; round += 1) expect((await login(password)).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) expect((await login('wrong')).status).toBe(401);
    for (let guess = 0; guess < 220; guess += 1) expect((await login('wrong')).status).toBe(429);
    // All of them come from one address, which may fail two hundred times.
    const other = await shop.signUp('Neighbour');
    expect((await shop.call('userLogin', other)).status).toBe(200);
  });

  it('asks to try again later when it is overloaded, and counts no attempt', async () => {
    let isBusy = false;
    const busy = await openTestShop(engine, ({ passwords }) => ({
      passwords: {
        hash: (password) => passwords.hash(password),
        verify: (password, hash) =>
          isBusy
            ? Promise.reject(new Refusal('unavailable', 'Please try again in a moment.'))
            : passwords.verify(password, hash),
      },
    }));
    const { email, password } = await busy.signUp();
    isBusy = true;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, headers, body } = await busy.call('userLogin', { email, password });
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(body).toEqual({ success: false, message: 'Please try again in a moment.' });
    }
    isBusy = false;
    expect((await busy.call('userLogin', { email, password })).status).toBe(200);
    await busy.close();
  });

  it('locks nobody out for a day because the clock was a day ahead', async () => {
    const { email, password } = await shop.signUp();
    const wrong = async () => (await shop.call('userLogin', { email, password: 'wrong' })).status;
    shop.wait(DAY);
    let status = await wrong();
    for (let attempt = 0; attempt < 20 && status !== 429; attempt += 1) status = await wrong();
    expect(status).toBe(429);
    shop.wait(-DAY);
    expect((await shop.call('userLogin', { email, password })).status).toBe(200);
  });

  it('refuses weak passwords and missing names', async () => {
    const email = 'weak@example.com';
    const weak = await shop.call('userRegister', { name: 'A', email, password: 'short' });
    expect(weak.body['message']).toBe('Use at least 8 characters.');
    const nameless = await shop.call('userRegister', { name: ' ', email, password: 'long enough' });
    expect(nameless.body['message']).toBe('Enter your name.');
  });

  it('ends a token after thirty days', async () => {
    const { token } = await shop.signUp();
    shop.wait(29 * DAY);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(200);
    shop.wait(2 * DAY);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
  });

  it('renames', async () => {
    const { token, email } = await shop.signUp('Asha');
    const { body } = await shop.call('userUpdate', { name: ' Asha Rao ' }, token);
    expect(body).toEqual({ success: true, user: { name: 'Asha Rao', email } });
    expect((await shop.call('userInfo', undefined, token)).body['user']).toEqual({
      name: 'Asha Rao',
      email,
    });
  });

  it('changes a password, which ends every other session', async () => {
    const { token, email, password } = await shop.signUp();
    const wrong = { currentPassword: 'not it', newPassword: 'battery staple' };
    const refused = await shop.call('userPassword', wrong, token);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'The current password is wrong.',
    ]);
    const right = { currentPassword: password, newPassword: 'battery staple' };
    const { body } = await shop.call('userPassword', right, token);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
    expect((await shop.call('userInfo', undefined, body['token'] as string)).status).toBe(200);
    expect((await shop.call('userLogin', { email, password })).status).toBe(401);
    expect((await shop.call('userLogin', { email, password: 'battery staple' })).status).toBe(200);
  });

  it('logs one session out: its token is refused, those of other devices go on', async () => {
    const { token, email, password } = await shop.signUp();
    const other = (await shop.call('userLogin', { email, password })).body['token'] as string;
    expect(other).not.toBe(token);
    expect((await shop.call('userLogout', {}, token)).status).toBe(200);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
    expect((await shop.call('userLogout', {}, token)).status).toBe(401);
    expect((await shop.call('userInfo', undefined, other)).status).toBe(200);
    // The sweep keeps it for as long as the token lives.
    await shop.context.store.sweep(shop.context.clock() + 29 * 24 * 60 * 60 * 1000);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
  });

  it('logs out everywhere', async () => {
    const { token, email, password } = await shop.signUp();
    const second = (await shop.call('userLogin', { email, password })).body['token'] as string;
    await shop.call('userLogoutEverywhere', {}, token);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
    expect((await shop.call('userInfo', undefined, second)).status).toBe(401);
  });
});
