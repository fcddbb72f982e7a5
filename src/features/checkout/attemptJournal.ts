/**
 * Stores order attempts before they are sent, in the durable journal (IndexedDB with strict durability;
 * else localStorage or memory). A record contains a delivery address: logout deletes it, or only the
 * address if the attempt is in doubt.
 */
import { memoryJournal, openJournal, type Journal } from '../../shared/storage/journal';
import { reconcile } from '../../sync/reconcile';
import type { AttemptRecord } from './attempt';

export interface AttemptJournal {
  /** Resolves when the record is on disk. */
  put: (record: AttemptRecord) => Promise<void>;
  /** The record to continue: one in doubt first, else the newest. */
  latest: (uid: string) => Promise<AttemptRecord | null>;
  /** The record of an order, to settle it when its payment is known. */
  ofOrder: (uid: string, orderId: string) => Promise<AttemptRecord | null>;
  /**
   * On logout: deletes the record, or only its address if it is in doubt; it is checked at the next
   * sign-in.
   */
  leave: (record: AttemptRecord) => Promise<void>;
  /** On logout: does this for all records of a person. */
  forget: (uid: string) => Promise<void>;
}

/**
 * Settled records are kept for tabs that still show the checkout, doubtful ones until no send can arrive
 * any more; no address is kept longer.
 */
const KEEP_MS = 24 * 60 * 60 * 1000;

const prefixOf = (uid: string): string => `checkout:${uid}:`;
const keyOf = (record: AttemptRecord): string => prefixOf(record.uid) + record.orderKey;

export function createAttemptJournal(
  open: () => Journal,
  now: () => number = Date.now,
): AttemptJournal {
  let opened: Journal | undefined;
  const journal = (): Journal => (opened ??= open());
  const write = (values: Record<string, AttemptRecord | undefined>): Promise<void> =>
    journal().update([], () => ({ values, result: undefined }));
  const leave = (records: AttemptRecord[]): Promise<void> =>
    write(
      Object.fromEntries(
        records.map((record) => [
          keyOf(record),
          record.doubtful > 0 ? withoutAddress(record) : undefined,
        ]),
      ),
    );
  const isStale = (record: AttemptRecord): boolean =>
    record.status !== 'paying' &&
    now() - (record.doubtful > 0 ? (record.lastSentAt ?? 0) : record.updatedAt) > KEEP_MS;
  const newestFirst = async (uid: string): Promise<AttemptRecord[]> => {
    const entries = await journal().entries(prefixOf(uid));
    return (Object.values(entries) as AttemptRecord[]).sort((a, b) => b.updatedAt - a.updatedAt);
  };
  return {
    put: (record) => write({ [keyOf(record)]: record }),
    latest: async (uid) => {
      const records = await newestFirst(uid);
      const stale = records.filter(isStale);
      if (stale.length > 0) {
        await write(Object.fromEntries(stale.map((record) => [keyOf(record), undefined])));
      }
      const kept = records.filter((record) => !isStale(record));
      return kept.find((record) => record.doubtful > 0) ?? kept[0] ?? null;
    },
    ofOrder: async (uid, orderId) =>
      (await newestFirst(uid)).find((record) => record.orderId === orderId) ?? null,
    leave: (record) => leave([record]),
    forget: async (uid) => leave(await newestFirst(uid)),
  };
}

/** A query needs the key, or without keys what was ordered; a new send has its own payload. */
function withoutAddress(record: AttemptRecord): AttemptRecord {
  const address = Object.fromEntries(
    Object.keys(record.payload.address).map((field) => [field, '']),
  ) as AttemptRecord['payload']['address'];
  return { ...record, payload: { ...record.payload, address } };
}

/** The journal of this browser; tests make their own. */
export const attemptJournal = createAttemptJournal(() => openJournal(() => undefined, reconcile));

/** A journal for the life of the page only. */
export const createMemoryJournal = (now: () => number = Date.now): AttemptJournal =>
  createAttemptJournal(() => memoryJournal(), now);
