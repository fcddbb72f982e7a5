/**
 * A small durable store for what must survive a killed browser. Each update reads, changes and writes its
 * keys in one transaction, and resolves when the result is on disk (`durability: 'strict'`). Falls back to
 * localStorage if IndexedDB is unavailable, and to memory if that is blocked too: the shop still works, and
 * says what it cannot store.
 */
import {
  closeDatabase,
  forgetDatabase,
  hasIndexedDb,
  inTime,
  NoAnswer,
  openDatabase,
  type ShopDatabase,
} from './database';
import { localValues } from './localValues';

export type Values = Record<string, unknown>;
export type JournalKind = 'indexeddb' | 'localstorage' | 'memory';

export interface Journal {
  readonly kind: JournalKind;
  /**
   * Reads `keys`, calls `change` for their next values (`undefined` deletes a key; a missing key stays),
   * and resolves with its result once that is durable.
   */
  update: <T>(
    keys: readonly string[],
    change: (values: Values) => { values: Values; result: T },
  ) => Promise<T>;
  /** All entries whose key begins with `prefix`. */
  entries: (prefix: string) => Promise<Values>;
}

/** How long an IndexedDB that did not answer is left alone. */
const NO_ANSWER_PAUSE_MS = 60_000;

/** A broken connection does not mean a broken database: try again with a new connection. */
async function onDatabase<T>(work: (database: ShopDatabase) => Promise<T>): Promise<T> {
  const attempt = () => inTime(openDatabase().then(work));
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof NoAnswer) {
      forgetDatabase();
      throw error;
    }
    await closeDatabase();
    return attempt();
  }
}

function indexedDbJournal(): Journal {
  return {
    kind: 'indexeddb',
    update: (keys, change) =>
      onDatabase(async (database) => {
        const transaction = database.transaction('journal', 'readwrite', { durability: 'strict' });
        // Awaited at once, so that a failing transaction is no unhandled rejection.
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

/** A value in localStorage; null notes that the key was deleted there. */
function readLocal(key: string): unknown {
  const text = localValues.get(LOCAL_PREFIX + key);
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * `standsIn`: replaces an IndexedDB that failed and may come back. It records deletions, because the
 * database still has the deleted values.
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

/** What entries are ordered by: a revision, or the time of the last change (ms). */
function orderOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if ('rev' in value) return Number(value.rev);
  return 'updatedAt' in value ? Number(value.updatedAt) : 0;
}

/** The newer of the database's and the stand-in's value; if unclear, the stand-in's. */
export const newerOf = (held: unknown, standIn: unknown): unknown =>
  orderOf(held) > orderOf(standIn) ? held : standIn;

type Reconcile = typeof newerOf;

/** The value to continue with, of a key that may be in both or deleted in the stand-in. */
function joined(held: unknown, standIn: unknown, reconcile: Reconcile): unknown {
  if (standIn === null) return undefined;
  if (standIn === undefined || held === undefined) return standIn ?? held;
  return reconcile(held, standIn);
}

/** Moves the stand-in's values back into the database in one transaction, then deletes them. */
async function takeBack(database: Journal, reconcile: Reconcile): Promise<void> {
  const keys = localKeys('');
  if (keys.length === 0) return;
  const taken = new Map(keys.map((key) => [key, localValues.get(LOCAL_PREFIX + key)]));
  // Leases are short-lived: the tab claims its lease again.
  const lasting = keys.filter((key) => !key.startsWith('lease:'));
  await database.update(lasting, (held) => ({
    values: Object.fromEntries(
      lasting.map((key) => [key, joined(held[key], readLocal(key), reconcile)]),
    ),
    result: null,
  }));
  for (const [key, text] of taken) {
    // Unless another tab has written since then.
    if (localValues.get(LOCAL_PREFIX + key) === text) localValues.remove(LOCAL_PREFIX + key);
  }
}

/** A journal in memory, also for tests and the model check. */
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
 * The best journal that this browser offers. If one fails, continues with the next and carries over what
 * can still be read, or what this page last knew; calls `onFallback`. Returns to IndexedDB as soon as it
 * works, in this tab, in another, or on the next page; `reconcile` decides between two values of a key.
 */
export function openJournal(
  onFallback: (kind: JournalKind, reason: unknown) => void,
  reconcile: Reconcile = newerOf,
): Journal {
  const database = hasIndexedDb() ? indexedDbJournal() : null;
  const chain: Journal[] = [
    ...(database ? [database] : []),
    ...(localValues.isAvailable() ? [localStorageJournal(database !== null)] : []),
    memoryJournal(),
  ];
  let position = 0;
  let pausedUntil = 0;
  /** The last values that this page has read or written. */
  const known = new Map<string, unknown>();
  const remember = (values: Values): void => {
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) known.delete(key);
      else known.set(key, value);
    }
  };
  const current = (): Journal => chain[position] ?? memoryJournal();
  if (database === null) onFallback(current().kind, 'IndexedDB is not available');

  async function fallBack(failed: Journal, reason: unknown): Promise<void> {
    if (current() !== failed || position === chain.length - 1) return;
    const isSilent = reason instanceof NoAnswer;
    if (isSilent) pausedUntil = Date.now() + NO_ANSWER_PAUSE_MS;
    const lastKnown = (): Values => Object.fromEntries(known);
    const kept = isSilent ? lastKnown() : await failed.entries('').catch(lastKnown);
    // Another tab may have been first.
    if (failed === database) {
      for (const key of localKeys('')) kept[key] = joined(kept[key], readLocal(key), reconcile);
    }
    if (current() !== failed) return;
    position += 1;
    await current()
      .update([], () => ({ values: kept, result: null }))
      .catch(() => null);
    onFallback(current().kind, reason);
  }

  async function comeBack(): Promise<void> {
    if (database === null || current().kind === 'memory' || Date.now() < pausedUntil) return;
    try {
      await takeBack(database, reconcile);
      position = 0;
    } catch (error) {
      if (error instanceof NoAnswer) pausedUntil = Date.now() + NO_ANSWER_PAUSE_MS;
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
    update: (keys, change) =>
      onBest(async (journal) => {
        let seen: Values = {};
        const result = await journal.update(keys, (before) => {
          const after = change(before);
          seen = { ...before, ...after.values };
          return after;
        });
        remember(seen);
        return result;
      }),
    entries: (prefix) =>
      onBest(async (journal) => {
        const found = await journal.entries(prefix);
        remember(found);
        return found;
      }),
  };
}
