/**
 * One runner a browser. Web Locks where there are any: a tab that closes lets go at once. Without
 * them a lease in the journal, which is a promise about time and not a proof: the work is told
 * that it is not exclusive, and then sends absolute quantities only.
 */
import { nanoid } from '@reduxjs/toolkit';
import type { Journal } from '../shared/storage/journal';

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

export interface RunnerLock {
  /** Runs `work` when this tab may; resolves when it is done or `signal` aborts the waiting. */
  hold: (
    name: string,
    signal: AbortSignal,
    work: (exclusive: boolean) => Promise<void>,
  ) => Promise<void>;
}

export function webLock(locks: LockManager): RunnerLock {
  return {
    async hold(name, signal, work) {
      try {
        await locks.request(name, { signal }, () => work(true));
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}

interface Lease {
  owner: string;
  until: number;
}

export function leaseLock(
  journal: Journal,
  { now = Date.now, pause = sleep }: { now?: () => number; pause?: typeof sleep } = {},
): RunnerLock {
  const claim = (key: string, owner: string, until: number): Promise<boolean> =>
    journal.update([key], (values) => {
      const held = values[key] as Lease | undefined;
      // One that would run longer than any lease was taken when the clock was ahead.
      const isOver = held === undefined || held.until <= now() || held.until > now() + LEASE_MS;
      return isOver || held.owner === owner
        ? { values: { [key]: { owner, until } }, result: true }
        : { values: {}, result: false };
    });
  const letGo = (key: string, owner: string): Promise<void> =>
    journal.update([key], (values) => ({
      values: (values[key] as Lease | undefined)?.owner === owner ? { [key]: undefined } : {},
      result: undefined,
    }));
  return {
    async hold(name, signal, work) {
      const key = `lease:${name}`;
      // A name for each hold: a run that is stopping still holds when the next one of its tab asks.
      const owner = nanoid();
      while (!(await claim(key, owner, now() + LEASE_MS))) {
        await pause(RENEW_MS, signal);
        if (signal.aborted) return;
      }
      const renewing = setInterval(() => void claim(key, owner, now() + LEASE_MS), RENEW_MS);
      try {
        await work(false);
      } finally {
        clearInterval(renewing);
        await letGo(key, owner);
      }
    },
  };
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** For a single page in a single process: tests. */
export const soloLock: RunnerLock = { hold: (_name, _signal, work) => work(true) };

export function browserLock(journal: Journal): RunnerLock {
  // Types say that `locks` is always there; insecure contexts and old browsers say otherwise.
  const { locks } = navigator as Partial<Navigator>;
  return locks === undefined ? leaseLock(journal) : webLock(locks);
}
