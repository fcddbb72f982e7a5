/**
 * The actions that report what happened between an outbox and the server. Each carries the journal record
 * after the event (in `meta`, which DevTools collapse), so that the screen shows what is stored. Cart and
 * wishlist have one set of actions each and share one reducer (syncReducer.ts).
 */
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { OutboxName, OutboxRecord, ReadFrom, WriteRequest } from './record';

export type RunPhase =
  'idle' | 'claiming' | 'replaying' | 'settling' | 'verifying' | 'paused:offline' | 'paused:auth';

export interface RunState {
  phase: RunPhase;
  /** When the next attempt starts (ms); null while none is scheduled. */
  until: number | null;
}

export interface SyncMeta {
  outbox: OutboxName;
  record: OutboxRecord;
}

export function createSyncActions(outbox: OutboxName) {
  const event = <P>(name: string) =>
    createAction(`${outbox}/${name}`, (payload: P, record: OutboxRecord) => ({
      payload,
      meta: { outbox, record } satisfies SyncMeta,
    }));
  return {
    /** The edits are in the journal and survive a killed browser. */
    editsJournaled: event<{ ids: string[] }>('editsJournaled'),
    recordRead: event<{ from: ReadFrom }>('recordRead'),
    /** A guest cart was merged into the record; `units` is the number of added units. */
    mergePlanned: event<{ gid: string; units: number }>('mergePlanned'),
    writeSent: event<WriteRequest>('writeSent'),
    writeAcknowledged: event<WriteRequest>('writeAcknowledged'),
    writeRefused: event<WriteRequest & { message: string }>('writeRefused'),
    writeUnauthorized: event<WriteRequest>('writeUnauthorized'),
    /** No readable answer came: the server may have done the write. */
    outcomeUnknown: event<WriteRequest>('outcomeUnknown'),
    baseRead: event<{ lines: number }>('baseRead'),
    drained: event<{ writes: number }>('drained'),
    mergeFinished: event<{ joined: number; saved: number }>('mergeFinished'),
    runChanged: createAction(`${outbox}/runChanged`, (payload: RunState) => ({
      payload,
      meta: { outbox },
    })),
  };
}

export type SyncActions = ReturnType<typeof createSyncActions>;

export const cartSync = createSyncActions('cart');
export const wishlistSync = createSyncActions('wishlist');

/** True for every action of `createSyncActions(outbox)`. */
export const isSyncAction =
  (outbox: OutboxName) =>
  (action: UnknownAction): action is UnknownAction & { meta: Partial<SyncMeta> } =>
    (action as { meta?: Partial<SyncMeta> }).meta?.outbox === outbox;

/** The server refused lines that were moved to the other outbox, so they are restored here. */
export const transferReturned = createAction<{ outbox: OutboxName; uid: string }>(
  'outbox/transferReturned',
);
/** "Try again" was pressed, or the connection came back. */
export const retryRequested = createAction('outbox/retryRequested');

/** Key of the notice "3 items joined…", which is closed when its owner logs out. */
export const MERGE_NOTICE = 'joined';
