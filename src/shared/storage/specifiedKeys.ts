/**
 * The three specified localStorage keys (spec section 3), readable by any program: `token` is the bare
 * string, `cartItems` and `wishlist` plain JSON. Additional data is in sidecar keys (`cartItems:v`,
 * `wishlist:v`, `app:session`, `app:prices`), so that values written by other programs are used unchanged.
 */
import { CART_KEY, TOKEN_KEY, WISHLIST_KEY } from '../config/storedKeys';
import { localValues } from './localValues';

export { CART_KEY, TOKEN_KEY, WISHLIST_KEY };
export const SESSION_KEY = 'app:session';
export const PRICES_KEY = 'app:prices';
export const sidecarOf = (key: string): string => `${key}:v`;
export const backupOf = (key: string): string => `${key}:bak`;

/** Begins the id of a guest cart that another program wrote. */
export const FOREIGN_PREFIX = 'foreign:';

export const SPECIFIED_KEYS_VERSION = 1;
const MAX_TOKEN_LENGTH = 8_192;
/** Far more than the shop writes; a larger value is an error. */
const MAX_VALUE_LENGTH = 500_000;
export const MAX_WISHES = 1_000;

/** Copies a value to `<key>:bak`, so that it can be recovered; false if there is no room. */
function copyAside(key: string, raw: string): boolean {
  try {
    localValues.set(backupOf(key), raw);
    return true;
  } catch {
    return false;
  }
}

/** Copies an unreadable value and removes it; without a copy it stays until it is overwritten. */
export function setAside(key: string, raw: string): void {
  if (copyAside(key, raw)) localValues.remove(key);
}

/** Deletes the copies of unreadable values of these keys and `others` on logout: they are personal too. */
export function deleteSetAside(...others: string[]): void {
  const own = [CART_KEY, WISHLIST_KEY, SESSION_KEY, PRICES_KEY];
  const keys = [...own, sidecarOf(CART_KEY), sidecarOf(WISHLIST_KEY), ...others];
  for (const key of keys) localValues.remove(backupOf(key));
}

function parse(key: string): unknown {
  const raw = localValues.get(key);
  if (raw === null) return undefined;
  try {
    if (raw.length > MAX_VALUE_LENGTH) throw new RangeError('too large');
    return JSON.parse(raw) as unknown;
  } catch {
    setAside(key, raw);
    return undefined;
  }
}

/** Writes only changed values: an equal write would still notify the other tabs. */
export function write(key: string, value: string | null): void {
  if (value === null) {
    if (localValues.get(key) !== null) localValues.remove(key);
  } else if (localValues.get(key) !== value) {
    localValues.set(key, value);
  }
}

/** Runs all writes, then throws the first error. */
function inFull(writes: readonly (() => void)[]): void {
  const failures: unknown[] = [];
  for (const each of writes) {
    try {
      each();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * One field of an unknown value. Checked by hand, because every page has this file and not the schema
 * library.
 */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

function readGid(key: string): string | null {
  const gid = fieldOf(parse(sidecarOf(key)), 'gid');
  return typeof gid === 'string' && gid.length >= 4 && gid.length <= 64 ? gid : null;
}

const sidecar = (gid: string): string => JSON.stringify({ v: SPECIFIED_KEYS_VERSION, gid });

export interface StoredGuest<T> {
  value: T;
  /** Null if another program wrote the value; the shop gives it an id then. */
  gid: string | null;
}

/**
 * A guest's cart or wishlist. `check` returns the usable part of the value, or null. The rest is set aside;
 * it is never lost and never fatal.
 */
export function readGuest<T>(
  key: string,
  check: (value: unknown) => { value: T; dropped: number } | null,
): StoredGuest<T> | null {
  const raw = localValues.get(key);
  const parsed = parse(key);
  if (parsed === undefined || raw === null) return null;
  const checked = check(parsed);
  if (checked === null) {
    setAside(key, raw);
    return null;
  }
  if (checked.dropped > 0) copyAside(key, raw);
  return { value: checked.value, gid: readGid(key) };
}

/** Null or an empty value removes the key and its sidecar. */
export function writeGuest(key: string, kept: { value: unknown; gid: string } | null): void {
  // Write the id first: a cart without one could be merged twice.
  inFull([
    () => write(sidecarOf(key), kept && sidecar(kept.gid)),
    () => write(key, kept && JSON.stringify(kept.value)),
  ]);
}

export type StoredSession = { token: string } | { expiredUid: string } | null;

export function readSession(): StoredSession {
  const raw = localValues.get(TOKEN_KEY);
  // A program that writes everything as JSON puts the string in quotes.
  const token = raw?.replace(/^"(.*)"$/s, '$1').trim() ?? '';
  if (token !== '' && token.length <= MAX_TOKEN_LENGTH) return { token };
  const expiredUid = fieldOf(parse(SESSION_KEY), 'expiredUid');
  return typeof expiredUid === 'string' && expiredUid !== '' ? { expiredUid } : null;
}

export function writeSession(kept: StoredSession): void {
  const isExpired = kept !== null && 'expiredUid' in kept;
  // Write the reason first: other tabs read it when they see that the token is gone.
  inFull([
    () => write(SESSION_KEY, isExpired ? JSON.stringify(kept) : null),
    () => write(TOKEN_KEY, kept !== null && 'token' in kept ? kept.token : null),
  ]);
}

const isPaise = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Prices by line, in paise; empty if any value is not a price. */
export function readPrices(): Record<string, number> {
  const prices = Object.entries(parse(PRICES_KEY) ?? {}).filter(([line]) => !(line in {}));
  return prices.every((entry): entry is [string, number] => isPaise(entry[1]))
    ? Object.fromEntries(prices)
    : {};
}

export function writePrices(prices: Record<string, number>): void {
  write(PRICES_KEY, Object.keys(prices).length === 0 ? null : JSON.stringify(prices));
}

/** A valid id; not a property name of every object. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 64 && !(value in {});

/** A list of product ids that any program may have written. */
export function readIds(value: unknown): { value: string[]; dropped: number } | null {
  if (!Array.isArray(value)) return null;
  const ids = [...new Set(value.filter(isId))].slice(0, MAX_WISHES);
  return { value: ids, dropped: value.length - ids.length };
}
