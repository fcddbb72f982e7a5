import { base64url } from 'jose';
import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf, User } from '../../src/shared/api/contract';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { NO_PASSWORD, type Passwords } from '../auth/passwords';
import { sessionIdOf, type TokenUse, type Tokens } from '../auth/tokens';
import {
  ACCOUNT_PAUSES,
  isRightAtLimitedAttempts,
  countAttempts,
  PLACE_PAUSES,
  SIGN_UP_PAUSES,
  WRONG_AT_KNOWN_PLACE,
} from './attemptLimits';
import type { Context } from './context';
import type { UserRecord } from './ports';
import { Refusal } from './refusal';

export interface AccountContext extends Context {
  tokens: Tokens;
  passwords: Passwords;
  /** Sign-ups from one place within an hour, before they have to wait. */
  signUpsPerHour: number;
}

export const toUser = ({ name, email }: UserRecord): User => ({ name, email });

/** The id of an account at a place; cannot be turned back into an address without knowing the account. */
async function placeIdOf(userId: string, place: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${userId} ${place}`);
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Later sign-ins to the account from this place are never paused. */
export async function notePlace({ store, clock }: Context, userId: string, place: string) {
  await store.knownPlaces.note(await placeIdOf(userId, place), clock());
}

/** `place` is the client's network, for the limits and for a fair share of the password checks. */
export async function register(
  context: AccountContext,
  { name, email, password }: ParsedRequestOf<'userRegister'>,
  place: string,
): Promise<string> {
  const { store, clock, passwords, tokens, signUpsPerHour } = context;
  const policy = { ...SIGN_UP_PAUSES, free: signUpsPerHour };
  await countAttempts(store.attempts, clock(), [{ key: `sign-up ${place}`, policy }]);
  if (await store.users.findByEmail(email)) throw taken();
  const user = {
    id: uuidv7(),
    email,
    name,
    passwordHash: await passwords.hash(password, place),
    sessionEpoch: 0,
    emailConfirmedAt: null,
    createdAt: clock(),
    language: requestLanguage(),
  };
  const isNew = await store.transaction(async (inside) => {
    if (!(await inside.users.insert(user))) return false;
    await inside.messages.add('welcome', user.id, user.createdAt);
    return true;
  });
  if (!isNew) throw taken();
  await notePlace(context, user.id, place);
  return tokens.issue({ id: user.id, epoch: 0, use: 'shop' });
}

const taken = (): Refusal =>
  new Refusal('conflict', t('There is already an account with this email address. Please log in.'));

/** Signs a shopper in; returns the session's token. */
export async function login(
  context: AccountContext,
  credentials: ParsedRequestOf<'userLogin'>,
  place: string,
): Promise<string> {
  const { id, sessionEpoch, language } = await userWithPassword(context, credentials, place);
  if (language !== requestLanguage()) await context.store.users.setLanguage(id, requestLanguage());
  return context.tokens.issue({ id, epoch: sessionEpoch, use: 'shop' });
}

/**
 * The user of an address and a password. An unknown address and a wrong password get the same response, after the same
 * work. A right password from a place that the account was used from is never refused, even if others guess there or
 * elsewhere.
 */
export async function userWithPassword(
  context: AccountContext,
  { email, password }: ParsedRequestOf<'userLogin'>,
  place: string,
): Promise<UserRecord> {
  const { store, clock, passwords } = context;
  const user = await store.users.findByEmail(email);
  const kept = user && user.passwordHash !== NO_PASSWORD ? user.passwordHash : null;
  const placeId = await placeIdOf(user?.id ?? '', place);
  const isKnown = await store.knownPlaces.has(placeId);
  const ofAccount = `login ${email}`;
  const limited = isKnown
    ? []
    : [
        { key: ofAccount, policy: ACCOUNT_PAUSES },
        { key: `login from ${place}`, policy: PLACE_PAUSES },
      ];
  const isRight = await isRightAtLimitedAttempts(store.attempts, clock(), limited, async () =>
    // Who is known here does not wait behind those who are not.
    passwords.verify(password, kept ?? (await decoy(passwords)), isKnown ? email : place),
  );
  if (!user || !isRight) {
    if (isKnown) await store.knownPlaces.countWrong(placeId, WRONG_AT_KNOWN_PLACE);
    throw new Refusal('unauthorized', t('The email address or the password is wrong.'));
  }
  await store.attempts.forget(ofAccount);
  await store.knownPlaces.note(placeId, clock());
  return user;
}

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

/** The user of a token. Refuses a missing, expired, forged or logged-out token, and one for another use. */
export async function authenticate(
  { store, tokens }: AccountContext,
  token: string | undefined,
  use: TokenUse = 'shop',
): Promise<UserRecord> {
  if (!token) throw new Refusal('unauthorized', t('Please log in to continue.'));
  const session = await tokens.read(token);
  if (session?.use !== use) throw expired();
  const user = await store.users.findInSession(session.id, session.sessionId);
  if (user?.sessionEpoch !== session.epoch) throw expired();
  return user;
}

const expired = (): Refusal =>
  new Refusal('unauthorized', t('Your session has expired. Please log in again.'));

export async function renameUser(
  { store }: AccountContext,
  user: UserRecord,
  name: string,
): Promise<User> {
  await store.users.setName(user.id, name);
  return toUser({ ...user, name });
}

/** Refuses a wrong password of a signed-in person, with pauses after several. */
export async function assertPassword(
  { store, clock, passwords }: AccountContext,
  user: UserRecord,
  password: string,
): Promise<void> {
  const limited = [{ key: `password ${user.id}`, policy: ACCOUNT_PAUSES }];
  const isRight = await isRightAtLimitedAttempts(store.attempts, clock(), limited, () =>
    passwords.verify(password, user.passwordHash, user.email),
  );
  // Not "unauthorized": the session is valid, and the client must not end it.
  if (!isRight) throw new Refusal('conflict', t('The current password is wrong.'));
}

/** Ends every session; returns the token of a new one. */
export async function changePassword(
  context: AccountContext,
  user: UserRecord,
  { currentPassword, newPassword }: ParsedRequestOf<'userPassword'>,
): Promise<string> {
  const { store, clock, passwords, tokens } = context;
  await assertPassword(context, user, currentPassword);
  const hash = await passwords.hash(newPassword, user.email);
  await store.transaction(async (inside) => {
    if (!(await inside.users.setPassword(user.id, hash, user.sessionEpoch))) throw expired();
    await inside.pushSubscriptions.forget(user.id);
    await inside.users.setLanguage(user.id, requestLanguage());
    await inside.messages.add('password-changed', user.id, clock(), true);
  });
  return tokens.issue({ id: user.id, epoch: user.sessionEpoch + 1, use: 'shop' });
}

/** Ends the session of `token`, in this browser and wherever the token was copied to. */
export async function logout({ store, clock }: AccountContext, token: string): Promise<void> {
  await store.users.endSession(await sessionIdOf(token), clock());
}

export const logoutEverywhere = ({ store }: AccountContext, { id }: UserRecord): Promise<void> =>
  store.transaction(async (inside) => {
    await inside.users.countEpochUp(id);
    await inside.pushSubscriptions.forget(id);
  });
