/** @jest-environment node */
import { createConcurrencyLimit } from './concurrencyLimit';

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

describe('the concurrency limit', () => {
  it("runs two at a time, in order, and refuses work beyond the queue's length", async () => {
    const inTurn = createConcurrencyLimit(2, 1);
    const [a, b, c, d] = [task(), task(), task(), task()];
    const done = [a, b, c].map(({ work }) => inTurn(work));
    expect([a, b, c].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false]);
    await expect(inTurn(d.work)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Very many people are signing in just now. Please try again in a moment.',
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

  it('goes on with the next one when work fails', async () => {
    const inTurn = createConcurrencyLimit(1, 1);
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
  });
});
