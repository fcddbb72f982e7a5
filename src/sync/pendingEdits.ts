/**
 * Stores edits in localStorage until they are in the journal. The journal is asynchronous: if the page is
 * closed before a journal write is done, an edit that the screen has confirmed would be lost. The next page
 * applies the edits that it finds (readPendingEdits.ts, outbox.ts). Each action has a key of its own, so
 * that no tab overwrites the edits of another.
 */
import type { Edit } from './edits';
import type { OutboxName } from './record';
import { localValues } from '../shared/storage/localValues';

/** The uid is encoded, so that no uid with a colon looks like the prefix of another. */
const prefixOf = (outbox: OutboxName, uid: string): string =>
  `app:tap:${outbox}:${encodeURIComponent(uid)}:`;
const keyOf = (outbox: OutboxName, uid: string, id: string): string => prefixOf(outbox, uid) + id;
export const keysOf = (outbox: OutboxName, uid: string): string[] =>
  localValues.keys().filter((key) => key.startsWith(prefixOf(outbox, uid)));

export const pendingEdits = {
  /** Stores edits that are not stored yet. Never throws: if storage is full, the journal still takes them. */
  keep(outbox: OutboxName, uid: string, edits: readonly Edit[]): void {
    for (const id of new Set(edits.map((edit) => edit.id))) {
      const key = keyOf(outbox, uid, id);
      if (localValues.get(key) !== null) continue;
      try {
        localValues.set(key, JSON.stringify(edits.filter((edit) => edit.id === id)));
      } catch {
        // As above.
      }
    }
  },
  /** Removes edits that are in the journal. */
  forget(outbox: OutboxName, uid: string, edits: readonly Edit[]): void {
    for (const { id } of edits) localValues.remove(keyOf(outbox, uid, id));
  },
  /** Removes all edits of a person who logs out. */
  forgetAll(outbox: OutboxName, uid: string): void {
    for (const key of keysOf(outbox, uid)) localValues.remove(key);
  },
};
