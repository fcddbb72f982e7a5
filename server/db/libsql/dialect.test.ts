/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import LibSql from 'libsql';
import { migrate } from '../migrations';
import type { Database } from '../schema';
import { createStore } from '../store';
import { LibSqlDialect } from './dialect';

const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-libsql-'));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;

/** A database whose syncs end when the test says so. */
async function open() {
  opened += 1;
  const file = path.join(folder, `${String(opened)}.db`);
  const writer = new LibSql(file);
  writer.exec('pragma journal_mode = wal');
  const reader = new LibSql(file);
  const syncs: ((error?: Error) => void)[] = [];
  let isHeld = false;
  const disk = {
    sync: () =>
      isHeld
        ? new Promise<void>((resolve, reject) =>
            syncs.push((error) => (error ? reject(error) : resolve())),
          )
        : Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const db = new Kysely<Database>({ dialect: new LibSqlDialect({ writer, reader, disk }) });
  await migrate(db);
  isHeld = true;
  const note = (id: string) =>
    db.transaction().execute((trx) => trx.insertInto('facts').values({ id, value: '' }).execute());
  const noted = async () =>
    (await db.selectFrom('facts').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { db, file, writer, syncs, note, noted };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

it('answers a transaction after its sync, and runs others while it waits', async () => {
  const { db, syncs, note } = await open();
  const done: string[] = [];
  const all = ['a', 'b', 'c'].map((id) => note(id).then(() => done.push(id)));
  await tick();
  expect(syncs).toHaveLength(3);
  expect(done).toEqual([]);
  syncs.shift()?.();
  await all[0];
  expect(done).toEqual(['a']);
  for (const end of syncs) end();
  await Promise.all(all);
  await db.destroy();
});

it('fails a transaction whose sync failed', async () => {
  const { db, syncs, note } = await open();
  const failed = note('a');
  await tick();
  syncs[0]?.(new Error('EIO'));
  await expect(failed).rejects.toThrow('EIO');
  await db.destroy();
});

it('shows readers only what is committed', async () => {
  const { db, syncs, noted } = await open();
  let end = (): void => undefined;
  const writing = db.transaction().execute(async (trx) => {
    await trx.insertInto('facts').values({ id: 'a', value: '' }).execute();
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await tick();
  expect(await noted()).toEqual([]);
  end();
  await tick();
  for (const done of syncs) done();
  await writing;
  expect(await noted()).toEqual(['a']);
  await db.destroy();
});

it('waits for the lock of another process without stopping the event loop, and reads meanwhile', async () => {
  const { db, file, syncs, note, noted } = await open();
  const other = new LibSql(file);
  other.exec('begin immediate');
  const waiting = note('a');
  const single = db.insertInto('facts').values({ id: 'b', value: '' }).execute();
  let ticks = 0;
  const began = Date.now();
  while (Date.now() - began < 200) {
    await tick();
    ticks += 1;
  }
  expect(ticks).toBeGreaterThan(20);
  expect(await noted()).toEqual([]);
  other.exec('commit');
  other.close();
  const ending = setInterval(() => {
    for (const end of syncs) end();
  }, 5);
  await Promise.all([waiting, single]);
  clearInterval(ending);
  expect(await noted()).toEqual(['a', 'b']);
  await db.destroy();
});

it('goes on after a full disk: what did not fit is not there, the next write is', async () => {
  const { db, writer, syncs, note, noted } = await open();
  const pages = writer.prepare('pragma page_count').get([]) as { page_count: number };
  const limit = (count: number) => writer.exec(`pragma max_page_count = ${String(count)}`);
  limit(pages.page_count);
  const store = createStore(db);
  const large = store.transaction(async ({ layout, cart }) => {
    await cart.noteKey('user', 'key', 1);
    await layout.replaceFooters([{ _id: 'a', title: 'x'.repeat(1_000_000), link: '/' }]);
  });
  await expect(large).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await db.selectFrom('cart_keys').selectAll().execute()).toEqual([]);
  await expect(store.ping()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  limit(1_000_000);
  const next = note('next');
  await tick();
  syncs.shift()?.();
  await next;
  expect(await noted()).toEqual(['next']);
  const ending = setInterval(() => {
    for (const end of syncs) end();
  }, 5);
  await store.ping();
  clearInterval(ending);
  await db.destroy();
});

it('writes nothing after a statement that has ended its transaction', async () => {
  const { db, writer, noted } = await open();
  const pages = writer.prepare('pragma page_count').get([]) as { page_count: number };
  writer.exec(`pragma max_page_count = ${String(pages.page_count)}`);
  const value = 'x'.repeat(1_000_000);
  const careless = db.transaction().execute(async (trx) => {
    await trx
      .insertInto('facts')
      .values({ id: 'large', value })
      .execute()
      .catch(() => null);
    await trx.insertInto('facts').values({ id: 'small', value: '' }).execute();
  });
  await expect(careless).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await noted()).toEqual([]);
  await db.destroy();
});

it('runs what cannot be part of a transaction', async () => {
  const { db, syncs } = await open();
  const copy = path.join(folder, 'copy.db');
  const copied = sql`vacuum into ${sql.lit(copy)}`.execute(db);
  await tick();
  for (const end of syncs) end();
  await copied;
  const database = new LibSql(copy);
  expect(database.prepare('select count(*) as count from facts').get([])).toMatchObject({
    count: 0,
  });
  database.close();
  await db.destroy();
});

describe('while another process holds the lock', () => {
  /** Another connection, which has it. */
  const locked = (file: string) => {
    const other = new LibSql(file);
    other.exec('begin immediate');
    const found = (sql: string) => other.prepare(sql).all([]);
    return { other, found };
  };
  /** Ends each sync at once while the work goes on. */
  const endSyncs = async (syncs: (() => void)[], work: Promise<unknown>) => {
    const ends = setInterval(() => syncs.splice(0).forEach((end) => end()), 1);
    await work.finally(() => clearInterval(ends));
  };

  it('commits a table whose creation has waited', async () => {
    const { db, file, syncs } = await open();
    const { other, found } = locked(file);
    const created = db.schema.createTable('later').addColumn('id', 'text').execute();
    await tick();
    other.exec('rollback');
    await endSyncs(syncs, created);
    expect(found("select name from sqlite_master where name = 'later'")).toHaveLength(1);
    other.close();
    await db.destroy();
  });

  it.each([
    [
      'a statement',
      ({ db }: Awaited<ReturnType<typeof open>>) =>
        db.insertInto('facts').values({ id: 'lost', value: '' }).execute(),
    ],
    ['a transaction', ({ note }: Awaited<ReturnType<typeof open>>) => note('lost')],
  ])('commits what follows %s that gave up waiting', async (_, write) => {
    const opened = await open();
    const { db, file, syncs } = opened;
    const { other, found } = locked(file);
    const later = Date.now() + 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(later);
    await expect(write(opened)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    clock.mockRestore();
    other.exec('rollback');
    const kept = db.insertInto('settings').values({ id: 'kept', value: '' }).execute();
    await endSyncs(syncs, kept);
    expect(found('select id from settings')).toEqual([{ id: 'kept' }]);
    expect(found("select id from facts where id = 'lost'")).toEqual([]);
    other.close();
    await db.destroy();
  });
});
