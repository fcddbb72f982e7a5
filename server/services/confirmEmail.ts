/** An email address is confirmed by the link of the welcome mail. */
import { hashOf, type Tokens } from '../auth/tokens';
import type { AccountContext } from './accounts';
import type { UserRecord } from './ports';

/** The secret of the link that confirms an account's address. */
export const confirmSecret = (
  tokens: Pick<Tokens, 'linkSecret'>,
  { id, email }: Pick<UserRecord, 'id' | 'email'>,
): Promise<string> => tokens.linkSecret(`confirm ${id} ${email}`);

/** Does nothing for a wrong secret. */
export async function confirmEmail(
  { store, clock, tokens }: AccountContext,
  userId: string,
  secret: string,
): Promise<void> {
  const user = await store.users.find(userId);
  if (!user) return;
  // Hashes, so that the time of the comparison says nothing about the secret.
  const [expected, sent] = await Promise.all([
    hashOf(await confirmSecret(tokens, user)),
    hashOf(secret),
  ]);
  if (expected === sent) await store.users.confirmEmail(userId, clock());
}
