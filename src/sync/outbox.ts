/**
 * An outbox of this page (cart or wishlist): writes edits into the journal, merges guest data into the
 * account, and keeps a runner going while there is something to send. Its configuration holds what differs
 * between the two (features/cart/cartOutbox.ts, features/wishlist/wishlistOutbox.ts).
 */
import { delay } from '../shared/lib/delay';
import type { Values } from '../shared/storage/journal';
import { applyEdits, orderNoted, returnTransfers, type Edit } from './edits';
import { describeEvent, phaseAfter } from './events';
import { agreedName, type ForeignName, type Tombstones } from './guestMerge';
import type { OutboxConfig, OutboxServices, OwnerState, StoreLike } from './outboxConfig';
import { pendingEdits } from './pendingEdits';
import { readPendingEdits } from './readPendingEdits';
import { isDrained, type OutboxRecord, type ReadFrom } from './record';
import { examineRecord, isOfNewerBuild, readRecord } from './recordSchema';
import { runOutbox, type RunnerEvent } from './runner';
import { transferReturned } from './syncActions';
import { applyServerRead, refusedTransfers, resetFailures, type ServerRead } from './transitions';

const TOMBSTONES = 'tombstones';
const GUEST_NAME = 'guestName';
/** A timer of more than 24.8 days would overflow and fire at once. */
const LONGEST_REST_MS = 60_000;

export class Outbox<State extends OwnerState> {
  readonly #config: OutboxConfig<State>;
  readonly #store: StoreLike<State>;
  readonly #services: OutboxServices;
  /** Journal writes run one after the other, in the order of the edits. */
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** Aborts this page's runner; null while none runs. */
  #running: AbortController | null = null;
  /** The record has changed since the runner read it. */
  #hasChanged = false;
  /** The runner skips its next pause; an attempt may still be in flight when this is set. */
  #skipsPause = false;
  #endRest: (() => void) | null = null;

  constructor(config: OutboxConfig<State>, store: StoreLike<State>, services: OutboxServices) {
    this.#config = config;
    this.#store = store;
    this.#services = services;
  }

  /**
   * Reads the person's record, applies edits that an earlier page did not journal, shows the result and
   * resumes sending.
   */
  async load(uid: string, from: ReadFrom): Promise<void> {
    const { journal, now } = this.#services;
    const { name, actions } = this.#config;
    const key = this.#key(uid);
    const record = await this.#inOrder(async () => {
      // The owner may have logged out while this was queued.
      if (this.#owner !== uid) return null;
      const edits = readPendingEdits(name, uid);
      const asideKey = this.#asideKey(uid);
      const found = await journal.update([key, asideKey], (values) => {
        if (isOfNewerBuild(values[key])) return { values: {}, result: null };
        const { record: before, isDamaged } = examineRecord(values[key], uid, now());
        const known = applyEdits(before, edits);
        // Every tab reads after a write of one tab, so write only if something is new.
        const isNew = values[key] === undefined || edits.length > 0 || isDamaged;
        const aside = isDamaged ? { [asideKey]: values[asideKey] ?? values[key] } : {};
        return { values: isNew ? { [key]: known, ...aside } : {}, result: known };
      });
      // The edits stay in localStorage for the newer build.
      if (found !== null) pendingEdits.forget(name, uid, edits);
      return found;
    });
    if (record === null || this.#owner !== uid) return;
    this.#store.dispatch(actions.recordRead({ from }, record));
    this.start();
  }

  /** Writes the edits of the state, which are in localStorage already, into the journal. */
  async journalEdits(): Promise<void> {
    const { journal, now } = this.#services;
    const { name, actions } = this.#config;
    await this.#inOrder(async () => {
      const uid = this.#owner;
      const edits = this.#config.edits(this.#store.getState());
      if (uid === null || edits.length === 0) return;
      const key = this.#key(uid);
      const record = await journal.update([key], (values) => {
        if (isOfNewerBuild(values[key])) return { values: {}, result: null };
        const next = applyEdits(readRecord(values[key], uid, now()), edits);
        return { values: { [key]: next }, result: next };
      });
      if (record === null) return;
      pendingEdits.forget(name, uid, edits);
      if (this.#owner !== uid) return;
      const ids = edits.map(({ id }) => id);
      this.#store.dispatch(actions.editsJournaled({ ids }, record));
      this.#tellTabs(uid);
      this.start();
    });
  }

  /** Merges the guest's data into the account exactly once: its tombstone is part of the same transaction. */
  async mergeGuest(uid: string): Promise<void> {
    const { journal, now } = this.#services;
    const { name, guest, merge, actions, guestForgotten } = this.#config;
    await this.#inOrder(async () => {
      if (this.#owner !== uid) return;
      const key = this.#key(uid);
      const tombstonesKey = this.#tombstonesKey;
      const nameKey = `${GUEST_NAME}:${name}`;
      const merged = await journal.update([key, tombstonesKey, nameKey], (values) => {
        if (isOfNewerBuild(values[key])) return { values: {}, result: null };
        const record = readRecord(values[key], uid, now());
        const state = this.#store.getState();
        const found = guest(state);
        if (found === null) return { values: { [key]: record }, result: null };
        const named = agreedName(found, values[nameKey] as ForeignName | undefined, now());
        const tombstones = (values[tombstonesKey] ?? {}) as Tombstones;
        const plan = merge(state, named.gid, record, tombstones, now());
        return {
          values: {
            [key]: plan.record,
            [tombstonesKey]: plan.tombstones,
            [nameKey]: named,
          },
          result: { ...plan, gid: named.gid },
        };
      });
      if (merged === null || this.#owner !== uid) return;
      const { gid, units, record } = merged;
      this.#store.dispatch(actions.mergePlanned({ gid, units }, record));
      this.#store.dispatch(guestForgotten());
      this.#tellTabs(uid);
    });
    this.start();
  }

  /** Applies what a screen has read from the server, unless a write overlapped the read. */
  async applyRead(uid: string, answer: ServerRead): Promise<void> {
    const key = this.#key(uid);
    const { journal, now } = this.#services;
    await this.#inOrder(async () => {
      const record = await journal.update([key], (values) => {
        if (values[key] === undefined || isOfNewerBuild(values[key])) {
          return { values: {}, result: null };
        }
        const before = readRecord(values[key], uid, now());
        const next = applyServerRead(before, answer);
        return { values: { [key]: next }, result: next === before ? null : next };
      });
      if (record === null || this.#owner !== uid) return;
      this.#report(uid, { type: 'read', record });
      this.#tellTabs(uid);
    });
  }

  /** Stops sending while the outcome of an order of this cart is unknown; `sentAt` null: it took nothing. */
  async noteOrder(sentAt: number | null): Promise<void> {
    const uid = this.#owner;
    if (uid === null) return;
    const noted = await this.#inOrder(() =>
      this.#commit(uid, (before) => {
        const record = orderNoted(before, sentAt);
        return { record, result: record !== before };
      }),
    );
    if (noted?.result !== true || this.#owner !== uid) return;
    this.#store.dispatch(this.#config.actions.recordRead({ from: 'order' }, noted.record));
    this.start();
  }

  /** Starts the runner, or makes the running one look again. */
  start(): void {
    this.#hasChanged = true;
    if (this.#running !== null) {
      this.#endRest?.();
      return;
    }
    const controller = new AbortController();
    this.#running = controller;
    this.#runWhileChanged(controller.signal)
      .catch((error: unknown) => console.error(`The ${this.#config.name}'s runner failed`, error))
      .finally(() => {
        if (this.#running === controller) this.#running = null;
      });
  }

  /** Stops the runner (page frozen, session over); `start` resumes it. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#endRest?.();
  }

  /** Ends the pause of this page's runner. */
  tryNow(): void {
    this.#skipsPause = true;
    this.#endRest?.();
  }

  /** Retries at once, in whichever tab the runner is. */
  retry(): void {
    const uid = this.#owner;
    if (uid === null) return;
    const { journal, channel, now } = this.#services;
    const { name, actions } = this.#config;
    const key = this.#key(uid);
    void this.#inOrder(async () => {
      if (this.#owner !== uid) return;
      const record = await journal.update([key], (values) => {
        if (isOfNewerBuild(values[key])) return { values: {}, result: null };
        const next = resetFailures(readRecord(values[key], uid, now()));
        return { values: { [key]: next }, result: next };
      });
      if (record !== null && this.#owner === uid) {
        this.#store.dispatch(actions.recordRead({ from: 'retry' }, record));
      }
      this.tryNow();
      channel.post({ outbox: name, uid, tryNow: true });
      this.start();
    });
  }

  /**
   * Sends what a person who has logged out has left, until `deadline` resolves, and deletes the record.
   *
   * @returns false if something was not sent
   */
  async leave(uid: string, deadline: Promise<unknown>): Promise<boolean> {
    this.stop();
    const { journal, lock, now } = this.#services;
    const { name, lockName } = this.#config;
    const key = this.#key(uid);
    const pending = readPendingEdits(name, uid);
    const controller = new AbortController();
    void deadline.then(() => controller.abort());
    /** The record with `edits` applied; null if there is nothing of this build. */
    const read = (edits: readonly Edit[]) =>
      this.#inOrder(() =>
        journal.update([key], (values) => {
          const isStored = values[key] !== undefined || edits.length > 0;
          if (!isStored || isOfNewerBuild(values[key])) return { values: {}, result: null };
          const next = applyEdits(readRecord(values[key], uid, now()), edits);
          return { values: { [key]: next }, result: next };
        }),
      );
    const isSent = (record: OutboxRecord | null): boolean => record === null || isDrained(record);
    if (!isSent(await read(pending))) {
      await lock.hold(`${lockName}:${uid}`, controller.signal, (exclusive) =>
        this.#run(uid, controller.signal, exclusive, (until) =>
          until === null ? deadline : Promise.race([deadline, delay(Math.max(0, until - now()))]),
        ),
      );
    }
    const last = await read([]);
    // The same person has signed in again: the record is in use.
    if (this.#owner === uid) return true;
    await this.forget(uid);
    return isSent(last);
  }

  /** Deletes the record on logout. Tombstones keep only the ids of guest data. */
  async forget(uid: string): Promise<void> {
    this.stop();
    pendingEdits.forgetAll(this.#config.name, uid);
    const tombstonesKey = this.#tombstonesKey;
    await this.#inOrder(() =>
      this.#services.journal.update([tombstonesKey], (values) => {
        const tombstones = (values[tombstonesKey] ?? {}) as Tombstones;
        const named = Object.fromEntries(
          Object.entries(tombstones).map(([gid, { at }]) => [gid, { at, taken: null }]),
        );
        const gone = {
          [this.#key(uid)]: undefined,
          [this.#asideKey(uid)]: undefined,
          [`${GUEST_NAME}:${this.#config.name}`]: undefined,
        };
        return { values: { ...gone, [tombstonesKey]: named }, result: null };
      }),
    );
  }

  get #owner(): string | null {
    return this.#store.getState().session.uid;
  }

  #isRunnable(uid: string): boolean {
    const { session } = this.#store.getState();
    if (session.uid === uid) return session.status === 'in';
    return session.leaving?.uid === uid;
  }

  #key(uid: string): string {
    return `${this.#config.name}:${uid}`;
  }

  /** A copy of a damaged record, for support. */
  #asideKey(uid: string): string {
    return `aside:${this.#key(uid)}`;
  }

  get #tombstonesKey(): string {
    return `${TOMBSTONES}:${this.#config.name}`;
  }

  #tellTabs(uid: string): void {
    this.#services.channel.post({ outbox: this.#config.name, uid });
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T | null> {
    const done = this.#lastWrite.then(work).catch((error: unknown) => {
      console.error(`The ${this.#config.name}'s journal failed`, error);
      return null;
    });
    this.#lastWrite = done;
    return done;
  }

  async #runWhileChanged(signal: AbortSignal): Promise<void> {
    for (
      let uid = this.#owner;
      this.#hasChanged && uid !== null && this.#isRunnable(uid);
      uid = this.#owner
    ) {
      this.#hasChanged = false;
      const owner = uid;
      await this.#services.lock.hold(`${this.#config.lockName}:${owner}`, signal, (exclusive) =>
        this.#run(owner, signal, exclusive),
      );
    }
  }

  async #run(
    uid: string,
    signal: AbortSignal,
    exclusive: boolean,
    rest?: (until: number | null) => Promise<unknown>,
  ): Promise<void> {
    const { send, read, classify } = this.#config;
    const { now, isOnline } = this.#services;
    this.#skipsPause = false;
    await runOutbox(
      {
        commit: (change) => this.#commit(uid, change),
        send: (request, record) => send(uid, request, record),
        read: () => read(uid),
        classify,
        report: (event) => {
          if (this.#owner === uid) this.#report(uid, event);
        },
        now,
        isOnline,
        rest: async (until) => {
          if (rest === undefined) return this.#rest(until);
          await rest(until);
          return { tryNow: false };
        },
        isStopped: () => signal.aborted || !this.#isRunnable(uid),
      },
      { exclusive },
    );
  }

  /** Changes the record in one transaction, which also returns refused lines to the other list. */
  #commit<T>(
    uid: string,
    change: (record: OutboxRecord) => { record: OutboxRecord; result: T },
  ): Promise<{ record: OutboxRecord; result: T } | null> {
    const { journal, channel, now } = this.#services;
    const { name } = this.#config;
    const other = name === 'cart' ? 'wishlist' : 'cart';
    const key = this.#key(uid);
    const otherKey = `${other}:${uid}`;
    return journal.update([key, otherKey], (values) => {
      if (values[key] === undefined || isOfNewerBuild(values[key])) {
        return { values: {}, result: null };
      }
      const before = readRecord(values[key], uid, now());
      const next = change(before);
      if (next.record === before) return { values: {}, result: next };
      queueMicrotask(() => this.#tellTabs(uid));
      const written: Values = { [key]: next.record };
      const returned = refusedTransfers(before, next.record);
      const hasOther = values[otherKey] !== undefined && !isOfNewerBuild(values[otherKey]);
      if (returned.length > 0 && hasOther) {
        written[otherKey] = returnTransfers(
          readRecord(values[otherKey], uid, now()),
          returned,
          now(),
        );
        queueMicrotask(() => {
          channel.post({ outbox: other, uid });
          if (this.#owner === uid) this.#store.dispatch(transferReturned({ outbox: other, uid }));
        });
      }
      return { values: written, result: next };
    });
  }

  #report(uid: string, event: RunnerEvent): void {
    const { actions, onEvent, run } = this.#config;
    onEvent(uid, event);
    const action = describeEvent(actions, event);
    if (action) this.#store.dispatch(action);
    const next = { phase: phaseAfter(event), until: event.type === 'waiting' ? event.until : null };
    const { phase, until } = run(this.#store.getState());
    if (phase !== next.phase || until !== next.until) {
      this.#store.dispatch(actions.runChanged(next));
    }
  }

  /** Waits until `until` or until something changes; returns at once if the pause is skipped. */
  async #rest(until: number | null): Promise<{ tryNow: boolean }> {
    if (!this.#skipsPause) {
      await new Promise<void>((resolve) => {
        const pause = Math.min((until ?? 0) - this.#services.now(), LONGEST_REST_MS);
        const finish = (): void => {
          clearTimeout(timer);
          this.#endRest = null;
          resolve();
        };
        const timer = until === null ? undefined : setTimeout(finish, pause);
        this.#endRest = finish;
      });
    }
    const tryNow = this.#skipsPause;
    this.#skipsPause = false;
    return { tryNow };
  }
}
