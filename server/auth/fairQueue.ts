import { t } from '../../src/shared/i18n/t';
import { Refusal } from '../services/refusal';

export interface FairQueueSettings {
  atOnce: number;
  /** How much work may wait in one group. */
  waitingInGroup: number;
  /** And in all groups together. */
  waiting: number;
}

/**
 * Runs at most `atOnce` pieces of work at a time: one of each group after the other, and those of a group in order. A
 * group that asks for more than its share makes only itself wait. Refuses work when too much waits.
 */
export function createFairQueue({ atOnce, waitingInGroup, waiting }: FairQueueSettings) {
  /** In the order of their turns. */
  const groups = new Map<string, (() => void)[]>();
  let running = 0;
  let count = 0;

  const full = (): Refusal =>
    new Refusal(
      'unavailable',
      t('Many people are signing in just now. Please try again in a moment.'),
    );

  function wait(group: string): Promise<void> {
    const queue = groups.get(group) ?? [];
    if (queue.length >= waitingInGroup || count >= waiting) throw full();
    count += 1;
    groups.set(group, queue);
    return new Promise((start) => queue.push(start));
  }

  function startNext(): void {
    const next = groups.entries().next();
    if (next.done) {
      running -= 1;
      return;
    }
    const [group, queue] = next.value;
    groups.delete(group);
    const start = queue.shift();
    if (queue.length > 0) groups.set(group, queue);
    count -= 1;
    start?.();
  }

  return async function inTurn<T>(group: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await wait(group);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
