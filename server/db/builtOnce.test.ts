/** @jest-environment node */
import { sql, type Kysely } from 'kysely';
import { builtOnce } from './builtOnce';
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
