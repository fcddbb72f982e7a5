import { t } from '../../src/shared/i18n/t';
import { nextTask } from '../services/nextTask';
import { Refusal } from '../services/refusal';

/**
 * Runs long computations one after the other, each in a task of its own, so that other requests are answered in
 * between. Skips those whose client has gone while they waited.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(signal: AbortSignal, work: () => T | Promise<T>): Promise<T> {
    const run = last.then(async () => {
      await nextTask();
      if (signal.aborted) throw new Refusal('unavailable', t('The request was given up.'));
      return work();
    });
    last = run.catch(() => null);
    return run;
  };
}
