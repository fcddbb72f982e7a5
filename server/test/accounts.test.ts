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

  describe('guessing', () => {
    const MINUTE = 60 * 1000;
    let place = 'home';
    let guarded: TestShop;
    beforeEach(async () => {
      place = 'home';
      guarded = await openTestShop(engine, () => ({ placeOf: () => place, signUpsPerHour: 60 }));
    });
    afterEach(() => guarded.close());
    const login = async (email: string, password: string, from = place) => {
      place = from;
      return (await guarded.call('userLogin', { email, password })).status;
    };
    const repeat = async (times: number, work: (index: number) => Promise<number>) => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1) statuses.push(await work(index));
      return statuses;
    };

    it('waits longer after each wrong password, and says how long', async () => {
      const { email } = await guarded.signUp();
      const guess = () => login(email, 'wrong', 'elsewhere');
      expect(await repeat(6, guess)).toEqual(Array(6).fill(401));
      for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        const refused = await guarded.call('userLogin', { email, password: 'wrong' });
        expect(refused.status).toBe(429);
        expect(refused.headers.get('retry-after')).toBe(String(seconds));
        expect(refused.body['message']).toBe(
          `Too many attempts. Please wait ${
            seconds < 90 ? `${String(seconds)} second` : `${String(Math.ceil(seconds / 60))} minute`
          }${seconds === 1 ? '' : 's'} and try again.`,
        );
        guarded.wait(seconds * 1000);
        expect(await guess()).toBe(401);
      }
      guarded.wait(60 * MINUTE);
      expect(await repeat(6, guess)).toEqual(Array(6).fill(401));
    });

    it('gets few guesses at one account, from however many addresses', async () => {
      const { email } = await guarded.signUp();
      const statuses = await repeat(100, (index) =>
        login(email, `guess ${String(index)}`, `address ${String(index % 10)}`),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    });

    it('never keeps a person out of an account at a place that it was used from', async () => {
      const asha = await guarded.signUp('Asha');
      // Everybody behind one carrier's address, and a network of attackers.
      await repeat(230, (index) => login(`made-up-${String(index)}@example.com`, 'x', 'home'));
      await repeat(50, (index) => login(asha.email, 'wrong', `bot ${String(index)}`));
      expect(await login(asha.email, asha.password, 'home')).toBe(200);
      // Her phone is at home for the first time in another network: it has to wait.
      await repeat(20, (index) => login(asha.email, 'wrong', `bot ${String(index)}`));
      expect(await login(asha.email, asha.password, 'office')).toBe(429);
      guarded.wait(16 * MINUTE);
      expect(await login(asha.email, asha.password, 'office')).toBe(200);
      await repeat(20, (index) => login(asha.email, 'wrong', `bot ${String(index)}`));
      expect(await login(asha.email, asha.password, 'office')).toBe(200);
    });

    it('forgets a known place after a hundred wrong passwords in a row there', async () => {
      const { email, password } = await guarded.signUp();
      expect(await repeat(99, () => login(email, 'wrong', 'home'))).toEqual(Array(99).fill(401));
      expect(await login(email, password, 'home')).toBe(200);
      await repeat(100, () => login(email, 'wrong', 'home'));
      await repeat(6, () => login(email, 'wrong', 'home'));
      expect(await login(email, password, 'home')).toBe(429);
    });

    it('lets no more guesses through when they are sent at once', async () => {
      const { email, password, token } = await guarded.signUp('Hurried');
      place = 'elsewhere';
      const statusesOf = async (guess: (guessed: string) => Promise<Answer>) => {
        const guesses = Array.from({ length: 80 }, (_, index) => guess(`guess ${String(index)}`));
        return (await Promise.all(guesses)).map(({ status }) => status).sort();
      };
      const refused = Array.from({ length: 74 }, () => 429);
      const logins = (guessed: string) => guarded.call('userLogin', { email, password: guessed });
      expect(await statusesOf(logins)).toEqual([...Array<number>(6).fill(401), ...refused]);
      const changes = (guessed: string) => {
        const change = { currentPassword: guessed, newPassword: 'battery staple' };
        return guarded.call('userPassword', change, token);
      };
      expect(await statusesOf(changes)).toEqual([...Array<number>(6).fill(409), ...refused]);
      guarded.wait(16 * MINUTE);
      expect(await login(email, password)).toBe(200);
    });

    it('counts no right password', async () => {
      const { email, password } = await guarded.signUp('Frequent');
      expect(await repeat(20, (index) => login(email, password, `place ${String(index)}`))).toEqual(
        Array(20).fill(200),
      );
    });

    it('is not locked for a day because the clock was a day ahead', async () => {
      const { email, password } = await guarded.signUp();
      guarded.wait(DAY);
      const statuses = await repeat(20, () => login(email, 'wrong', 'elsewhere'));
      expect(statuses.at(-1)).toBe(429);
      guarded.wait(-DAY);
      expect(await login(email, password, 'elsewhere')).toBe(200);
    });

    it('lets sign-ups of one network wait after sixty within an hour, and others not', async () => {
      const signUp = async (index: number) =>
        (
          await guarded.call('userRegister', {
            name: 'A',
            email: `many-${String(index)}-${place}@example.com`,
            password: 'long enough',
          })
        ).status;
      const statuses = await repeat(70, signUp);
      expect(statuses.filter((status) => status === 200)).toHaveLength(61);
      expect(statuses.at(-1)).toBe(429);
      place = 'elsewhere';
      expect(await signUp(1)).toBe(200);
      place = 'home';
      guarded.wait(60 * MINUTE);
      expect(await signUp(100)).toBe(200);
    });
  });

  it('asks to try again later when it is overloaded, and counts no attempt', async () => {
    let isBusy = false;
    const busy = await openTestShop(engine, ({ passwords }) => ({
      passwords: {
        hash: (password, group) => passwords.hash(password, group),
        verify: (password, hash, group) =>
          isBusy
            ? Promise.reject(new Refusal('unavailable', 'Please try again in a moment.'))
            : passwords.verify(password, hash, group),
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
