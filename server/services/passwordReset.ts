/** A forgotten password: a link by mail, and the new password that it allows to set. */
import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf } from '../../src/shared/api/contract';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { NO_PASSWORD } from '../auth/passwords';
import { hashOf, type Tokens } from '../auth/tokens';
import { notePlace, type AccountContext } from './accounts';
import { countAttempts, PLACE_PAUSES, RESET_PAUSES } from './attemptLimits';
import type { Store, UserRecord } from './ports';
import { Refusal } from './refusal';

const RESET_LINK_MINUTES = 30;
export const RESET_LINK_MS = RESET_LINK_MINUTES * 60 * 1000;

/** The secret of the link of a password reset. */
export const resetSecret = (tokens: Pick<Tokens, 'linkSecret'>, resetId: string): Promise<string> =>
  tokens.linkSecret(`password-reset ${resetId}`);

/**
 * Queues a mail with a link, if the address has an account. Does the same work for every address; whether there is an
 * account is looked up when the message is sent, so that neither the answer nor its duration shows it.
 */
export async function requestPasswordReset(
  { store, clock, tokens }: AccountContext,
  { email }: ParsedRequestOf<'userForgotPassword'>,
  place: string,
): Promise<void> {
  const now = clock();
  await countAttempts(store.attempts, now, [
    { key: `reset from ${place}`, policy: PLACE_PAUSES },
    { key: `reset ${email}`, policy: RESET_PAUSES },
  ]);
  await sendResetLink({ store, clock, tokens }, { email, language: requestLanguage() });
}

/** Queues a mail with a link to an address, in one transaction with `also`. */
export async function sendResetLink(
  { store, clock, tokens }: Pick<AccountContext, 'store' | 'clock' | 'tokens'>,
  { email, language }: Pick<UserRecord, 'email' | 'language'>,
  also: (inside: Store) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const id = uuidv7();
  const createdAt = clock();
  const secretHash = await hashOf(await resetSecret(tokens, id));
  await store.transaction(async (inside) => {
    await inside.passwordResets.insert({ id, email, secretHash, createdAt, language });
    await inside.messages.add('password-reset', id, createdAt);
    await also(inside);
  });
}

/** Sets the password and ends all sessions, once for each link. Returns the token of a new session. */
export async function setForgottenPassword(
  context: AccountContext,
  { secret, newPassword }: ParsedRequestOf<'userResetPassword'>,
  place: string,
): Promise<string> {
  const { store, clock, passwords, tokens } = context;
  const now = clock();
  const secretHash = await hashOf(secret);
  const since = now - RESET_LINK_MS;
  const reset = await store.passwordResets.findBySecret(secretHash, since);
  if (!reset) throw usedLink();
  // Slow, so not inside the transaction.
  const passwordHash = await passwords.hash(newPassword, place);
  const user = await store.transaction(async (inside) => {
    const forgotten = await inside.passwordResets.forget(reset.email);
    const owner = await inside.users.findByEmail(reset.email);
    if (!forgotten.includes(reset.id) || !owner || owner.passwordHash === NO_PASSWORD) {
      throw usedLink();
    }
    if (!(await inside.users.setPassword(owner.id, passwordHash, owner.sessionEpoch))) {
      throw new Refusal('conflict', t('The account has just changed. Please try again.'));
    }
    await inside.pushSubscriptions.forget(owner.id);
    await inside.users.confirmEmail(owner.id, now);
    await inside.users.setLanguage(owner.id, requestLanguage());
    await inside.messages.add('password-changed', owner.id, now, true);
    return owner;
  });
  await store.attempts.forget(`login ${user.email}`);
  await notePlace(context, user.id, place);
  return tokens.issue({ id: user.id, epoch: user.sessionEpoch + 1, use: 'shop' });
}

const usedLink = (): Refusal =>
  new Refusal(
    'conflict',
    t('This link was already used, or is older than {minutes} minutes. Please request a new one.', {
      minutes: RESET_LINK_MINUTES,
    }),
  );
