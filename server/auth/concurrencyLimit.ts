import { Refusal } from '../services/refusal';

/** Runs at most `atOnce` pieces of work at a time, in order. Refuses work if `waiting` pieces are queued. */
export function createConcurrencyLimit(
  atOnce: number,
  waiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((start) => queue.push(start));
    else {
      const message = 'Very many people are signing in just now. Please try again in a moment.';
      throw new Refusal('unavailable', message);
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
