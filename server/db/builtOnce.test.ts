/** @jest-environment node */
import { sql, type Kysely } from 'kysely';
import { builtForEach, builtOnce } from './builtOnce';
import { migrate } from './migrations';
import { openLibSql } from './open';
import type { Database } from './schema';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openLibSql(':memory:');
  await migrate(db);
});
afterAll(() => db.destroy());

it('builds a query once and runs it with the values of each call, also in transactions', async () => {
  let builds = 0;
  const note = builtOnce((on, { id, value }: { id: string; value: string }) => {
    builds += 1;
    return on
      .insertInto('facts')
      .values({ id, value })
      .onConflict((oc) => oc.column('id').doUpdateSet({ value: sql`facts.value || ${value}` }))
      .returning(['id', 'value']);
  });
  expect((await note(db, { id: 'a', value: '1' })).rows).toEqual([{ id: 'a', value: '1' }]);
  const inside = await db.transaction().execute((trx) => note(trx, { value: '2', id: 'a' }));
  expect(inside.rows).toEqual([{ id: 'a', value: '12' }]);
  expect((await note(db, { id: 'b', value: '3' })).rows).toEqual([{ id: 'b', value: '3' }]);
  expect(builds).toBe(1);
});

it('runs in the transaction that it is given', async () => {
  const find = builtOnce((on, { id }: { id: string }) =>
    on.selectFrom('facts').select('id').where('id', '=', id),
  );
  await find(db, { id: 'c' });
  const undone = db.transaction().execute(async (trx) => {
    await trx.insertInto('facts').values({ id: 'c', value: '' }).execute();
    expect((await find(trx, { id: 'c' })).rows).toEqual([{ id: 'c' }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect((await find(db, { id: 'c' })).rows).toEqual([]);
});

it('builds once more for another database', async () => {
  const other = openLibSql(':memory:');
  await migrate(other);
  let builds = 0;
  const all = builtOnce((on) => {
    builds += 1;
    return on.selectFrom('settings').selectAll();
  });
  await all(db, {});
  expect((await all(other, {})).rows).toEqual([]);
  expect(builds).toBe(2);
  await other.destroy();
});

it('builds a query of several ids once for each small number of ids', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `many-${String(index).padStart(2, '0')}`);
  await db
    .insertInto('facts')
    .values(ids.map((id) => ({ id, value: '' })))
    .execute();
  let builds = 0;
  const find = builtForEach((on, some) => {
    builds += 1;
    return on.selectFrom('facts').select('id').where('id', 'in', some).orderBy('id');
  });
  const found = async (some: string[]) => (await find(db, some)).map(({ id }) => id);
  expect(await found(ids.slice(0, 2))).toEqual(ids.slice(0, 2));
  expect(await found(ids.slice(4, 6))).toEqual(ids.slice(4, 6));
  expect(builds).toBe(1);
  expect(await found(ids.slice(0, 3))).toEqual(ids.slice(0, 3));
  expect(builds).toBe(2);
  expect(await found(ids)).toEqual(ids);
  expect(await db.transaction().execute((trx) => find(trx, ids.slice(0, 1)))).toEqual([
    { id: 'many-00' },
  ]);
});
