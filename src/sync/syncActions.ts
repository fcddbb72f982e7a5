/**
 * What happens between the cart and the server, as past-tense facts. Each carries the journal
 * record as it was after the fact (in `meta`, which DevTools collapse), so that the screen always
 * shows what is written down.
 */
import { createAction } from '@reduxjs/toolkit';
import type { CartRecord, ReadFrom, WriteRequest } from './record';

export interface RecordMeta {
  record: CartRecord;
}

const fact = <P>(type: string) =>
  createAction(type, (payload: P, record: CartRecord) => ({ payload, meta: { record } }));

/** The notice of a guest cart that joined, with Undo: it waits until it is answered and must not outlive its person. */
export const JOINED_NOTICE = 'joined';

/** Taps are in the journal: from here on they survive a killed browser, as before a closed page. */
export const editsJournaled = fact<{ ids: string[] }>('outbox/editsJournaled');
/** The record was read; what else changed it says why. */
export const recordRead = fact<{ from: ReadFrom }>('outbox/recordRead');
export const mergePlanned = fact<{ gid: string; units: number }>('merge/planned');
export const unitSent = fact<WriteRequest>('outbox/unitSent');
export const quantitySent = fact<WriteRequest>('outbox/quantitySent');
export const unitAcknowledged = fact<WriteRequest>('merge/unitAcknowledged');
export const quantityAcknowledged = fact<WriteRequest>('outbox/quantityAcknowledged');
export const outcomeDoubted = fact<WriteRequest>('outbox/outcomeDoubted');
export const lineRefused = fact<WriteRequest & { message: string }>('outbox/lineRefused');
export const writeUnauthorized = fact<WriteRequest>('outbox/writeUnauthorized');
export const baseRead = fact<{ lines: number }>('outbox/baseRead');
export const drained = fact<{ writes: number }>('outbox/drained');
export const mergeFinished = fact<{ joined: number; saved: number }>('merge/finished');

export type RunPhase =
  'idle' | 'claiming' | 'replaying' | 'settling' | 'verifying' | 'paused:offline' | 'paused:auth';
export const phaseChanged = createAction<{ phase: RunPhase; until: number | null }>(
  'outbox/phaseChanged',
);
/** What was moved to the other list was refused there: this one has it again. */
export const movedBack = createAction<{ outbox: 'cart' | 'wishlist'; uid: string }>(
  'outbox/movedBack',
);
/** "Try again" was pressed, or the connection came back. */
export const retryRequested = createAction('outbox/retryRequested');

/** True for every fact above that carries a record. */
export function carriesRecord(action: unknown): action is { type: string; meta: RecordMeta } {
  const meta = (action as { meta?: Partial<RecordMeta> }).meta;
  return meta?.record !== undefined;
}
