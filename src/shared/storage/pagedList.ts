/**
 * Stores a slice with one long list: the list in pages, beside the slice's other values. It is read,
 * validated and written a page at a time, because a thousand products at once block a slow phone for a
 * quarter of a second, and ten thousand for a whole second.
 */
import { nanoid } from '@reduxjs/toolkit';
import { hasIndexedDb, openDatabase } from './database';
import { refuse, unwrap, wrap, type Shape } from './sliceStorage';

/**
 * Entries per page. A page stays below 64 KiB; above that Chromium stores a value in a file of its own,
 * which is several times slower.
 */
const PAGE = 32;
/** Pages per task: about 15 ms on a slow phone. */
const AT_A_TIME = 8;

/** The stored description of the list. */
export interface StoredPages {
  pages: number;
  /** Changes with every write. */
  revision: string;
}

/** The slice's other values, validated, and the description of the list. */
interface PagedShape<Rest extends object> extends Omit<Shape, 'isBlank'> {
  check: (stored: unknown) => (Rest & StoredPages) | null;
}

export interface PagedList<Rest extends object, Item extends object> {
  /** The stored list in its order; null if nothing valid is stored. */
  read: () => Promise<{ rest: Rest; items: Item[] } | null>;
  /** Writes the changed pages, all or nothing. */
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

/** Abort, so that no partial write remains. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The failed request has already ended it.
  }
}

/**
 * @param check returns a stored entry in today's shape, or null: one invalid entry must not cost the others
 */
export function pagedList<Rest extends object, Item extends object>(
  key: string,
  shape: PagedShape<Rest>,
  check: (stored: unknown) => Item | null,
): PagedList<Rest, Item> {
  /** What this tab has written or read. A write by another tab has another revision. */
  let held: { revision: string; pages: (readonly Item[])[] } | null = null;

  return {
    async read() {
      if (!hasIndexedDb()) return null;
      const database = await openDatabase();
      // One transaction, so that all pages are from one write. Each request ends in a task of its own.
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
      const { pages, revision, ...rest } = opened.state as Rest & StoredPages;
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
      // Awaited only at the end; this marks the promise as handled until then.
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
