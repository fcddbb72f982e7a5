/**
 * Where order attempts are written down before they are sent: IndexedDB with strict durability
 * (the default may lose the last writes with the power), localStorage where there is none, memory
 * where there is neither. It holds a delivery address, so it is emptied on logout.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AttemptRecord } from './attempt';

export interface AttemptJournal {
  /** Resolves when the record is on disk. */
  put: (record: AttemptRecord) => Promise<void>;
  /** The newest record of a person. */
  latest: (uid: string) => Promise<AttemptRecord | null>;
  /** The record of an order, to settle it when its payment is known. */
  ofOrder: (uid: string, orderId: string) => Promise<AttemptRecord | null>;
  /** Forgets a person's records; one in doubt stays, so that it is asked about at the next sign-in. */
  forget: (uid: string) => Promise<void>;
}

const DATABASE = 'marigold-checkout';
const STORE = 'attempts';
const FALLBACK_KEY = 'app:checkoutJournal';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Another tab may still hold the same checkout open. */
const KEEP_SETTLED_MS = DAY_MS;
/** No send lands a week later. */
const KEEP_DOUBTFUL_MS = 7 * DAY_MS;

interface JournalSchema extends DBSchema {
  attempts: { key: string; value: AttemptRecord; indexes: { uid: string } };
}

interface Backend {
  put: (record: AttemptRecord) => Promise<void>;
  all: (uid: string) => Promise<AttemptRecord[]>;
  remove: (orderKeys: string[]) => Promise<void>;
}

function indexedDbBackend(db: IDBPDatabase<JournalSchema>): Backend {
  return {
    put: async (record) => {
      const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(record), tx.done]);
    },
    all: (uid) => db.getAllFromIndex(STORE, 'uid', uid),
    remove: async (orderKeys) => {
      const tx = db.transaction(STORE, 'readwrite');
      await Promise.all([...orderKeys.map((key) => tx.store.delete(key)), tx.done]);
    },
  };
}

/** Over one string of JSON; `storage` null keeps it in memory for the life of the page. */
function textBackend(storage: Storage | null): Backend {
  let memory: AttemptRecord[] = [];
  const read = (): AttemptRecord[] => {
    if (!storage) return memory;
    try {
      const kept: unknown = JSON.parse(storage.getItem(FALLBACK_KEY) ?? '[]');
      return Array.isArray(kept) ? (kept as AttemptRecord[]) : [];
    } catch {
      return [];
    }
  };
  const write = (records: AttemptRecord[]): void => {
    memory = records;
    storage?.setItem(FALLBACK_KEY, JSON.stringify(records));
  };
  return {
    put: (record) => {
      write([...read().filter((each) => each.orderKey !== record.orderKey), record]);
      return Promise.resolve();
    },
    all: (uid) => Promise.resolve(read().filter((record) => record.uid === uid)),
    remove: (orderKeys) => {
      write(read().filter((record) => !orderKeys.includes(record.orderKey)));
      return Promise.resolve();
    },
  };
}

async function openBackend(): Promise<Backend> {
  try {
    const db = await openDB<JournalSchema>(DATABASE, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore(STORE, { keyPath: 'orderKey' }).createIndex('uid', 'uid');
      },
    });
    return indexedDbBackend(db);
  } catch {
    try {
      localStorage.setItem(`${FALLBACK_KEY}:probe`, '1');
      localStorage.removeItem(`${FALLBACK_KEY}:probe`);
      return textBackend(localStorage);
    } catch {
      return textBackend(null);
    }
  }
}

export function createAttemptJournal(
  open: () => Promise<Backend> = openBackend,
  now: () => number = Date.now,
): AttemptJournal {
  let opened: Promise<Backend> | undefined;
  const backend = (): Promise<Backend> => (opened ??= open());
  const isStale = (record: AttemptRecord): boolean =>
    record.doubtful > 0
      ? now() - (record.lastSentAt ?? 0) > KEEP_DOUBTFUL_MS
      : record.status !== 'paying' && now() - record.updatedAt > KEEP_SETTLED_MS;
  const newestFirst = async (uid: string): Promise<AttemptRecord[]> =>
    (await (await backend()).all(uid)).sort((a, b) => b.updatedAt - a.updatedAt);
  return {
    put: async (record) => (await backend()).put(record),
    latest: async (uid) => {
      const records = await newestFirst(uid);
      const stale = records.filter(isStale);
      if (stale.length > 0) await (await backend()).remove(stale.map((each) => each.orderKey));
      // One in doubt goes before any newer one: it has to be settled first.
      const kept = records.filter((record) => !isStale(record));
      return kept.find((record) => record.doubtful > 0) ?? kept[0] ?? null;
    },
    ofOrder: async (uid, orderId) =>
      (await newestFirst(uid)).find((record) => record.orderId === orderId) ?? null,
    forget: async (uid) => {
      const records = await newestFirst(uid);
      const { put, remove } = await backend();
      await remove(records.filter((each) => each.doubtful === 0).map((each) => each.orderKey));
      for (const record of records.filter((each) => each.doubtful > 0)) {
        await put({ ...record, payload: { ...record.payload, address: NO_ADDRESS } });
      }
    },
  };
}

const NO_ADDRESS = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: '',
  phone: '',
};

/** The journal of this browser; tests make their own. */
export const attemptJournal = createAttemptJournal();

/** A journal for the life of the page only. */
export const createMemoryJournal = (now: () => number = Date.now): AttemptJournal =>
  createAttemptJournal(() => Promise.resolve(textBackend(null)), now);
