/**
 * A person's taps, kept in the very moment they are made. The journal is safer but answers later: a
 * page that is left before it has would lose a tap that the screen has already confirmed. So each
 * tap stands in localStorage until it is in the journal; what a page leaves there the next one
 * takes in (readPendingEdits.ts, outbox.ts). Each has a key of its own, so that no tab overwrites another's.
 */
import type { Edit } from './edits';
import type { OutboxName } from './record';
import { localValues } from '../shared/storage/localValues';

/** An id with a colon in it must not look like the beginning of somebody else's. */
const prefixOf = (outbox: OutboxName, uid: string): string =>
  `app:tap:${outbox}:${encodeURIComponent(uid)}:`;
const keyOf = (outbox: OutboxName, uid: string, id: string): string => prefixOf(outbox, uid) + id;
export const keysOf = (outbox: OutboxName, uid: string): string[] =>
  localValues.keys().filter((key) => key.startsWith(prefixOf(outbox, uid)));

export const pendingEdits = {
  /** Keeps what is not kept yet. Never throws: without room the tap is as safe as the journal is. */
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
  /** They are in the journal. */
  forget(outbox: OutboxName, uid: string, edits: readonly Edit[]): void {
    for (const { id } of edits) localValues.remove(keyOf(outbox, uid, id));
  },
  /** The person logs out. */
  forgetAll(outbox: OutboxName, uid: string): void {
    for (const key of keysOf(outbox, uid)) localValues.remove(key);
  },
};
