/** A long list kept in pages: a read returns what one tab wrote last, also if other tabs write. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { closeDatabase, DATABASE_NAME, openDatabase } from './database';
import { pagedList, type StoredPages } from './pagedList';

interface Entry {
  id: number;
}
interface Rest {
  view: string;
}

const shape = {
  version: 2,
  check: (stored: unknown) => stored as Rest & StoredPages,
  migrations: { 1: () => ({ view: 'old', pages: 0, revision: '' }) },
};
const isEntry = (stored: unknown): stored is Entry =>
  typeof (stored as Partial<Entry>).id === 'number';

/** The list as a tab of its own sees it. */
const tab = () =>
  pagedList<Rest, Entry>('list', shape, (stored) => (isEntry(stored) ? stored : null));
const upTo = (length: number): Entry[] => Array.from({ length }, (_, id) => ({ id }));
const rest = { view: 'grid' };
const keysKept = async () => (await openDatabase()).getAllKeys('slices');

afterEach(async () => {
  jest.restoreAllMocks();
  await closeDatabase();
  await deleteDB(DATABASE_NAME);
});

/** The pages that are put while `work` runs. */
async function pagesPut(work: () => Promise<void>): Promise<number[]> {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  await work();
  const pages = put.mock.calls.flatMap(([, key]) => (Array.isArray(key) ? Number(key[1]) : []));
  put.mockRestore();
  return pages;
}

describe('a list in pages', () => {
  it('is read back in order, with its extra data', async () => {
    await tab().write(rest, upTo(1_000));
    expect(await tab().read()).toEqual({ rest, items: upTo(1_000) });
  });

  it('is null if nothing was stored', async () => {
    expect(await tab().read()).toBeNull();
  });

  it('writes only changed pages', async () => {
    const list = tab();
    const items = upTo(200);
    expect(await pagesPut(() => list.write(rest, items))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await pagesPut(() => list.write({ view: 'list' }, [...items]))).toEqual([]);
    const changed = [...items];
    changed[40] = { id: -1 };
    expect(await pagesPut(() => list.write(rest, changed))).toEqual([1]);

    const next = tab();
    const read = await next.read();
    expect(await pagesPut(() => next.write(rest, read!.items))).toEqual([]);
    expect((await tab().read())?.items).toEqual(changed);
  });

  it('deletes the pages of a longer list', async () => {
    const list = tab();
    await list.write(rest, upTo(300));
    await list.write(rest, upTo(40));
    expect(await keysKept()).toEqual(['list', ['list', 0], ['list', 1]]);
  });

  it('is never half of one write and half of another', async () => {
    const writes = fc.array(
      fc.record({
        by: fc.nat({ max: 2 }),
        first: fc.nat({ max: 3 }),
        length: fc.nat({ max: 120 }),
        awaited: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(writes, async (steps) => {
        await (await openDatabase()).clear('slices');
        const tabs = [tab(), tab(), tab()];
        // Of the same entries, so that pages can be taken for those of another tab.
        const all = upTo(130);
        const pending: Promise<void>[] = [];
        for (const { by, first, length, awaited } of steps) {
          const writing = tabs[by]!.write(rest, all.slice(first, first + length));
          pending.push(writing);
          if (awaited) await writing;
        }
        await Promise.all(pending);
        const { first, length } = steps.at(-1)!;
        const last = all.slice(first, first + length);
        for (const one of [tab(), ...tabs]) expect((await one.read())?.items).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it('stays as it was if a write fails in the middle', async () => {
    const list = tab();
    await list.write(rest, upTo(300));
    const broken = { id: 170, cannotBeCloned: () => null };
    const items = upTo(300);
    items[0] = { id: -1 };
    items[170] = broken;
    const failing = list.write({ view: 'list' }, items);
    await expect(failing).rejects.toThrow();
    expect(await tab().read()).toEqual({ rest, items: upTo(300) });

    await list.write({ view: 'list' }, upTo(290));
    expect(await tab().read()).toEqual({ rest: { view: 'list' }, items: upTo(290) });
  });

  it('skips invalid entries and pages', async () => {
    await tab().write(rest, upTo(100));
    const database = await openDatabase();
    await database.put('slices', [{ id: 32 }, { id: 'no number' }, {}], ['list', 1]);
    await database.put('slices', 'no page', ['list', 2]);
    const list = tab();
    const read = await list.read();
    expect(read?.items.map(({ id }) => id)).toEqual([...Array(33).keys(), 96, 97, 98, 99]);
    await list.write(rest, upTo(100));
    expect((await tab().read())?.items).toEqual(upTo(100));
  });

  it('is migrated, and ignored if a newer version has written it', async () => {
    const database = await openDatabase();
    await database.put('slices', { v: 1, at: 1, state: { products: {} } }, 'list');
    expect(await tab().read()).toEqual({ rest: { view: 'old' }, items: [] });
    await database.put('slices', { v: 3, at: 1, state: { view: 'hologram' } }, 'list');
    expect(await tab().read()).toBeNull();
    expect(await keysKept()).toEqual(['list:bak']);
  });
});
