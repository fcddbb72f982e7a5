/**
 * A small durable store for what must survive a killed browser: every update reads, changes and
 * writes its keys in one transaction, and resolves only once the result is on the disk
 * (`durability: 'strict'`). Where IndexedDB is unavailable it falls back to localStorage, and
 * where that is blocked too, to memory: the shop still sells, and says what it cannot keep.
 */
import { closeDatabase, hasIndexedDb, openDatabase, type ShopDatabase } from './database';
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

/** A connection can break while the database is whole: a new one gets a second try. */
async function onDatabase<T>(work: (database: ShopDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await openDatabase());
  } catch {
    await closeDatabase();
    return work(await openDatabase());
  }
}

function indexedDbJournal(): Journal {
  return {
    kind: 'indexeddb',
    update: (keys, change) =>
      onDatabase(async (database) => {
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
      }),
    entries: (prefix) =>
      onDatabase(async (database) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const transaction = database.transaction('journal');
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(range),
          transaction.store.getAll(range),
        ]);
        return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
      }),
  };
}

const LOCAL_PREFIX = 'app:journal:';
const localKeys = (prefix: string): string[] =>
  localValues
    .keys()
    .filter((key) => key.startsWith(LOCAL_PREFIX + prefix))
    .map((key) => key.slice(LOCAL_PREFIX.length));

/** What localStorage has under a key; null notes that it was deleted there. */
function readLocal(key: string): unknown {
  const text = localValues.get(LOCAL_PREFIX + key);
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * `standsIn`: for an IndexedDB that failed and may come back. What is deleted meanwhile is noted,
 * or the copy that is still there would come back too.
 */
function localStorageJournal(standsIn: boolean): Journal {
  const read = (keys: readonly string[]): Values =>
    Object.fromEntries(keys.map((key) => [key, readLocal(key) ?? undefined]));
  return {
    kind: 'localstorage',
    update(keys, change) {
      const { values, result } = change(read(keys));
      for (const [key, value] of Object.entries(values)) {
        if (value === undefined && !standsIn) localValues.remove(LOCAL_PREFIX + key);
        else localValues.set(LOCAL_PREFIX + key, JSON.stringify(value ?? null));
      }
      return Promise.resolve(result);
    },
    entries: (prefix) =>
      Promise.resolve(
        Object.fromEntries(
          Object.entries(read(localKeys(prefix))).filter(([, value]) => value !== undefined),
        ),
      ),
  };
}

const revOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'rev' in value ? Number(value.rev) : 0;

/** What the database and its stand-in say of a key: the newer of the two, in doubt the stand-in. */
function newerOf(held: unknown, standIn: unknown): unknown {
  if (standIn === null) return undefined;
  return standIn === undefined || revOf(held) > revOf(standIn) ? held : standIn;
}

/** Takes what stood in for the database back into it, in one transaction, and then deletes it. */
async function takeBack(database: Journal): Promise<void> {
  const keys = localKeys('');
  if (keys.length === 0) return;
  const taken = new Map(keys.map((key) => [key, localValues.get(LOCAL_PREFIX + key)]));
  // A lease is of this minute, and its tab claims it anew.
  const lasting = keys.filter((key) => !key.startsWith('lease:'));
  await database.update(lasting, (held) => ({
    values: Object.fromEntries(lasting.map((key) => [key, newerOf(held[key], readLocal(key))])),
    result: null,
  }));
  for (const [key, text] of taken) {
    // Unless another tab has written since.
    if (localValues.get(LOCAL_PREFIX + key) === text) localValues.remove(LOCAL_PREFIX + key);
  }
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
 * The best journal this browser gives. One that fails is left for the next best, with what the
 * failed one can still be read for carried over; `onFallback` hears of it. IndexedDB is gone back
 * to as soon as it works, in this tab or another, or on the next page.
 */
export function openJournal(onFallback: (kind: JournalKind, reason: unknown) => void): Journal {
  const database = hasIndexedDb() ? indexedDbJournal() : null;
  const chain: Journal[] = [
    ...(database ? [database] : []),
    ...(localValues.isAvailable() ? [localStorageJournal(database !== null)] : []),
    memoryJournal(),
  ];
  let position = 0;
  const current = (): Journal => chain[position] ?? memoryJournal();
  if (database === null) onFallback(current().kind, 'IndexedDB is not available');

  async function fallBack(failed: Journal, reason: unknown): Promise<void> {
    if (current() !== failed || position === chain.length - 1) return;
    const kept = await failed.entries('').catch((): Values => ({}));
    // Where another tab was first, what stands there is newer than what the database still holds.
    if (failed === database) {
      for (const key of localKeys('')) kept[key] = newerOf(kept[key], readLocal(key));
    }
    position += 1;
    await current()
      .update([], () => ({ values: kept, result: null }))
      .catch(() => null);
    onFallback(current().kind, reason);
  }

  async function comeBack(): Promise<void> {
    if (database === null || current().kind === 'memory') return;
    try {
      await takeBack(database);
      position = 0;
    } catch (error) {
      await fallBack(database, error);
    }
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

  async function onBest<T>(work: (journal: Journal) => Promise<T>): Promise<T> {
    await comeBack();
    return attempt(work);
  }

  return {
    get kind() {
      return current().kind;
    },
    update: (keys, change) => onBest((journal) => journal.update(keys, change)),
    entries: (prefix) => onBest((journal) => journal.entries(prefix)),
  };
}
