import { withTimeout } from './withTimeout';

/** Like `fetch` in an older browser: rejects with an AbortError, whatever the signal's reason. */
const pending = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = (): void => reject(new DOMException('Aborted.', 'AbortError'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('returns what the work returns, and leaves no timer', async () => {
  await expect(withTimeout(1_000, () => Promise.resolve('done'))).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with a TimeoutError after the time', async () => {
  const work = withTimeout(1_000, pending);
  const rejection = expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
  jest.advanceTimersByTime(1_000);
  await rejection;
});

test('rejects with the reason of the outer signal, before or during the work', async () => {
  const outer = new AbortController();
  const during = withTimeout(1_000, pending, outer.signal);
  const rejection = expect(during).rejects.toBe('left');
  outer.abort('left');
  await rejection;
  await expect(withTimeout(1_000, pending, outer.signal)).rejects.toBe('left');
  expect(jest.getTimerCount()).toBe(0);
});

test('passes on a failure of the work itself', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(withTimeout(1_000, () => Promise.reject(failure))).rejects.toBe(failure);
});
