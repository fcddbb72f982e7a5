/**
 * One outbox of this page (the cart's or the wishlist's): writes taps into the journal, takes
 * guest data into the account, and keeps a runner going while there is something to send. What
 * differs between the two stands in their specs (outboxSpecs.ts).
 */
import type { Action } from '@reduxjs/toolkit';
import type { AppError } from '../shared/api/appError';
import type { CartMap } from '../shared/api/contract';
import { applyTaps, takenBack, type CartEdit, type Tombstones } from './edits';
import { applyServerRead, retried, refusedTransfers, type Outcome } from './transitions';
import type { CartRecord, ReadFrom, WriteRequest } from './record';
import { runOutbox, type Fact } from './runner';
import { movedBack } from './syncActions';
import type { Journal, Values } from '../shared/storage/journal';
import { pendingEdits } from './pendingEdits';
import { readPendingEdits } from './readPendingEdits';
import { readRecord } from './recordSchema';
import type { RunnerLock } from './lock';
import type { TabChannel } from './tabChannel';

/** What an outbox reads of the state: whose it is, and whether that person is signed in. */
export interface SyncState {
  session: { uid: string | null; status: string };
}

export interface StoreLike<State extends SyncState> {
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

export interface OutboxSpec<State extends SyncState> {
  name: 'cart' | 'wishlist';
  edits: (state: State) => CartEdit[];
  adopt: (
    state: State,
    record: CartRecord,
    tombstones: Tombstones,
    at: number,
  ) => { record: CartRecord; tombstones: Tombstones; gid: string; units: number } | null;
  send: (
    uid: string,
    request: WriteRequest,
    record: CartRecord,
  ) => Promise<{ error: AppError | null; also?: WriteRequest[] }>;
  read: (uid: string) => Promise<{ cart: CartMap } | { error: AppError }>;
  classify: (error: AppError | null) => Outcome;
  tell: (uid: string, fact: Fact) => void;
  editsJournaled: (ids: string[], record: CartRecord) => Action;
  recordRead: (from: ReadFrom, record: CartRecord) => Action;
  /** After the union is durable: the plan's fact, and the guest data forgotten. */
  adopted: (gid: string, units: number, record: CartRecord) => Action[];
}

export interface Outbox {
  /**
   * Reads this person's record, with the taps that an earlier page left beside it; shows it, and
   * goes on with what it holds.
   */
  load: (uid: string, from: ReadFrom) => Promise<void>;
  /** Writes the taps of the state, which are kept already (listeners.ts), into the journal. */
  journalEdits: () => Promise<void>;
  /** Takes the guest's data into the account, exactly once. */
  adoptGuest: (uid: string) => Promise<void>;
  /** Books a read that a screen made, if nothing was written meanwhile. */
  book: (
    uid: string,
    answer: { cart: CartMap; startedAt: number; writes: number },
  ) => Promise<void>;
  start: () => void;
  /** Tries what waits at once, whichever tab's runner it waits for. */
  retry: () => void;
  wake: () => void;
  /** Drops the pause of this page's runner, if it has one. */
  tryNow: () => void;
  /** Stops the runner (page frozen); `start` goes on. */
  stop: () => void;
  /** Logs its owner out: the record goes, tombstones keep only their names. */
  forget: (uid: string) => Promise<void>;
}

const TOMBSTONES = 'tombstones';
/** A timer set for much longer (24.8 days) rings at once; nothing waits as long as this. */
const LONGEST_REST_MS = 60_000;

export function createOutbox<State extends SyncState>(
  spec: OutboxSpec<State>,
  store: StoreLike<State>,
  services: OutboxServices,
): Outbox {
  const { journal, lock, channel, now, isOnline } = services;
  const keyOf = (uid: string): string => `${spec.name}:${uid}`;
  const tombstonesKey = `${TOMBSTONES}:${spec.name}`;
  const owner = (): string | null => store.getState().session.uid;
  const isRunnable = (uid: string): boolean => {
    const { session } = store.getState();
    return session.status === 'in' && session.uid === uid;
  };

  let queue: Promise<unknown> = Promise.resolve();
  let running: AbortController | null = null;
  let hasNews = false;
  let wakeUp: (() => void) | null = null;
  /** Somebody wants the next try at once; the last one may still be on its way. */
  let isAsked = false;

  /** One journal write after the other, in the order of the taps. */
  function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    const done = queue.then(work).catch((error: unknown) => {
      console.error(`The ${spec.name}'s journal failed`, error);
      return null;
    });
    queue = done;
    return done;
  }

  const shout = (uid: string): void => {
    channel.post({ outbox: spec.name, uid });
  };

  const wake = (): void => {
    wakeUp?.();
  };
  const tryNow = (): void => {
    isAsked = true;
    wake();
  };

  /** Sleeps until `until` or until something has changed; not at all when a try is asked for. */
  const rest = async (until: number | null): Promise<{ tryNow: boolean }> => {
    if (!isAsked) {
      await new Promise<void>((resolve) => {
        const pause = Math.min((until ?? 0) - now(), LONGEST_REST_MS);
        const timer = until === null ? undefined : setTimeout(finish, pause);
        function finish(): void {
          clearTimeout(timer);
          wakeUp = null;
          resolve();
        }
        wakeUp = finish;
      });
    }
    const wasAsked = isAsked;
    isAsked = false;
    return { tryNow: wasAsked };
  };

  async function run(uid: string, signal: AbortSignal, exclusive: boolean): Promise<void> {
    const key = keyOf(uid);
    const other = spec.name === 'cart' ? 'wishlist' : 'cart';
    const otherKey = `${other}:${uid}`;
    isAsked = false;
    await runOutbox(
      {
        commit: (change) =>
          journal.update([key, otherKey], (values) => {
            if (values[key] === undefined) return { values: {}, result: null };
            const before = readRecord(values[key], uid);
            const next = change(before);
            if (next.record === before) return { values: {}, result: next };
            queueMicrotask(() => shout(uid));
            const written: Values = { [key]: next.record };
            const back = refusedTransfers(before, next.record);
            // In the one transaction, so that nothing can be lost between the two lists.
            if (back.length > 0 && values[otherKey] !== undefined) {
              const whole = takenBack(readRecord(values[otherKey], uid), back, now());
              written[otherKey] = whole;
              queueMicrotask(() => {
                channel.post({ outbox: other, uid });
                if (owner() === uid) store.dispatch(movedBack({ outbox: other, uid }));
              });
            }
            return { values: written, result: next };
          }),
        send: (request, record) => spec.send(uid, request, record),
        read: () => spec.read(uid),
        classify: spec.classify,
        tell: (fact) => {
          if (owner() === uid) spec.tell(uid, fact);
        },
        now,
        isOnline,
        rest,
        isStopped: () => signal.aborted || !isRunnable(uid),
      },
      { exclusive },
    );
  }

  function start(): void {
    hasNews = true;
    if (running !== null) {
      wake();
      return;
    }
    const controller = new AbortController();
    running = controller;
    const work = async (): Promise<void> => {
      for (let uid = owner(); hasNews && uid !== null && isRunnable(uid); uid = owner()) {
        hasNews = false;
        const runner = uid;
        await lock.hold(
          `${spec.name === 'cart' ? 'merge' : spec.name}:${uid}`,
          controller.signal,
          (exclusive) => run(runner, controller.signal, exclusive),
        );
      }
    };
    work()
      .catch((error: unknown) => console.error(`The ${spec.name}'s runner failed`, error))
      .finally(() => {
        if (running === controller) running = null;
      });
  }

  function stop(): void {
    running?.abort();
    running = null;
    wake();
  }

  return {
    async load(uid, from) {
      const key = keyOf(uid);
      const record = await inTurn(async () => {
        // Its owner may have logged out while this waited for its turn.
        if (owner() !== uid) return null;
        const left = readPendingEdits(spec.name, uid);
        const found = await journal.update([key], (values) => {
          const known = applyTaps(readRecord(values[key], uid), left);
          // Every tab reads after each write of one: only what is new is written.
          const isNew = values[key] === undefined || left.length > 0;
          return { values: isNew ? { [key]: known } : {}, result: known };
        });
        pendingEdits.forget(spec.name, uid, left);
        return found;
      });
      if (record === null || owner() !== uid) return;
      store.dispatch(spec.recordRead(from, record));
      start();
    },

    async journalEdits() {
      await inTurn(async () => {
        const uid = owner();
        const edits = spec.edits(store.getState());
        if (uid === null || edits.length === 0) return;
        const key = keyOf(uid);
        const record = await journal.update([key], (values) => {
          const next = applyTaps(readRecord(values[key], uid), edits);
          return { values: { [key]: next }, result: next };
        });
        pendingEdits.forget(spec.name, uid, edits);
        if (owner() !== uid) return;
        store.dispatch(
          spec.editsJournaled(
            edits.map(({ id }) => id),
            record,
          ),
        );
        shout(uid);
        start();
      });
    },

    async adoptGuest(uid) {
      await inTurn(async () => {
        if (owner() !== uid) return;
        const key = keyOf(uid);
        const taken = await journal.update([key, tombstonesKey], (values) => {
          const record = readRecord(values[key], uid);
          const tombstones = (values[tombstonesKey] ?? {}) as Tombstones;
          const plan = spec.adopt(store.getState(), record, tombstones, now());
          return plan === null
            ? { values: { [key]: record }, result: null }
            : { values: { [key]: plan.record, [tombstonesKey]: plan.tombstones }, result: plan };
        });
        if (taken === null || owner() !== uid) return;
        for (const action of spec.adopted(taken.gid, taken.units, taken.record)) {
          store.dispatch(action);
        }
        shout(uid);
      });
      start();
    },

    async book(uid, answer) {
      const key = keyOf(uid);
      await inTurn(async () => {
        const record = await journal.update([key], (values) => {
          if (values[key] === undefined) return { values: {}, result: null };
          const before = readRecord(values[key], uid);
          const next = applyServerRead(before, answer);
          return { values: { [key]: next }, result: next === before ? null : next };
        });
        if (record === null || owner() !== uid) return;
        spec.tell(uid, { type: 'read', record });
        shout(uid);
      });
    },

    start,
    retry() {
      const uid = owner();
      if (uid === null) return;
      const key = keyOf(uid);
      void inTurn(async () => {
        if (owner() !== uid) return;
        const record = await journal.update([key], (values) => {
          const next = retried(readRecord(values[key], uid));
          return { values: { [key]: next }, result: next };
        });
        if (owner() === uid) store.dispatch(spec.recordRead('retry', record));
        tryNow();
        channel.post({ outbox: spec.name, uid, tryNow: true });
        start();
      });
    },
    wake,
    tryNow,
    stop,

    async forget(uid) {
      stop();
      pendingEdits.forgetAll(spec.name, uid);
      await inTurn(() =>
        journal.update([tombstonesKey], (values) => {
          const tombstones = (values[tombstonesKey] ?? {}) as Tombstones;
          const named = Object.fromEntries(
            Object.entries(tombstones).map(([gid, { at }]) => [gid, { at, taken: null }]),
          );
          return { values: { [keyOf(uid)]: undefined, [tombstonesKey]: named }, result: null };
        }),
      );
    },
  };
}
