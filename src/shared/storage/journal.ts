/**
 * A small durable store for what must survive a killed browser: every update reads, changes and
 * writes its keys in one transaction, and resolves only once the result is on the disk
 * (`durability: 'strict'`). Where IndexedDB is unavailable it falls back to localStorage, and
 * where that is blocked too, to memory: the shop still sells, and says what it cannot keep.
 */
import { hasIndexedDb, openDatabase } from './database';
import { localValues } from './localValues';

export type Values = Record<string, unknown>;
export type JournalKind = 'indexeddb' | 'localstorage' | 'memory';

export interface Journal {
  readonly kind: JournalKind;
  /**
   * Reads `keys`, lets `change` answer with their next values (`undefined` deletes a key, a key
   * left out stays), and resolves with what `change` returned once it is durable.
   */
  update: <T>(
    keys: readonly string[],
    change: (values: Values) => { values: Values; result: T },
  ) => Promise<T>;
  /** All entries whose key begins with `prefix`. */
  entries: (prefix: string) => Promise<Values>;
}

function indexedDbJournal(): Journal {
  return {
    kind: 'indexeddb',
    async update(keys, change) {
      const database = await openDatabase();
      const transaction = database.transaction('journal', 'readwrite', { durability: 'strict' });
      // Awaited at once: a failing transaction must not become an unhandled rejection meanwhile.
      const done = transaction.done.then(
        () => null,
        (error: unknown) => ({ error }),
      );
      const store = transaction.objectStore('journal');
      const before: Values = {};
      for (const key of keys) before[key] = await store.get(key);
      const { values, result } = change(before);
      for (const [key, value] of Object.entries(values)) {
        if (value === undefined) await store.delete(key);
        else if (value !== before[key]) await store.put(value, key);
      }
      const failed = await done;
      if (failed) throw failed.error;
      return result;
    },
    async entries(prefix) {
      const database = await openDatabase();
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const transaction = database.transaction('journal');
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(range),
        transaction.store.getAll(range),
      ]);
      return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    },
  };
}

const LOCAL_PREFIX = 'app:journal:';

function localStorageJournal(): Journal {
  const read = (key: string): unknown => {
    const text = localValues.get(LOCAL_PREFIX + key);
    try {
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  };
  return {
    kind: 'localstorage',
    update(keys, change) {
      const { values, result } = change(Object.fromEntries(keys.map((key) => [key, read(key)])));
      for (const [key, value] of Object.entries(values)) {
        if (value === undefined) localValues.remove(LOCAL_PREFIX + key);
        else localValues.set(LOCAL_PREFIX + key, JSON.stringify(value));
      }
      return Promise.resolve(result);
    },
    entries(prefix) {
      const keys = localValues.keys().filter((key) => key.startsWith(LOCAL_PREFIX + prefix));
      return Promise.resolve(
        Object.fromEntries(
          keys.map((key) => [key.slice(LOCAL_PREFIX.length), read(key.slice(LOCAL_PREFIX.length))]),
        ),
      );
    },
  };
}

/** Keeps nothing beyond the page; also what tests and the model check run on. */
export function memoryJournal(held: Values = {}): Journal {
  return {
    kind: 'memory',
    update(keys, change) {
      const { values, result } = change(Object.fromEntries(keys.map((key) => [key, held[key]])));
      for (const [key, value] of Object.entries(values)) {
        if (value === undefined) Reflect.deleteProperty(held, key);
        else held[key] = value;
      }
      return Promise.resolve(result);
    },
    entries: (prefix) =>
      Promise.resolve(
        Object.fromEntries(Object.entries(held).filter(([key]) => key.startsWith(prefix))),
      ),
  };
}

/**
 * The best journal this browser gives. One that fails is left for good for the next best, with
 * what the failed one can still be read for carried over; `onFallback` hears of it once each.
 */
export function openJournal(onFallback: (kind: JournalKind, reason: unknown) => void): Journal {
  const chain: Journal[] = [
    ...(hasIndexedDb() ? [indexedDbJournal()] : []),
    ...(localValues.isAvailable() ? [localStorageJournal()] : []),
    memoryJournal(),
  ];
  let position = 0;
  const current = (): Journal => chain[position] ?? memoryJournal();
  if (current().kind !== 'indexeddb') onFallback(current().kind, 'IndexedDB is not available');

  async function fallBack(failed: Journal, reason: unknown): Promise<void> {
    if (current() !== failed || position === chain.length - 1) return;
    position += 1;
    const kept = await failed.entries('').catch((): Values => ({}));
    await current()
      .update([], () => ({ values: kept, result: null }))
      .catch(() => null);
    onFallback(current().kind, reason);
  }

  async function attempt<T>(work: (journal: Journal) => Promise<T>): Promise<T> {
    const journal = current();
    try {
      return await work(journal);
    } catch (error) {
      if (journal.kind === 'memory') throw error;
      await fallBack(journal, error);
      return attempt(work);
    }
  }

  return {
    get kind() {
      return current().kind;
    },
    update: (keys, change) => attempt((journal) => journal.update(keys, change)),
    entries: (prefix) => attempt((journal) => journal.entries(prefix)),
  };
}
