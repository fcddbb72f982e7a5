import { isAtLeast, type Role } from '../../src/shared/api/roles';
import { noteChange } from './audit';
import type { Context } from './context';
import type { UserRecord } from './ports';
import { Refusal } from './refusal';

/**
 * Gives an account a role. Refuses to take the last owner's: nobody could give roles any more. A former member of the
 * staff is signed out everywhere.
 */
export async function setRole(context: Context, email: string, role: Role): Promise<UserRecord> {
  return context.store.transaction(async (inside) => {
    const user = await inside.users.findByEmail(email.trim().toLowerCase());
    if (!user) {
      throw new Refusal(
        'not-found',
        `There is no account with the address ${email}. Sign up first.`,
      );
    }
    if (user.role === role) return user;
    const owners = (await inside.users.listStaff()).filter((each) => each.role === 'owner');
    if (user.role === 'owner' && owners.length === 1) {
      throw new Refusal('conflict', 'The shop needs an owner. Make somebody else an owner first.');
    }
    await inside.users.setRole(user.id, role);
    if (!isAtLeast(role, user.role)) await inside.users.countEpochUp(user.id);
    await noteChange(context, inside, {
      action: 'account.role',
      subjectId: user.id,
      before: { role: user.role },
      after: { role },
    });
    return { ...user, role };
  });
}

/** @param secret in base32; null: signing in takes no code any more */
export const setTotpSecret = (
  context: Context,
  { id, totpSecret }: UserRecord,
  secret: string | null,
): Promise<void> =>
  context.store.transaction(async (inside) => {
    await inside.users.setTotpSecret(id, secret);
    await noteChange(context, inside, {
      action: 'account.second-factor',
      subjectId: id,
      before: { isOn: totpSecret !== null },
      after: { isOn: secret !== null },
    });
  });
