import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from './passwords';
import { createFairQueue } from './fairQueue';

const KEY_LENGTH = 32;

interface Cost {
  n: number;
  r: number;
  p: number;
}

/** 32 MiB and about 80 ms a hash (OWASP: N = 2^15, r = 8, p = 3). */
const STANDARD: Cost = { n: 2 ** 15, r: 8, p: 3 };

const QUEUE = {
  /** libuv has four threads, which syncing the database, compressing and serving files need too. */
  atOnce: 2,
  /** The last of a group waits one to six seconds if it is alone; the shop's requests time out after ten. */
  waitingInGroup: 20,
  waiting: 400,
};

const derive = (password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: n, r, p, maxmem: 2 * 128 * r * (n + p + 2) };
    // On libuv's threads, so the server still answers other requests.
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Node's scrypt; hashes read `scrypt$N$r$p$salt$hash` in base64url. */
export function createScryptPasswords(cost: Cost = STANDARD): Passwords {
  const inTurn = createFairQueue(QUEUE);
  return {
    async hash(password, group = '') {
      const salt = randomBytes(16);
      const key = await inTurn(group, () => derive(password, salt, cost));
      const numbers = [cost.n, cost.r, cost.p].map(String);
      return ['scrypt', ...numbers, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      );
    },

    async verify(password, hash, group = '') {
      const [scheme, n, r, p, salt, key] = hash.split('$');
      if (scheme !== 'scrypt' || !salt || !key) return false;
      const expected = Buffer.from(key, 'base64url');
      const made = { n: Number(n), r: Number(r), p: Number(p) };
      const actual = await inTurn(group, () =>
        derive(password, Buffer.from(salt, 'base64url'), made),
      );
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
