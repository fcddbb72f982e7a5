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

/** Opens the database once; rejects where IndexedDB is blocked or broken. */
export function openDatabase(): Promise<ShopDatabase> {
  opening ??= openDB<ShopSchema>(DATABASE_NAME, DATABASE_VERSION, {
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
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Closes the database, so that the next use opens it anew (a connection that failed, and tests). */
export async function closeDatabase(): Promise<void> {
  const open = opening;
  opening = null;
  (await open?.catch(() => null))?.close();
}
