/**
 * A big slice that is one long list: the list lies in pages beside the slice's other values, and is
 * read, checked and written a page at a time. As one value a thousand products are a task of a
 * quarter of a second on a slow phone, and ten thousand one of a whole second.
 */
import { nanoid } from '@reduxjs/toolkit';
import { hasIndexedDb, openDatabase } from './database';
import { refuse, unwrap, wrap, type Shape } from './sliceStorage';

/**
 * Entries of one page. Together they stay below the 64 KiB above which Chromium puts a value into a
 * file of its own, and takes several times as long for it.
 */
const PAGE = 32;
/** Pages read or written before whoever else waits has a turn: some 15 ms on a slow phone. */
const AT_A_TIME = 8;

/** What is kept of the list beside its pages. */
export interface PagesKept {
  pages: number;
  /** Made anew with every writing. */
  revision: string;
}

/** The slice's other values, checked, with what is kept of the list. */
interface PagedShape<Rest extends object> extends Omit<Shape, 'isBlank'> {
  check: (stored: unknown) => (Rest & PagesKept) | null;
}

export interface PagedList<Rest extends object, Item extends object> {
  /** What was kept, in its order; null when there is nothing that fits. */
  read: () => Promise<{ rest: Rest; items: Item[] } | null>;
  /** Writes the pages that are not on the disk yet as they are here, all or nothing. */
  write: (rest: Rest, items: readonly Item[]) => Promise<void>;
}

const pagesFrom = (key: string, from: number, to: number): IDBKeyRange =>
  IDBKeyRange.bound([key, from], [key, to], false, true);

function pagesOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / PAGE) }, (_, at) =>
    items.slice(at * PAGE, (at + 1) * PAGE),
  );
}

const isSamePage = (before: readonly unknown[] | undefined, page: readonly unknown[]): boolean =>
  before?.length === page.length && page.every((item, at) => before[at] === item);

/** What was put already must not stand beside what was not. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The request that failed has ended it.
  }
}

/**
 * @param check an entry as it was kept, in today's shape, or null: a single one that does not fit
 *   must not cost the others
 */
export function pagedList<Rest extends object, Item extends object>(
  key: string,
  shape: PagedShape<Rest>,
  check: (stored: unknown) => Item | null,
): PagedList<Rest, Item> {
  /** What this tab knows to be on the disk. Another tab's writing has another revision. */
  let held: { revision: string; pages: (readonly Item[])[] } | null = null;

  return {
    async read() {
      if (!hasIndexedDb()) return null;
      const database = await openDatabase();
      // One transaction, so that all pages are of one writing; each of its requests ends in a task of its own.
      const { store } = database.transaction('slices');
      const take = (from: number): Promise<unknown[]> =>
        store.getAll(pagesFrom(key, from, from + AT_A_TIME));
      const [stored, first] = await Promise.all([store.get(key), take(0)]);
      if (stored === undefined) return null;
      const opened = unwrap(shape, stored, Date.now());
      if (typeof opened !== 'object') {
        await refuse(database, key, stored, opened);
        return null;
      }
      const { pages, revision, ...rest } = opened.state as Rest & PagesKept;
      const read: Item[][] = [];
      for (let from = 0; from < pages; from += AT_A_TIME) {
        for (const page of from === 0 ? first : await take(from)) {
          read.push(Array.isArray(page) ? page.flatMap((entry) => check(entry) ?? []) : []);
        }
      }
      held = { revision, pages: read };
      return { rest: rest as unknown as Rest, items: read.flat() };
    },

    async write(rest, items) {
      if (!hasIndexedDb()) return;
      const pages = pagesOf(items);
      const revision = nanoid();
      const database = await openDatabase();
      const transaction = database.transaction('slices', 'readwrite');
      // Awaited only at the end: until then a failure must not count as one that nobody handles.
      transaction.done.catch(() => undefined);
      const { store } = transaction;
      try {
        const before = (await store.get(key)) as { state?: { revision?: string } } | undefined;
        const known = held?.revision === before?.state?.revision ? held?.pages : undefined;
        const changed = pages.flatMap((page, at) =>
          isSamePage(known?.[at], page) ? [] : { page, at },
        );
        for (let from = 0; from < changed.length; from += AT_A_TIME) {
          await Promise.all(
            changed
              .slice(from, from + AT_A_TIME)
              .map(async ({ page, at }) => store.put(page, [key, at])),
          );
        }
        await store.delete(pagesFrom(key, pages.length, Infinity));
        await store.put(wrap(shape, { ...rest, pages: pages.length, revision }), key);
        await transaction.done;
      } catch (error) {
        abort(transaction);
        throw error;
      }
      held = { revision, pages };
    },
  };
}
