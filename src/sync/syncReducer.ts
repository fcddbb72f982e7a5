/** The part of a slice that an outbox keeps up to date: the same for cart and wishlist. */
import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { Edit } from './edits';
import type { OutboxRecord } from './record';
import type { RunState, SyncActions, SyncMeta } from './syncActions';

export interface SyncState {
  /** The journal record of whoever is signed in; null for a guest, and until it is read. */
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

/** Who edits: null for a guest, whose data is on this device only. */
export interface EditMeta {
  uid: string | null;
  /** Names the edit, and the guest data that begins with it. */
  id: string;
  at: number;
}

/** For the `prepare` of an action that edits. */
export const asEdit = <P>(payload: P, uid: string | null) => ({
  payload,
  meta: { uid, id: nanoid(12), at: Date.now() } satisfies EditMeta,
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
  const isOlder = state.record?.uid === record.uid && record.rev < state.record.rev;
  if (!isOlder) state.record = record;
}

/** Another person has signed in: nothing of the last one stays. */
export function resetSync(state: SyncState): void {
  state.record = null;
  state.edits = [];
  state.run = { phase: 'idle', until: null };
}
