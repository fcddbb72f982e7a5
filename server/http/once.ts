import type { Context } from '../services/context';

/**
 * Answers a repeated request, which has the same key, with the first one's answer. Simultaneous ones wait for the first. If
 * a crash has lost the answer, the work itself must refuse to be done twice.
 */
export function createOnce({ store, clock }: Pick<Context, 'store' | 'clock'>) {
  const working = new Map<string, Promise<unknown>>();
  return async function once(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const earlier = await store.desk.answerOf(key);
    if (earlier !== undefined) return JSON.parse(earlier) as unknown;
    const before = working.get(key);
    if (before) return before;
    const run = work().then(async (answer) => {
      await store.desk.keepAnswer(key, JSON.stringify(answer), clock());
      return answer;
    });
    working.set(key, run);
    try {
      return await run;
    } finally {
      working.delete(key);
    }
  };
}
