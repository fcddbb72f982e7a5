/** `npm run seed -- [--products N] [--reset]`: fills the database with the demo shop. */
import { parseArgs } from 'node:util';
import { countOf } from '../../src/shared/lib/countOf';
import { readEnvFile } from '../envFile';
import { migrate } from '../db/migrations';
import { openDatabase } from '../db/open';
import { SettingError, errorText } from '../settingError';
import { readSettings } from '../settings';
import { emptyDatabase, seedDatabase } from './seed';

const USAGE = `Usage: npm run seed -- [--products N] [--reset]

  --products N  have N products in all, from 1 to 100000; those beyond the
                hand-written catalogue are generated
  --reset       empty the database first: accounts, carts and orders too`;

const MAX_PRODUCTS = 100_000;

class UsageError extends Error {
  override name = 'UsageError';
}

function readFlags(args: string[]): { products: number | undefined; reset: boolean } {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: { products: { type: 'string' }, reset: { type: 'boolean', default: false } },
    }));
  } catch (error) {
    throw new UsageError(errorText(error));
  }
  const { products, reset } = values;
  if (products === undefined) return { products, reset };
  const count = Number(products);
  if (!/^\d+$/.test(products) || count < 1 || count > MAX_PRODUCTS) {
    throw new UsageError(
      `--products must be a whole number from 1 to ${String(MAX_PRODUCTS)}, but is "${products}".`,
    );
  }
  return { products: count, reset };
}

async function main(): Promise<void> {
  const { products, reset } = readFlags(process.argv.slice(2));
  readEnvFile();
  const db = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    if (reset) await emptyDatabase(db);
    await seedDatabase(db, Date.now, { products });
    const { count } = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    console.log(`The shop now has ${countOf(count, 'product')}.`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  else if (error instanceof SettingError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The seed failed: ${errorText(error)}\n`);
  process.exitCode = 1;
});
