/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SignJWT } from 'jose';
import { NO_PASSWORD } from './passwords';
import { createScryptPasswords } from './scrypt';
import { tokenSecret } from './tokenSecret';
import { createTokens } from './tokens';

const DAY = 24 * 60 * 60 * 1000;
const secret = new TextEncoder().encode('a secret of at least 32 characters');

describe('passwords', () => {
  it('are hashed with a salt each, at a cost that slows down guessing', async () => {
    const passwords = createScryptPasswords();
    const [one, two] = await Promise.all([
      passwords.hash('घर का पासवर्ड'),
      passwords.hash('घर का पासवर्ड'),
    ]);
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify('घर का पासवर्ड', one)).toBe(true);
    expect(await passwords.verify('घर का पासवर्ड ', one)).toBe(false);
  });

  it('are verified with the cost they were hashed with, after the setting has changed', async () => {
    const hash = await createScryptPasswords({ n: 2 ** 10, r: 8, p: 1 }).hash('kept');
    expect(await createScryptPasswords().verify('kept', hash)).toBe(true);
  });

  it('never match an account without a password', async () => {
    expect(await createScryptPasswords().verify('', NO_PASSWORD)).toBe(false);
    expect(await createScryptPasswords().verify('none', NO_PASSWORD)).toBe(false);
  });
});

describe('tokens', () => {
  let now = Date.UTC(2026, 0, 1);
  const tokens = createTokens(secret, () => now);
  const claims = { id: 'user-1', epoch: 3, use: 'shop' } as const;

  it('identify a user for thirty days', async () => {
    const token = await tokens.issue(claims);
    expect(await tokens.read(token)).toMatchObject(claims);
    now += 31 * DAY;
    expect(await tokens.read(token)).toBeNull();
  });

  it('are accepted only if this shop signed them', async () => {
    const other = createTokens(new TextEncoder().encode('x'.repeat(40)), () => now);
    expect(await tokens.read(await other.issue(claims))).toBeNull();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = { id: 'user-1', sub: 'user-1', epoch: 3, exp: now / 1000 + 1000 };
    expect(await tokens.read(`${part({ alg: 'none' })}.${part(body)}.`)).toBeNull();
    for (const junk of ['', 'a.b.c', '💥', 'x'.repeat(10_000)]) {
      expect(await tokens.read(junk)).toBeNull();
    }
  });

  it('are refused without expiry, user or epoch', async () => {
    const sign = (payload: Record<string, unknown>) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const exp = Math.floor(now / 1000) + 1000;
    expect(await tokens.read(await sign({ sub: 'a', epoch: 0, exp }))).toMatchObject({
      id: 'a',
      epoch: 0,
    });
    expect(await tokens.read(await sign({ sub: 'a', epoch: 0 }))).toBeNull();
    expect(await tokens.read(await sign({ epoch: 0, exp }))).toBeNull();
    expect(await tokens.read(await sign({ sub: 'a', exp }))).toBeNull();
  });
});

describe('the token secret', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-secret-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is created once, readable by this user only, also when ten ask at once', async () => {
    const dataDir = path.join(folder, 'a', 'b');
    const made = await Promise.all(
      Array.from({ length: 10 }, () => tokenSecret(undefined, dataDir)),
    );
    expect(new Set(made.map((one) => new TextDecoder().decode(one))).size).toBe(1);
    expect(statSync(path.join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('is the setting, if there is one', async () => {
    const given = await tokenSecret('from the environment', '/nowhere');
    expect(new TextDecoder().decode(given)).toBe('from the environment');
  });

  it('is refused with a clear error when the stored one is unusable', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'bad-'));
    writeFileSync(path.join(dataDir, 'token-secret'), 'short');
    await expect(tokenSecret(undefined, dataDir)).rejects.toThrow('Delete it');
  });
});
