/** An email address is confirmed by the link of the welcome mail. */
import { isSameSecret, type Tokens } from '../auth/tokens';
import type { AccountContext } from './accounts';
import type { UserRecord } from './ports';

/** The secret of the link that confirms an account's address. */
export const confirmSecret = (
  tokens: Pick<Tokens, 'linkSecret'>,
  { id, email }: Pick<UserRecord, 'id' | 'email'>,
): Promise<string> => tokens.linkSecret(`confirm ${id} ${email}`);

/** Does nothing for a wrong secret. Returns the account's language. */
export async function confirmEmail(
  { store, clock, tokens }: AccountContext,
  userId: string,
  secret: string,
): Promise<string | undefined> {
  const user = await store.users.find(userId);
  if (!user) return undefined;
  const expected = await confirmSecret(tokens, user);
  if (!(await isSameSecret(expected, secret))) return undefined;
  await store.users.confirmEmail(userId, clock());
  return user.language;
}
