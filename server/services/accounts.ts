import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf, User } from '../../src/shared/api/contract';
import { NO_PASSWORD, type Passwords } from '../auth/passwords';
import { sessionIdOf, type Tokens } from '../auth/tokens';
import type { Context } from './context';
import type { UserRecord } from './ports';
import { Refusal } from './refusal';

export interface AccountContext extends Context {
  tokens: Tokens;
  passwords: Passwords;
  limits: AttemptLimits;
}

/** Attempts allowed within `windowMs`. */
export interface AttemptLimits {
  windowMs: number;
  /** Failed logins with one email address from one place, and from one place in all. */
  loginsPerAddress: number;
  loginsPerPlace: number;
  /** Sign-ups with one email address from one place. */
  signUpsPerAddress: number;
}

export const DEFAULT_LIMITS: AttemptLimits = {
  windowMs: 15 * 60 * 1000,
  loginsPerAddress: 10,
  loginsPerPlace: 200,
  signUpsPerAddress: 20,
};

export const toUser = ({ name, email }: UserRecord): User => ({ name, email });

/** `place` is the client's address (IP), for the limits. */
export async function register(
  context: AccountContext,
  { name, email, password }: ParsedRequestOf<'userRegister'>,
  place: string,
): Promise<string> {
  const { store, clock, passwords, tokens, limits } = context;
  const tries = await store.attempts.count(`sign-up ${place} ${email}`, clock(), limits.windowMs);
  if (tries > limits.signUpsPerAddress) throw tooMany();
  if (await store.users.findByEmail(email)) throw taken();
  const user = {
    id: uuidv7(),
    email,
    name,
    passwordHash: await passwords.hash(password),
    sessionEpoch: 0,
    createdAt: clock(),
  };
  if (!(await store.users.insert(user))) throw taken();
  return tokens.issue({ id: user.id, epoch: 0 });
}

const taken = (): Refusal =>
  new Refusal('conflict', 'There is already an account with this email address. Please log in.');

/** An unknown address and a wrong password get the same response, after the same work. */
export async function login(
  context: AccountContext,
  { email, password }: ParsedRequestOf<'userLogin'>,
  place: string,
): Promise<string> {
  const { store, passwords, tokens, limits } = context;
  const ofAddress = `login ${place} ${email}`;
  const counters = [
    { key: ofAddress, limit: limits.loginsPerAddress },
    { key: `login ${place}`, limit: limits.loginsPerPlace },
  ];
  const user = await store.users.findByEmail(email);
  const kept = user && user.passwordHash !== NO_PASSWORD ? user.passwordHash : null;
  const isRight = await isRightAtLimitedTries(context, counters, async () =>
    passwords.verify(password, kept ?? (await decoy(passwords))),
  );
  if (!user || !isRight) {
    throw new Refusal('unauthorized', 'The email address or the password is wrong.');
  }
  await store.attempts.forget(ofAddress);
  return tokens.issue({ id: user.id, epoch: user.sessionEpoch });
}

/**
 * Counts the attempt before the slow check and uncounts it unless the password was wrong. Counting afterwards would let
 * simultaneous guesses through.
 */
async function isRightAtLimitedTries(
  { store, clock, limits }: AccountContext,
  counters: readonly { key: string; limit: number }[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counted: string[] = [];
  let isWrong = false;
  try {
    for (const { key, limit } of counters) {
      const tries = await store.attempts.count(key, clock(), limits.windowMs);
      counted.push(key);
      if (tries > limit) throw tooMany();
    }
    isWrong = !(await check());
    return !isWrong;
  } finally {
    if (!isWrong) for (const key of counted) await store.attempts.giveBack(key);
  }
}

const tooMany = (): Refusal =>
  new Refusal('too-many', 'Too many attempts. Please wait a few minutes and try again.');

/** A hash to check when there is no account, so that both cases take equally long. */
const decoys = new WeakMap<Passwords, Promise<string>>();
function decoy(passwords: Passwords): Promise<string> {
  let made = decoys.get(passwords);
  if (!made) {
    made = passwords.hash(uuidv7());
    decoys.set(passwords, made);
  }
  return made;
}

/** The user of a token. Refuses a missing, expired, forged or logged-out token. */
export async function authenticate(
  { store, tokens }: AccountContext,
  token: string | undefined,
): Promise<UserRecord> {
  if (!token) throw new Refusal('unauthorized', 'Please log in to continue.');
  const session = await tokens.read(token);
  const user = session && (await store.users.findInSession(session.id, session.sessionId));
  if (user?.sessionEpoch !== session?.epoch || !user) throw expired();
  return user;
}

const expired = (): Refusal =>
  new Refusal('unauthorized', 'Your session has expired. Please log in again.');

export async function renameUser(
  { store }: AccountContext,
  user: UserRecord,
  name: string,
): Promise<User> {
  await store.users.setName(user.id, name);
  return toUser({ ...user, name });
}

/** Ends every session; returns the token of a new one. */
export async function changePassword(
  context: AccountContext,
  user: UserRecord,
  { currentPassword, newPassword }: ParsedRequestOf<'userPassword'>,
): Promise<string> {
  const { store, passwords, tokens, limits } = context;
  const counters = [{ key: `password ${user.id}`, limit: limits.loginsPerAddress }];
  const isRight = await isRightAtLimitedTries(context, counters, () =>
    passwords.verify(currentPassword, user.passwordHash),
  );
  if (!isRight) {
    // Not "unauthorized": the session is valid, and the client must not end it.
    throw new Refusal('conflict', 'The current password is wrong.');
  }
  const hash = await passwords.hash(newPassword);
  if (!(await store.users.setPassword(user.id, hash, user.sessionEpoch))) {
    throw expired();
  }
  return tokens.issue({ id: user.id, epoch: user.sessionEpoch + 1 });
}

/** Ends the session of `token`, in this browser and wherever the token was copied to. */
export async function logout({ store, clock }: AccountContext, token: string): Promise<void> {
  await store.users.endSession(await sessionIdOf(token), clock());
}

export const logoutEverywhere = ({ store }: AccountContext, user: UserRecord): Promise<void> =>
  store.users.countEpochUp(user.id);
