/**
 * One runner a browser. Web Locks where there are any: a tab that closes lets go at once. Without
 * them a lease in the journal, which is a promise about time and not a proof: the work is told
 * that it is not exclusive, and then sends absolute quantities only.
 */
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
  owner: string,
  { now = Date.now, pause = sleep }: { now?: () => number; pause?: typeof sleep } = {},
): RunnerLock {
  const claim = (key: string, until: number): Promise<boolean> =>
    journal.update([key], (values) => {
      const held = values[key] as Lease | undefined;
      const isFree = held === undefined || held.owner === owner || held.until <= now();
      return isFree
        ? { values: { [key]: until > 0 ? { owner, until } : undefined }, result: true }
        : { values: {}, result: false };
    });
  return {
    async hold(name, signal, work) {
      const key = `lease:${name}`;
      while (!(await claim(key, now() + LEASE_MS))) {
        await pause(RENEW_MS, signal);
        if (signal.aborted) return;
      }
      const renewing = setInterval(() => void claim(key, now() + LEASE_MS), RENEW_MS);
      try {
        await work(false);
      } finally {
        clearInterval(renewing);
        await claim(key, 0);
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

export function browserLock(journal: Journal, owner: string): RunnerLock {
  // Types say that `locks` is always there; insecure contexts and old browsers say otherwise.
  const { locks } = navigator as Partial<Navigator>;
  return locks === undefined ? leaseLock(journal, owner) : webLock(locks);
}
