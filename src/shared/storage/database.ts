/** The shop's one IndexedDB database: big slices, and the journal of what must not be lost. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export const DATABASE_NAME = 'marigold-lane';
const DATABASE_VERSION = 1;

interface ShopSchema extends DBSchema {
  /** Persisted slices that are too big for localStorage, by key; a long list's pages by key and number. */
  slices: { key: string | [key: string, page: number]; value: unknown };
  /** Write-ahead records, written with strict durability. */
  journal: { key: string; value: unknown };
}
export type ShopDatabase = IDBPDatabase<ShopSchema>;

let opening: Promise<ShopDatabase> | null = null;

/** Whether IndexedDB exists. Firefox throws at the question if cookies are blocked. */
export function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

/** How long IndexedDB may take to open, or for a transaction. On some devices it sometimes never answers. */
export const DATABASE_TIMEOUT_MS = 10_000;

export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Rejects with `NoAnswer` if `work` takes too long. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new NoAnswer('IndexedDB does not answer')),
      DATABASE_TIMEOUT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Opens the database once; rejects where IndexedDB is blocked, broken, or does not answer. */
export function openDatabase(): Promise<ShopDatabase> {
  opening ??= open();
  return opening;
}

function open(): Promise<ShopDatabase> {
  const database = openDB<ShopSchema>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade(database) {
      database.createObjectStore('slices');
      database.createObjectStore('journal');
    },
    // Close for a newer build in another tab.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  return inTime(database).catch((error: unknown) => {
    opening = null;
    // A connection that opens too late would block a newer build.
    if (error instanceof NoAnswer) database.then((late) => late.close()).catch(() => undefined);
    throw error;
  });
}

/** Opens the database anew at the next use, without waiting for a connection that does not answer. */
export function forgetDatabase(): void {
  const open = opening;
  opening = null;
  open?.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** Closes the database, so that the next use opens it anew (a connection that failed, and tests). */
export async function closeDatabase(): Promise<void> {
  const open = opening;
  opening = null;
  (await open?.catch(() => null))?.close();
}
