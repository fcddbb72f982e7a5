/** What an outbox needs: its state, its services, and what differs between cart and wishlist. */
import type { Action } from '@reduxjs/toolkit';
import type { AppError } from '../shared/api/appError';
import type { CartMap } from '../shared/api/contract';
import type { Journal } from '../shared/storage/journal';
import type { Edit } from './edits';
import type { Tombstones } from './guestMerge';
import type { RunnerLock } from './lock';
import type { OutboxName, OutboxRecord, WriteRequest } from './record';
import type { RunnerEvent } from './runner';
import type { RunState, SyncActions } from './syncActions';
import type { TabChannel } from './tabChannel';
import type { Outcome } from './transitions';

/** What an outbox reads from the state: its owner, and who may send. */
export interface OwnerState {
  session: { uid: string | null; status: string; leaving: { uid: string } | null };
}

export interface StoreLike<State extends OwnerState> {
  getState: () => State;
  dispatch: (action: Action) => unknown;
}

export interface OutboxServices {
  journal: Journal;
  lock: RunnerLock;
  channel: TabChannel;
  now: () => number;
  isOnline: () => boolean;
}

export interface OutboxConfig<State extends OwnerState> {
  name: OutboxName;
  actions: SyncActions;
  /** The lock's name, without the owner. */
  lockName: string;
  edits: (state: State) => Edit[];
  run: (state: State) => RunState;
  /** The guest's data with its id; null if the guest has none. */
  guest: (state: State) => { gid: string; content: string } | null;
  /** Returns the record with the guest's data merged under the id `gid`. */
  merge: (
    state: State,
    gid: string,
    record: OutboxRecord,
    tombstones: Tombstones,
    at: number,
  ) => { record: OutboxRecord; tombstones: Tombstones; units: number };
  /** Deletes the guest's data after the merged record is stored. */
  guestForgotten: () => Action;
  /** Sends one write. `also`: for a call that changes the whole list, the other writes that it settles. */
  send: (
    uid: string,
    request: WriteRequest,
    record: OutboxRecord,
  ) => Promise<{ error: AppError | null; also?: WriteRequest[] }>;
  read: (uid: string) => Promise<{ cart: CartMap } | { error: AppError }>;
  classify: (error: AppError | null) => Outcome;
  /** Side effects of an event: notices, cache tags. Runs before its action is dispatched. */
  onEvent: (uid: string, event: RunnerEvent) => void;
}
