/**
 * A person's taps, kept in the very moment they are made. The journal is safer but answers later: a
 * page that is left before it has would lose a tap that the screen has already confirmed. So each
 * tap stands in localStorage until it is in the journal; what a page leaves there the next one
 * takes in (outbox.ts). Each has a key of its own, so that no tab overwrites another's.
 */
import * as v from 'valibot';
import type { CartEdit } from '../features/cart/replay/edits';
import { localValues } from '../shared/storage/localValues';

const line = v.object({ productId: v.string(), size: v.string() });
const tap = { id: v.string(), at: v.number() };
const movedFrom = v.exactOptional(v.object({ ...line.entries, quantity: v.number() }));

const TapSchema = v.array(
  v.variant('kind', [
    v.object({ ...tap, kind: v.literal('added'), line, movedFrom }),
    v.object({ ...tap, kind: v.literal('set'), line, quantity: v.number(), movedFrom }),
    v.object({ ...tap, kind: v.literal('emptied') }),
    v.object({ ...tap, kind: v.literal('mergeUndone') }),
  ]),
);

type Outbox = 'cart' | 'wishlist';

/** An id with a colon in it must not look like the beginning of somebody else's. */
const prefixOf = (outbox: Outbox, uid: string): string =>
  `app:tap:${outbox}:${encodeURIComponent(uid)}:`;
const keyOf = (outbox: Outbox, uid: string, id: string): string => prefixOf(outbox, uid) + id;
const keysOf = (outbox: Outbox, uid: string): string[] =>
  localValues.keys().filter((key) => key.startsWith(prefixOf(outbox, uid)));

function read(key: string): CartEdit[] {
  try {
    const parsed = v.safeParse(TapSchema, JSON.parse(localValues.get(key) ?? 'null'));
    if (parsed.success) return parsed.output;
  } catch {
    // Not JSON: as unreadable as what does not fit.
  }
  localValues.remove(key);
  return [];
}

export const keptTaps = {
  /** Keeps what is not kept yet. Never throws: without room the tap is as safe as the journal is. */
  keep(outbox: Outbox, uid: string, edits: readonly CartEdit[]): void {
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
  /** In the order in which they were made. */
  of(outbox: Outbox, uid: string): CartEdit[] {
    return keysOf(outbox, uid)
      .flatMap(read)
      .sort((a, b) => a.at - b.at);
  },
  /** They are in the journal. */
  forget(outbox: Outbox, uid: string, edits: readonly CartEdit[]): void {
    for (const { id } of edits) localValues.remove(keyOf(outbox, uid, id));
  },
  /** The person logs out. */
  forgetAll(outbox: Outbox, uid: string): void {
    for (const key of keysOf(outbox, uid)) localValues.remove(key);
  },
};
