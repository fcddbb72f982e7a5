/** The state of an outbox inside a slice, and its reducer: the same for cart and wishlist. */
import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { Edit } from './edits';
import { isOlder, type OutboxRecord } from './record';
import type { RunState, SyncActions, SyncMeta } from './syncActions';

export interface SyncState {
  /** The journal record of the signed-in person; null for a guest, and until it is read. */
  record: OutboxRecord | null;
  /** Edits that are not in the journal yet. */
  edits: Edit[];
  run: RunState;
}

export const initialSyncState: SyncState = {
  record: null,
  edits: [],
  run: { phase: 'idle', until: null },
};

/** The `uid` of the person who edits; null for a guest, whose data is on this device only. */
export interface EditMeta {
  uid: string | null;
  /** The edit's id; also the id of the guest cart that begins with it. */
  id: string;
  at: number;
}

let lastAt = 0;

/** The time, but later than the last one: two edits of one millisecond must keep their order. */
const editTime = (): number => (lastAt = Math.max(Date.now(), lastAt + 1));

/** For the `prepare` callback of an action that edits. */
export const asEdit = <P>(payload: P, uid: string | null) => ({
  payload,
  meta: { uid, id: nanoid(12), at: editTime() } satisfies EditMeta,
});

/** Applies an action of `createSyncActions` to a draft of the slice's state. */
export function applySyncAction(
  state: SyncState,
  action: UnknownAction & { meta: Partial<SyncMeta> },
  { editsJournaled, runChanged }: SyncActions,
): void {
  if (runChanged.match(action)) state.run = action.payload;
  if (editsJournaled.match(action)) {
    const written = new Set(action.payload.ids);
    state.edits = state.edits.filter(({ id }) => !written.has(id));
  }
  const { record } = action.meta;
  if (!record) return;
  const known = state.record;
  if (known?.uid !== record.uid || !isOlder(record, known)) state.record = record;
}

/** Removes one person's data when another signs in. */
export function resetSync(state: SyncState): void {
  state.record = null;
  state.edits = [];
  state.run = { phase: 'idle', until: null };
}
