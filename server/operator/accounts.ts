import { randomInt } from 'node:crypto';
import type { Passwords } from '../auth/passwords';
import type { Store, UserRecord } from '../services/ports';
import { Refusal } from '../services/refusal';

/** Without characters that are easily confused when read aloud. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const letter = (): string => CHARACTERS.charAt(randomInt(CHARACTERS.length));
const group = (): string => Array.from({ length: 4 }, letter).join('');

export async function accountNamed({ users }: Store, email: string): Promise<UserRecord> {
  const user = await users.findByEmail(email.trim().toLowerCase());
  if (!user) throw new Refusal('not-found', `There is no account with the address ${email}.`);
  return user;
}

/** Sets a new random password, which ends every session, and returns it. */
export async function resetPassword(
  store: Store,
  passwords: Passwords,
  email: string,
): Promise<string> {
  const user = await accountNamed(store, email);
  const password = Array.from({ length: 4 }, group).join('-');
  const hash = await passwords.hash(password);
  if (!(await store.users.setPassword(user.id, hash, user.sessionEpoch))) {
    throw new Refusal('conflict', `The account ${email} has just changed. Please try again.`);
  }
  return password;
}
