/** @jest-environment node */
import { withRetry } from './withRetry';

const failing = (times: number, code: unknown) => {
  let calls = 0;
  return jest.fn(() => {
    calls += 1;
    return calls <= times
      ? Promise.reject(Object.assign(new Error('no'), { code }))
      : Promise.resolve('done');
  });
};

describe('withRetry', () => {
  it.each(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])(
    'runs again what the database gave up with %s',
    async (code) => {
      const work = failing(3, code);
      expect(await withRetry(work)).toBe('done');
      expect(work).toHaveBeenCalledTimes(4);
    },
  );

  it.each(['23505', 'SQLITE_CONSTRAINT', undefined, 5])('passes %s on', async (code) => {
    const work = failing(1, code);
    await expect(withRetry(work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('gives up after a few attempts', async () => {
    const work = failing(1000, '40001');
    await expect(withRetry(work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(10);
  });
});
