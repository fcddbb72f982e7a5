/** @jest-environment node */
import { sql } from 'kysely';
import { NO_PASSWORD } from '../server/auth/passwords';
import { migrate } from '../server/db/migrations';
import { products } from '../server/seed/catalogue';
import { seedDatabase } from '../server/seed/seed';
import { pagePasswords } from './passwords';
import { openWasmShop } from './wasmSqlite';

const clock = () => 1_763_600_000_000;

const countProducts = async ({ db }: Awaited<ReturnType<typeof openWasmShop>>) => {
  const { total } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

describe('the shop’s database as WebAssembly', () => {
  it('migrates and seeds like the server’s', async () => {
    const shop = await openWasmShop();
    await migrate(shop.db);
    await seedDatabase(shop.db, clock);
    expect(await countProducts(shop)).toBe(products.length);
  });

  it('is the same after saving and restoring its bytes, and can be changed further', async () => {
    const before = await openWasmShop();
    await migrate(before.db);
    await seedDatabase(before.db, clock);

    const after = await openWasmShop();
    after.restore(before.bytes());
    expect(await countProducts(after)).toBe(products.length);
    await migrate(after.db);
    await seedDatabase(after.db, clock, { products: 400 });
    expect(await countProducts(after)).toBe(400);
    expect(await countProducts(before)).toBe(products.length);
  });

  it('reports whether anything was written', async () => {
    const { db, changes } = await openWasmShop();
    await migrate(db);
    const before = changes();
    await sql`select count(*) from products`.execute(db);
    expect(changes()).toBe(before);
    await db.insertInto('facts').values({ id: 'a', value: 'b' }).execute();
    expect(changes()).toBeGreaterThan(before);
  });

  it('rolls back a failed transaction', async () => {
    const { db } = await openWasmShop();
    await migrate(db);
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('facts').values({ id: 'a', value: 'b' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('facts').selectAll().execute()).toEqual([]);
  });
});

describe('passwords in the page', () => {
  it('match their own hash and no other', async () => {
    const hash = await pagePasswords.hash('correct horse');
    expect(hash).not.toContain('correct');
    expect(await pagePasswords.verify('correct horse', hash)).toBe(true);
    expect(await pagePasswords.verify('wrong horse', hash)).toBe(false);
    expect(await pagePasswords.verify('anything', NO_PASSWORD)).toBe(false);
  });
});
