/**
 * Where order attempts are written down before they are sent: the shop's durable journal
 * (IndexedDB, strict; localStorage or memory where that is not to be had). A record holds a
 * delivery address, so logging out removes it, or the address alone of one in doubt.
 */
import { memoryJournal, openJournal, type Journal } from '../../shared/storage/journal';
import type { AttemptRecord } from './attempt';

export interface AttemptJournal {
  /** Resolves when the record is on disk. */
  put: (record: AttemptRecord) => Promise<void>;
  /** The record to go on with: one in doubt before any other, else the newest. */
  latest: (uid: string) => Promise<AttemptRecord | null>;
  /** The record of an order, to settle it when its payment is known. */
  ofOrder: (uid: string, orderId: string) => Promise<AttemptRecord | null>;
  /** Its person has gone: removed, or in doubt without its address, to be asked about at next sign-in. */
  leave: (record: AttemptRecord) => Promise<void>;
  /** Leaves all of a person's records. */
  forget: (uid: string) => Promise<void>;
}

/**
 * A settled record is kept for the tab that still holds the same checkout open, a doubtful one
 * until no send can land any more; nobody's address stays longer than that.
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

/** Asking takes the key, or where none are kept what was ordered; a new send brings its own payload. */
function withoutAddress(record: AttemptRecord): AttemptRecord {
  const address = Object.fromEntries(
    Object.keys(record.payload.address).map((field) => [field, '']),
  ) as AttemptRecord['payload']['address'];
  return { ...record, payload: { ...record.payload, address } };
}

/** The journal of this browser; tests make their own. */
export const attemptJournal = createAttemptJournal(() => openJournal(() => undefined));

/** A journal for the life of the page only. */
export const createMemoryJournal = (now: () => number = Date.now): AttemptJournal =>
  createAttemptJournal(() => memoryJournal(), now);
