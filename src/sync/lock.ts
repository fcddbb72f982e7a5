/**
 * Allows one runner per browser. Uses Web Locks where they exist and are permitted: a closed tab releases its lock at once.
 * Otherwise uses a lease in the journal. A lease depends on clocks and proves nothing, so the work
 * is told that it is not exclusive and sends absolute quantities only.
 */
import { nanoid } from '@reduxjs/toolkit';
import { underLock } from '../shared/lib/underLock';
import type { Journal } from '../shared/storage/journal';

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

export interface RunnerLock {
  /** Waits for the lock and runs `work`. Resolves when it is done, or when `signal` aborts the waiting. */
  hold: (
    name: string,
    signal: AbortSignal,
    work: (exclusive: boolean) => Promise<void>,
  ) => Promise<void>;
}

/** `denied` is used if the browser refuses its locks. */
export function webLock(locks: LockManager, denied: RunnerLock): RunnerLock {
  return {
    async hold(name, signal, work) {
      try {
        await underLock(locks, name, {
          work: () => work(true),
          denied: () => denied.hold(name, signal, work),
          signal,
        });
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
      // A lease that ends too far in the future was taken while the clock was wrong.
      const isOver = held === undefined || held.until <= now() || held.until > now() + LEASE_MS;
      return isOver || held.owner === owner
        ? { values: { [key]: { owner, until } }, result: true }
        : { values: {}, result: false };
    });
  const release = (key: string, owner: string): Promise<void> =>
    journal.update([key], (values) => ({
      values: (values[key] as Lease | undefined)?.owner === owner ? { [key]: undefined } : {},
      result: undefined,
    }));
  return {
    async hold(name, signal, work) {
      const key = `lease:${name}`;
      // One owner id per hold: a stopping run may still hold the lease when the same tab asks again.
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
        await release(key, owner);
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

/** For tests with a single page in a single process. */
export const soloLock: RunnerLock = { hold: (_name, _signal, work) => work(true) };

export function browserLock(journal: Journal): RunnerLock {
  // Insecure contexts and old browsers have no `locks`, although its type says so.
  const { locks } = navigator as Partial<Navigator>;
  const lease = leaseLock(journal);
  return locks === undefined ? lease : webLock(locks, lease);
}
