/** `npm run shop -- …`: the operator's commands (docs/operating.md). */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { countOf } from '../src/shared/lib/countOf';
import { ROLES } from '../src/shared/api/roles';
import { orderNumber } from '../src/features/orders/orderFilter';
import { readEnvFile } from './envFile';
import { describeVariant } from '../src/shared/api/variantText';
import { createScryptPasswords } from './auth/scrypt';
import { backup, restore } from './db/backup';
import { migrate } from './db/migrations';
import { openDatabase } from './db/open';
import type { Database } from './db/schema';
import { createStore } from './db/store';
import { accountNamed, resetPassword } from './operator/accounts';
import { createInvoicePdf } from './invoices/pdf';
import {
  builtLanguages,
  translatedLanguages,
  translationsIn,
} from './rendering/build/translations';
import { createInLanguage } from './requestLanguage';
import { endCoupon, listCoupons, setCoupon } from './operator/coupons';
import { exportFooter, exportHeader, importFooter, importHeader } from './operator/layout';
import { exportLabels, importLabels } from './operator/labels';
import { listMessages, retryMessage } from './operator/messages';
import { listSubscribers, readIssue } from './operator/newsletter';
import { decodeFile } from './operator/fileText';
import { invoiceOf, listOrders, readStatus, showOrder } from './operator/orders';
import { setOrderStatus, setShipment } from './services/orderStatus';
import { listReturns, readReturnStatus, showReturn } from './operator/returns';
import {
  acceptReturn,
  declineReturn,
  payReturn,
  receiveReturn,
  replaceReturn,
} from './services/returnAnswers';
import { printable } from './operator/print';
import { exportProducts, importProducts } from './operator/products';
import { exportSynonyms, importSynonyms } from './operator/synonyms';
import { noteProduct } from './operator/noteProduct';
import { setStock } from './operator/stock';
import { FileError, type Row } from './operator/fileError';
import { readRows } from './operator/rows';
import { COMMAND_LINE } from './services/audit';
import { readShipment } from './services/couriers';
import { createPayments } from './payments/choose';
import { deleteAccount, exportAccount } from './services/personalData';
import type { Context } from './services/context';
import { discountName } from './services/discounts';
import { formatPaise, toPaise } from './services/money';
import { sendIssue } from './services/newsletter';
import type { ReturnRecord } from './services/ports';
import { Refusal } from './services/refusal';
import { setRole, setTotpSecret } from './services/roles';
import { tellBackInStock } from './services/stockAlerts';
import { SettingError, errorText } from './settingError';
import { readSettings } from './settings';

const USAGE = `Usage: npm run shop -- COMMAND

  orders list [--status STATUS] [--limit N]
  orders show ORDER
  orders invoice ORDER [--out FILE.pdf]
  orders set-status ORDER STATUS [--courier NAME] [--tracking NUMBER]
  orders set-tracking ORDER --courier NAME [--tracking NUMBER]
  returns list [--status STATUS] [--limit N]
  returns show RETURN
  returns accept RETURN
  returns decline RETURN REASON
  returns receive RETURN [--damaged]
  returns refund RETURN [--amount RUPEES] [--paid-back]
  returns send RETURN [--courier NAME] [--tracking NUMBER]
  coupons list [--limit N]
  coupons set CODE --percent N|--rupees N [--minimum RUPEES] [--from DAY] [--until DAY]
      [--limit N] [--per-person N] [--category NAME]...
  coupons end CODE
  accounts make-owner EMAIL
  accounts set-role EMAIL owner|staff|shopper
  accounts reset-second-factor EMAIL
  accounts reset-password EMAIL
  accounts export EMAIL [--out FILE]
  accounts delete EMAIL
  products import FILE.csv|FILE.json [--dry-run]
  products export [--format csv|json] [--out FILE]
  products set-stock PRODUCT [--size SIZE] [--colour COLOUR] NUMBER|unlimited
  header import FILE.csv|FILE.json [--dry-run]
  header export [--format csv|json] [--out FILE]
  footer import FILE.csv|FILE.json [--dry-run]
  footer export [--format csv|json] [--out FILE]
  labels import FILE.csv|FILE.json [--dry-run]
  labels export [--format csv|json] [--out FILE]
  synonyms import FILE.txt [--dry-run]
  synonyms export [--out FILE]
  newsletter list
  newsletter send FILE.txt
  messages [--limit N]
  messages retry MESSAGE
  backup FILE
  restore FILE

ORDER and RETURN are an id or the number that the shopper sees. See docs/operating.md.`;

class UsageError extends Error {
  override name = 'UsageError';
}

const FLAGS = {
  'dry-run': { type: 'boolean', default: false },
  damaged: { type: 'boolean', default: false },
  'paid-back': { type: 'boolean', default: false },
  amount: { type: 'string' },
  category: { type: 'string', multiple: true },
  courier: { type: 'string' },
  format: { type: 'string' },
  from: { type: 'string' },
  limit: { type: 'string' },
  minimum: { type: 'string' },
  out: { type: 'string' },
  'per-person': { type: 'string' },
  percent: { type: 'string' },
  rupees: { type: 'string' },
  size: { type: 'string' },
  colour: { type: 'string' },
  status: { type: 'string' },
  tracking: { type: 'string' },
  until: { type: 'string' },
} as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];

interface Command {
  what: string;
  does: string;
  rest: string[];
  flags: Flags;
}

function readCommand(args: string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: FLAGS,
    });
    const [what = '', does = '', ...rest] = positionals;
    return { what, does, rest, flags: values };
  } catch (error) {
    throw new UsageError(errorText(error));
  }
}

interface OperatorContext extends Context {
  db: Kysely<Database>;
  /** False on PostgreSQL. */
  isFile: boolean;
}

type Action = (context: OperatorContext, command: Command) => Promise<string>;

function one([argument]: string[], name: string): string {
  if (argument === undefined) throw new UsageError(`${name} is missing.`);
  return argument;
}

/** The file of a backup, which is the second word of its command. */
function copyOf({ does }: Command, isFile: boolean): string {
  if (!isFile) throw new UsageError('The database is PostgreSQL: use pg_dump and pg_restore.');
  return one(does === '' ? [] : [does], 'FILE');
}

function limitOf({ limit = '50' }: Command['flags']): number {
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new UsageError('--limit must be a whole number.');
  return Number(limit);
}

const actions: Partial<Record<string, Action>> = {
  'orders list': (context, { flags }) => {
    const limit = limitOf(flags);
    const status = flags.status === undefined ? undefined : readStatus(flags.status);
    return listOrders(context, { status, limit });
  },
  'orders show': async (context, { rest }) => showOrder(context, one(rest, 'ORDER')),
  'orders invoice': async (context, { rest, flags }) => {
    const { name, pdf } = await invoiceOf(context, one(rest, 'ORDER'));
    const file = flags.out ?? name;
    await writeFile(file, pdf);
    return `Written to ${file}.\n`;
  },
  'orders set-status': async (context, { rest, flags }) => {
    const [name, ...words] = rest;
    if (name === undefined || words.length === 0)
      throw new UsageError('ORDER and STATUS are missing.');
    // Without quotes, "Out for delivery" arrives as three words.
    const status = readStatus(words.join(' '));
    const order = await setOrderStatus(context, name, status, readShipment(flags));
    return `Order ${order.id} is now "${order.status}" (payment: ${order.paymentStatus}).\n`;
  },
  'orders set-tracking': async (context, { rest, flags }) => {
    const shipment = readShipment(flags);
    if (!shipment) throw new UsageError('--courier is missing.');
    const order = await setShipment(context, one(rest, 'ORDER'), shipment);
    return `Order ${order.id} travels with ${printable(`${shipment.courier} ${shipment.number ?? ''}`.trim())}.\n`;
  },
  'returns list': (context, { flags }) => {
    const status = flags.status === undefined ? undefined : readReturnStatus(flags.status);
    return listReturns(context, { status, limit: limitOf(flags) });
  },
  'returns show': (context, { rest }) => showReturn(context, one(rest, 'RETURN')),
  'returns accept': async (context, { rest }) =>
    returnText(await acceptReturn(context, one(rest, 'RETURN'))),
  'returns decline': async (context, { rest }) => {
    const [name = '', ...words] = rest;
    return returnText(await declineReturn(context, name, words.join(' ')));
  },
  'returns receive': async (context, { rest, flags }) =>
    returnText(await receiveReturn(context, one(rest, 'RETURN'), flags)),
  'returns refund': async (context, { rest, flags }) => {
    const how = { amount: amountOf(flags), paidBack: flags['paid-back'] };
    return returnText(await payReturn(context, one(rest, 'RETURN'), how));
  },
  'returns send': async (context, { rest, flags }) =>
    returnText(await replaceReturn(context, one(rest, 'RETURN'), readShipment(flags))),
  'coupons list': (context, { flags }) => listCoupons(context, limitOf(flags)),
  'coupons set': async (context, { rest, flags }) => {
    const coupon = await setCoupon(context, one(rest, 'CODE'), flags);
    return `The code ${coupon.code} is worth ${discountName(coupon)}.\n`;
  },
  'coupons end': async (context, { rest }) => {
    const { code } = await endCoupon(context, one(rest, 'CODE'));
    return `The code ${code} has ended.\n`;
  },
  'accounts make-owner': async (context, { rest }) => {
    const { email } = await setRole(context, one(rest, 'EMAIL'), 'owner');
    return `${printable(email)} is now an owner of the shop, and can sign in at /desk.\n`;
  },
  'accounts set-role': async (context, { rest }) => {
    const [email, name] = rest;
    const role = ROLES.find((each) => each === name);
    if (email === undefined || !role) throw new UsageError('EMAIL and a role are needed.');
    await setRole(context, email, role);
    return `${printable(email)} is now ${role === 'owner' ? 'an owner' : `a ${role === 'staff' ? 'member of the staff' : role}`}.\n`;
  },
  'accounts reset-second-factor': async (context, { rest }) => {
    const user = await accountNamed(context.store, one(rest, 'EMAIL'));
    await setTotpSecret(context, user, null);
    return `${printable(user.email)} signs in at the desk without a code now.\n`;
  },
  'accounts reset-password': async ({ store }, { rest }) => {
    const email = one(rest, 'EMAIL');
    const password = await resetPassword(store, createScryptPasswords(), email);
    return `The new password of ${printable(email)}: ${password}\nIt is not shown again. All devices are signed out.\n`;
  },
  'accounts export': async (context, { rest, flags }) => {
    const user = await accountNamed(context.store, one(rest, 'EMAIL'));
    return written(flags, `${JSON.stringify(await exportAccount(context, user), null, 2)}\n`);
  },
  'accounts delete': async (context, { rest }) => {
    const email = one(rest, 'EMAIL');
    await deleteAccount(context, await accountNamed(context.store, email));
    return `The account ${printable(email)} was deleted. Its orders stay, without name and address.\n`;
  },
  'products import': async (context, command) => {
    const dryRun = command.flags['dry-run'];
    const done = await importProducts(context.store, await rowsOf(command), {
      dryRun,
      now: context.clock(),
      languages: context.languages,
      note: noteProduct(context),
    });
    const counts = `added ${String(done.added)}, changed ${String(done.changed)}, unchanged ${String(done.unchanged)}`;
    return `${dryRun ? 'Dry run, products' : 'Products'}: ${counts}.\n`;
  },
  'products export': ({ store }, command) =>
    output(command, (format) => exportProducts(store, format)),
  'products set-stock': async (context, { rest, flags }) => {
    const [id, count] = rest;
    if (id === undefined || count === undefined)
      throw new UsageError('PRODUCT and NUMBER are missing.');
    if (count !== 'unlimited' && !/^\d{1,6}$/.test(count))
      throw new UsageError('NUMBER must be a whole number, or unlimited.');
    const quantity = count === 'unlimited' ? null : Number(count);
    const variant = await setStock(context.store, id, flags, quantity);
    await tellBackInStock(context);
    const name = describeVariant(variant)?.value;
    return `${printable(name === undefined ? id : `${id} in ${name}`)}: ${count} in stock.\n`;
  },
  'header import': async (context, command) =>
    replaced(command, await importHeader(context, await rowsOf(command), dryRunOf(command))),
  'header export': ({ store }, command) => output(command, (format) => exportHeader(store, format)),
  'footer import': async (context, command) =>
    replaced(command, await importFooter(context, await rowsOf(command), dryRunOf(command))),
  'footer export': ({ store }, command) => output(command, (format) => exportFooter(store, format)),
  'labels import': async (context, command) => {
    const { dryRun } = dryRunOf(command);
    const done = await importLabels(context, await rowsOf(command), { dryRun });
    const counts = [...done].map(([language, count]) => `${language} ${String(count)}`).join(', ');
    return `${dryRun ? 'Dry run, labels' : 'Labels'}: ${counts}.\n`;
  },
  'labels export': (context, command) => output(command, (format) => exportLabels(context, format)),
  'synonyms import': async (context, command) => {
    const text = decodeFile(await bytesOf(command));
    return replaced(command, await importSynonyms(context, text, dryRunOf(command)));
  },
  'synonyms export': async ({ store }, { flags }) => written(flags, await exportSynonyms(store)),
  'newsletter list': ({ store }) => listSubscribers(store),
  'newsletter send': async (context, command) => {
    const issue = readIssue(decodeFile(await bytesOf(command)));
    const count = await sendIssue(context, issue);
    return `The newsletter goes to ${countOf(count, 'subscriber')}.\n`;
  },
  messages: (context, { flags }) => listMessages(context, limitOf(flags)),
  'messages retry': (context, { rest }) => retryMessage(context, one(rest, 'MESSAGE')),
  backup: async ({ db, isFile }, command) => {
    const file = copyOf(command, isFile);
    await backup(db, file);
    return `The database was copied to ${printable(file)}.\n`;
  },
  restore: async ({ db, isFile }, command) => {
    const file = copyOf(command, isFile);
    await restore(db, file);
    return `The shop is as it was in ${printable(file)}. What came after is gone.\n`;
  },
};

const returnText = ({ id, status, amount }: ReturnRecord): string => {
  if (status === 'Refunding') {
    return `Return ${orderNumber(id)}: the provider did not take the refund of ${formatPaise(amount)}. The shop tries again each hour.\n`;
  }
  return `Return ${orderNumber(id)} is now "${status}".\n`;
};

/** The paise of `--amount`; null without it. */
function amountOf({ amount }: Command['flags']): number | null {
  if (amount === undefined) return null;
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(amount)) {
    throw new UsageError('--amount must be rupees, such as 499 or 499.50.');
  }
  return toPaise(Number(amount));
}

const dryRunOf = (command: Command) => ({ dryRun: command.flags['dry-run'] });

const replaced = (command: Command, count: number): string =>
  command.flags['dry-run']
    ? `Dry run: would have ${countOf(count, 'item')} in the ${command.what}.\n`
    : `The ${command.what} now has ${countOf(count, 'item')}.\n`;

async function bytesOf({ rest }: Command): Promise<Buffer> {
  const file = one(rest, 'FILE');
  return readFile(file).catch((error: unknown) => {
    throw new FileError([`${file} cannot be read: ${errorText(error)}`]);
  });
}

const rowsOf = async (command: Command): Promise<Row[]> =>
  readRows(one(command.rest, 'FILE'), decodeFile(await bytesOf(command)));

async function output(
  { flags }: Command,
  make: (format: 'csv' | 'json') => Promise<string>,
): Promise<string> {
  const format = flags.format ?? (flags.out?.endsWith('.json') ? 'json' : 'csv');
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be csv or json.');
  return written(flags, await make(format));
}

/** Writes to the file of `--out`, or returns the text for the terminal. */
async function written({ out }: Command['flags'], text: string): Promise<string> {
  if (out === undefined) return text;
  await writeFile(out, text);
  return `Written to ${out}.\n`;
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const { what, does } = command;
  const name = [`${what} ${does}`, what].find((each) => Object.hasOwn(actions, each));
  const action = name === undefined ? undefined : actions[name];
  if (!action)
    throw new UsageError(what === '' ? 'COMMAND is missing.' : 'There is no such command.');
  readEnvFile();
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    await migrate(db);
    const payments = createPayments(settings.payment, db, Date.now);
    process.stdout.write(
      await action(
        {
          store: createStore(db, {
            hasWebhook: settings.webhook !== undefined,
            hasPush: settings.push !== undefined,
          }),
          clock: Date.now,
          actor: COMMAND_LINE,
          payments,
          tax: settings.tax,
          seller: settings.seller,
          invoicePdf: createInvoicePdf(createInLanguage(translationsIn(builtLanguages()))),
          languages: translatedLanguages(),
          db,
          isFile: settings.databaseUrl === undefined,
        },
        command,
      ),
    );
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  const message = printable(errorText(error));
  if (error instanceof UsageError) process.stderr.write(`${message}\n\n${USAGE}\n`);
  else if (error instanceof FileError) {
    const problems = error.problems.map((problem) => `${printable(problem)}\n`).join('');
    const count = String(error.problems.length);
    process.stderr.write(`${problems}\nNothing was changed: ${count} problem(s).\n`);
  } else if (error instanceof Refusal || error instanceof SettingError) {
    process.stderr.write(`${message}\n`);
  } else process.stderr.write(`That failed: ${message}\n`);
});
