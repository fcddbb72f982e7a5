/** Who may use the desk: sign-in, the second factor, roles. */
import { Secret, TOTP } from 'otpauth';
import type { DeskUser, ParsedDeskRequestOf } from '../../src/shared/api/deskContract';
import { sampleStore } from '../../src/shared/config/sampleStore';
import { userWithPassword, type AccountContext } from '../services/accounts';
import { ACCOUNT_PAUSES, isRightAtLimitedAttempts } from '../services/attemptLimits';
import { STAFF_REFUND_LIMIT } from '../services/context';
import { formatPaise, toRupees } from '../services/money';
import type { UserRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { setTotpSecret } from '../services/roles';

const PERIOD_MS = 30_000;

/**
 * Signs in to the desk. Returns null if the person has to send a code of the second factor too.
 */
export async function loginToDesk(
  context: AccountContext,
  { code, ...credentials }: ParsedDeskRequestOf<'deskLogin'>,
  place: string,
): Promise<string | null> {
  const user = await userWithPassword(context, credentials, place);
  if (user.role === 'shopper') {
    throw new Refusal('forbidden', 'This account may not use the desk. Ask the owner of the shop.');
  }
  if (user.totpSecret !== null) {
    if (code === undefined) return null;
    await assertCode(context, user.id, user.totpSecret, code);
  }
  return context.tokens.issue({ id: user.id, epoch: user.sessionEpoch, use: 'desk' });
}

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: sampleStore.name, label, secret: Secret.fromBase32(secret) });

/** Refuses a wrong code, and one that was used before. A code of half a minute ago is good: clocks differ. */
async function assertCode(
  { store, clock }: AccountContext,
  userId: string,
  secret: string,
  code: string,
): Promise<void> {
  const now = clock();
  const limited = [{ key: `code ${userId}`, policy: ACCOUNT_PAUSES }];
  const isRight = await isRightAtLimitedAttempts(store.attempts, now, limited, async () => {
    const away = totpOf(secret, '').validate({ token: code, window: 1, timestamp: now });
    if (away === null) return false;
    return store.users.useTotpStep(userId, Math.floor(now / PERIOD_MS) + away);
  });
  if (!isRight) {
    throw new Refusal('conflict', 'This code is wrong or was used already. Wait for the next one.');
  }
}

/** A secret for an authenticator app, and the `otpauth:` address that its camera reads. */
export function newTotp({ email }: UserRecord): { secret: string; address: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, address: totpOf(secret, email).toString() };
}

/** From now on signing in needs a code; the first one proves that the app has the secret. */
export async function confirmTotp(
  context: AccountContext,
  user: UserRecord,
  { secret, code }: ParsedDeskRequestOf<'deskTotpConfirm'>,
): Promise<void> {
  if (!/^[A-Z2-7]{32}$/.test(secret)) throw new Refusal('invalid', 'This is not a valid secret.');
  await assertCode(context, user.id, secret, code);
  await setTotpSecret(context, user, secret);
}

export const removeTotp = (context: AccountContext, user: UserRecord): Promise<void> =>
  setTotpSecret(context, user, null);

/** What staff may refund at once (paise); Infinity for the owner. */
const refundLimitOf = (
  { staffRefundLimit = STAFF_REFUND_LIMIT }: AccountContext,
  { role }: UserRecord,
): number => (role === 'owner' ? Infinity : staffRefundLimit);

/** @param amount paise */
export function assertMayRefund(context: AccountContext, user: UserRecord, amount: number): void {
  const limit = refundLimitOf(context, user);
  if (amount <= limit) return;
  throw new Refusal(
    'forbidden',
    `Staff may refund up to ${formatPaise(limit)}. Ask the owner to refund ${formatPaise(amount)}.`,
  );
}

export function toDeskUser(context: AccountContext, user: UserRecord): DeskUser {
  const { name, email, role, totpSecret } = user;
  const limit = refundLimitOf(context, user);
  const refundLimit = limit === Infinity ? null : toRupees(limit);
  return { name, email, role, hasTotp: totpSecret !== null, refundLimit };
}
