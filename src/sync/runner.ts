/**
 * Runs one outbox until it has nothing to do. One journal transaction applies the last outcome, chooses
 * the next step and marks it; then the step is done. transitions.ts makes all decisions; this file
 * only connects them to the clock, the network and the journal.
 */
import type { AppError } from '../shared/api/appError';
import type { CartMap } from '../shared/api/contract';
import {
  nextStep,
  applyServerRead,
  applyOutcome,
  isMergeDone,
  isSameMoment,
  LONGEST_PAUSE_MS,
  recover,
  type Advance,
  type Outcome,
} from './transitions';
import { isDrained, type OutboxRecord, type WriteRequest } from './record';
import { countUnits, lineKey, quantityOf } from './quantityMap';
import { settleAt } from './edits';

/** Reported in the order in which it happened. */
export type RunnerEvent =
  | { type: 'sent'; request: WriteRequest; record: OutboxRecord }
  | {
      type: 'answered';
      request: WriteRequest;
      /** For a call that changes the whole list: the other writes that its answer has settled. */
      also: WriteRequest[] | undefined;
      outcome: Outcome;
      record: OutboxRecord;
    }
  | { type: 'read'; record: OutboxRecord }
  | { type: 'drained'; writes: number; record: OutboxRecord }
  | { type: 'merged'; joined: number; saved: number; record: OutboxRecord }
  | { type: 'paused'; why: 'offline' | 'auth'; record: OutboxRecord }
  | { type: 'waiting'; until: number; record: OutboxRecord };

export interface RunnerPorts {
  /**
   * Reads the record, applies `change` and stores the result. Null: the record no longer exists, because
   * its owner has logged out.
   */
  commit: <T>(
    change: (record: OutboxRecord) => { record: OutboxRecord; result: T },
  ) => Promise<{ record: OutboxRecord; result: T } | null>;
  send: (
    request: WriteRequest,
    record: OutboxRecord,
  ) => Promise<{ error: AppError | null; also?: WriteRequest[] }>;
  read: () => Promise<{ cart: CartMap } | { error: AppError }>;
  classify: (error: AppError | null) => Outcome;
  report: (event: RunnerEvent) => void;
  now: () => number;
  isOnline: () => boolean;
  /**
   * Resolves at `until`, or earlier when something has changed; `null`: until something changes.
   * `tryNow`: retry without waiting for the end of the pause.
   */
  rest: (until: number | null) => Promise<{ tryNow: boolean }>;
  /** True when this run must stop: logged out, session expired, page frozen. */
  isStopped: () => boolean;
}

const FIRST_PAUSE_MS = 1_000;

/** The pause after `streak` failures: 1, 2, 4 … 30 seconds. */
export function pauseAfter(streak: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, streak - 1));
}

export async function runOutbox(
  ports: RunnerPorts,
  { exclusive }: { exclusive: boolean },
): Promise<'idle' | 'stopped' | 'unauthorized'> {
  let streak = 0;
  let notBefore = 0;
  let writes = 0;

  const advance = (change: (record: OutboxRecord) => OutboxRecord) =>
    ports.commit<Advance['step']>((before) => {
      const { record, step } = nextStep(change(before), {
        now: ports.now(),
        online: ports.isOnline(),
        exclusive,
        notBefore,
      });
      return { record, result: step };
    });
  const answered = (isClear: boolean): void => {
    streak = isClear ? 0 : streak + 1;
    notBefore = isClear ? 0 : ports.now() + pauseAfter(streak);
  };

  async function announce(record: OutboxRecord): Promise<void> {
    if (writes > 0 && isDrained(record)) {
      ports.report({ type: 'drained', writes, record });
      writes = 0;
    }
    if (!isMergeDone(record)) return;
    const told = await ports.commit((current) => {
      const { merge } = current;
      return merge !== null && isMergeDone(current)
        ? {
            record: { ...current, rev: current.rev + 1, merge: { ...merge, announced: true } },
            result: merge,
          }
        : { record: current, result: null };
    });
    if (told?.result) {
      const joined = countUnits(told.result.joined);
      ports.report({ type: 'merged', joined, saved: told.result.saved ?? 0, record: told.record });
    }
  }

  let at = await advance(recover);
  for (;;) {
    if (at === null) return 'stopped';
    const { record, result: step } = at;
    if (step.type !== 'send') await announce(record);
    if (step.type === 'idle') return 'idle';
    // Send a write that is marked already: to stop here would leave its outcome unknown.
    if (step.type !== 'send' && ports.isStopped()) return 'stopped';

    if (step.type === 'send') {
      const { request } = step;
      ports.report({ type: 'sent', request, record });
      const { error, also } = await ports.send(request, record);
      const outcome = ports.classify(error);
      answered(outcome.type !== 'unknown');
      writes += 1;
      // A stopped run still applies its outcome, but sends nothing more. Without an exclusive lock,
      // another runner may have continued; then `sending` is not this write. After a logout the record is another.
      const apply = (current: OutboxRecord): OutboxRecord =>
        isSameMoment(current, record)
          ? (also ?? []).reduce(
              (next, each) => applyToAlso(next, each, outcome),
              applyOutcome(current, outcome),
            )
          : current;
      const stops = ports.isStopped() || outcome.type === 'unauthorized';
      const next = stops
        ? await ports.commit<Advance['step']>((current) => ({
            record: apply(current),
            result: { type: 'idle' },
          }))
        : await advance(apply);
      if (next !== null) {
        ports.report({ type: 'answered', request, also, outcome, record: next.record });
      }
      if (outcome.type === 'unauthorized') {
        ports.report({ type: 'paused', why: 'auth', record });
        return 'unauthorized';
      }
      if (stops) return 'stopped';
      at = next;
    } else if (step.type === 'read') {
      const startedAt = ports.now();
      const answer = await ports.read();
      if ('error' in answer) {
        if (answer.error.kind === 'unauthorized') {
          ports.report({ type: 'paused', why: 'auth', record });
          return 'unauthorized';
        }
        answered(false);
        at = await advance((current) => current);
      } else {
        answered(true);
        at = await advance((current) =>
          applyServerRead(current, { cart: answer.cart, startedAt, since: step.since }),
        );
        if (at !== null) ports.report({ type: 'read', record: at.record });
      }
    } else {
      const until = step.type === 'wait' ? step.until : null;
      ports.report(
        until === null
          ? { type: 'paused', why: 'offline', record }
          : { type: 'waiting', until, record },
      );
      const { tryNow } = await ports.rest(until);
      if (tryNow) answered(true);
      if (ports.isStopped()) return 'stopped';
      at = await advance((current) => current);
    }
  }
}

/**
 * Applies the outcome of a write that the same answer has settled (a whole list cleared at once). A line
 * that an edit restored meanwhile had nothing to send; now it may have.
 */
function applyToAlso(record: OutboxRecord, request: WriteRequest, outcome: Outcome): OutboxRecord {
  const sending = { ...record, sending: request };
  const known = record.lines[lineKey(request)];
  return applyOutcome(
    known ? sending : settleAt(sending, request, quantityOf(record.base, request), request.at),
    outcome,
  );
}
