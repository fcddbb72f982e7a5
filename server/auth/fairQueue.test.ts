/** @jest-environment node */
import { createFairQueue } from './fairQueue';

/** Work that runs until `end` is called. */
function task() {
  let end = (): void => undefined;
  let hasStarted = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = (): Promise<void> => {
    hasStarted = true;
    return ended;
  };
  return { work, end, hasStarted: () => hasStarted };
}

describe('the fair queue', () => {
  it("runs two at a time, in order, and refuses work beyond the queue's length", async () => {
    const inTurn = createFairQueue({ atOnce: 2, waitingInGroup: 1, waiting: 10 });
    const [a, b, c, d] = [task(), task(), task(), task()];
    const done = [a, b, c].map(({ work }) => inTurn('one', work));
    expect([a, b, c].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false]);
    await expect(inTurn('one', d.work)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Many people are signing in just now. Please try again in a moment.',
    });
    a.end();
    await done[0];
    await Promise.resolve();
    expect(c.hasStarted()).toBe(true);
    b.end();
    c.end();
    await Promise.all(done);
    expect(d.hasStarted()).toBe(false);
  });

  it('serves one group after the other, however much one of them wants', async () => {
    const inTurn = createFairQueue({ atOnce: 1, waitingInGroup: 30, waiting: 100 });
    const order: string[] = [];
    const run = (group: string, name: string) =>
      inTurn(group, () => {
        order.push(name);
        return Promise.resolve();
      });
    const flood = Array.from({ length: 30 }, (_, index) => run('flood', `flood ${String(index)}`));
    const others = [run('asha', 'asha'), run('meera', 'meera')];
    await Promise.all([...flood, ...others]);
    expect(order.slice(0, 4)).toEqual(['flood 0', 'flood 1', 'asha', 'meera']);
    expect(order).toHaveLength(32);
  });

  it('refuses when too much waits in all groups together', async () => {
    const inTurn = createFairQueue({ atOnce: 1, waitingInGroup: 5, waiting: 2 });
    const first = task();
    const all = [inTurn('a', first.work), inTurn('b', first.work), inTurn('c', first.work)];
    await expect(inTurn('d', first.work)).rejects.toMatchObject({ kind: 'unavailable' });
    first.end();
    await Promise.all(all);
    expect(await inTurn('d', () => Promise.resolve('runs'))).toBe('runs');
  });

  it('goes on with the next one when work fails', async () => {
    const inTurn = createFairQueue({ atOnce: 1, waitingInGroup: 1, waiting: 1 });
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await inTurn('a', () => Promise.resolve('later'))).toBe('later');
  });
});
