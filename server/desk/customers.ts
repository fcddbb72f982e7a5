/** Accounts as the desk shows them. */
import type {
  DeskCustomer,
  DeskResponseOf,
  ParsedDeskRequestOf,
} from '../../src/shared/api/deskContract';
import type { AccountContext } from '../services/accounts';
import { noteChange } from '../services/audit';
import type { Context } from '../services/context';
import { toRupees } from '../services/money';
import { sendResetLink } from '../services/passwordReset';
import { deleteAccount, exportAccount } from '../services/personalData';
import type { CustomerRecord, UserRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { pageOf } from './orders';

const toDeskCustomer = ({ spent, ...record }: CustomerRecord): DeskCustomer => ({
  ...record,
  spent: toRupees(spent),
});

const nobody = (): Refusal => new Refusal('not-found', 'There is no such account.');

export async function listDeskCustomers(
  { store }: Context,
  { search, ...asked }: ParsedDeskRequestOf<'deskCustomers'>,
): Promise<DeskResponseOf<'deskCustomers'>> {
  const { records, total } = await store.desk.customers({ search }, pageOf(asked));
  return { success: true, data: records.map(toDeskCustomer), total };
}

export async function deskCustomerOf({ store }: Context, id: string): Promise<DeskCustomer> {
  const { records } = await store.desk.customers({ id }, { limit: 1, offset: 0 });
  if (!records[0]) throw nobody();
  return toDeskCustomer(records[0]);
}

/** An account that has not been deleted. */
async function customerOf(context: Context, id: string): Promise<UserRecord> {
  await deskCustomerOf(context, id);
  const user = await context.store.users.find(id);
  if (!user) throw nobody();
  return user;
}

export async function sendDeskResetLink(context: AccountContext, id: string): Promise<void> {
  await sendResetLink(context, await customerOf(context, id), (inside) =>
    noteChange(context, inside, { action: 'account.reset-link', subjectId: id }),
  );
}

export const exportDeskCustomer = async (
  context: Context,
  id: string,
): Promise<Record<string, unknown>> => exportAccount(context, await customerOf(context, id));

export async function deleteDeskCustomer(context: Context, id: string): Promise<void> {
  await deleteAccount(context, await customerOf(context, id));
}
