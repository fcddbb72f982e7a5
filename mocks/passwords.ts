import { scryptAsync } from '@noble/hashes/scrypt.js';
import type { Passwords } from '../server/auth/passwords';

/** A quarter of the server's cost: JavaScript needs about as long for it as Node for the whole. */
const COST = { N: 2 ** 13, r: 8, p: 3 };
const KEY_LENGTH = 32;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const derive = (password: string, salt: Uint8Array, { N, r, p }: typeof COST) =>
  scryptAsync(password.normalize('NFKC'), salt, { N, r, p, dkLen: KEY_LENGTH });

/** Scrypt without Node, for the API in the page; a hash is `scrypt-page$N$r$p$salt$hash`. */
export const pagePasswords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const key = await derive(password, salt, COST);
    return ['scrypt-page', COST.N, COST.r, COST.p, toText(salt), toText(key)].join('$');
  },

  async verify(password, hash) {
    const [scheme, n, r, p, salt, key] = hash.split('$');
    if (scheme !== 'scrypt-page' || salt === undefined || key === undefined) return false;
    const cost = { N: Number(n), r: Number(r), p: Number(p) };
    return toText(await derive(password, toBytes(salt), cost)) === key;
  },
};
