/** One runner a browser: Web Locks where there are any, a lease in the journal where there are none. */
import { memoryJournal, type Journal } from '../shared/storage/journal';
import { browserLock, leaseLock, sleep, soloLock, webLock } from './lock';

const NAME = 'merge:u1';
const never = new AbortController().signal;

/** A lease on a clock of the test's own; `pause` lets the others go first. */
function lease(journal: Journal, clock: { now: number }) {
  return leaseLock(journal, {
    now: () => clock.now,
    pause: async () => {
      clock.now += 5_000;
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  });
}

/** Work that goes on until it is let go. */
function longWork() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, work: jest.fn(() => done) };
}

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('without Web Locks', () => {
  it('a lease is used, and the work is told that it may not be alone', async () => {
    expect('locks' in navigator).toBe(false);
    const work = jest.fn(() => Promise.resolve());
    const journal = memoryJournal();
    await browserLock(journal).hold(NAME, never, work);
    expect(work).toHaveBeenCalledWith(false);
    expect(await journal.entries('lease:')).toEqual({});
  });

  it('one tab works and the other waits until it is done', async () => {
    const journal = memoryJournal();
    const clock = { now: 1_000 };
    const [one, two] = [longWork(), longWork()];
    const first = lease(journal, clock).hold(NAME, never, one.work);
    await tick();
    // The holder renews in time, whatever the clock of the one that waits says.
    const frozen = { now: clock.now };
    const second = leaseLock(journal, { now: () => frozen.now, pause: tick }).hold(
      NAME,
      never,
      two.work,
    );
    await tick();
    await tick();
    expect(one.work).toHaveBeenCalledTimes(1);
    expect(two.work).not.toHaveBeenCalled();
    one.finish();
    await first;
    await tick();
    await tick();
    expect(two.work).toHaveBeenCalledTimes(1);
    two.finish();
    await second;
    expect(await journal.entries('lease:')).toEqual({});
  });

  it('is held once in a tab too, and not let go by the one that holds it no more', async () => {
    const journal = memoryJournal();
    const clock = { now: 1_000 };
    const lock = leaseLock(journal, { now: () => clock.now, pause: tick });
    const [one, two, three] = [longWork(), longWork(), longWork()];
    const stopped = lock.hold(NAME, never, one.work);
    await tick();
    const begunAnew = lock.hold(NAME, never, two.work);
    await tick();
    expect(two.work).not.toHaveBeenCalled();
    // A frozen page renews nothing.
    clock.now += 15_000;
    await tick();
    await tick();
    expect(two.work).toHaveBeenCalledTimes(1);
    one.finish();
    await stopped;
    const third = lock.hold(NAME, never, three.work);
    await tick();
    await tick();
    expect(three.work).not.toHaveBeenCalled();
    two.finish();
    three.finish();
    await Promise.all([begunAnew, third]);
    expect(await journal.entries('lease:')).toEqual({});
  });

  it('a lease that runs longer than any was taken when the clock was wrong, and counts no more', async () => {
    const journal = memoryJournal({ 'lease:merge:u1': { owner: 'ahead', until: 16_001 } });
    const work = jest.fn(() => Promise.resolve());
    const clock = { now: 1_000 };
    await lease(journal, clock).hold(NAME, never, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(clock.now).toBe(1_000);
  });

  it('a lease that its tab took to the grave runs out after 15 seconds', async () => {
    const journal = memoryJournal({ 'lease:merge:u1': { owner: 'killed', until: 16_000 } });
    const clock = { now: 1_000 };
    const work = jest.fn(() => Promise.resolve());
    await lease(journal, clock).hold(NAME, never, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(clock.now).toBe(16_000);
  });

  it('is renewed every five seconds while the work goes on', async () => {
    jest.useFakeTimers();
    try {
      const journal = memoryJournal();
      const { work, finish } = longWork();
      const holding = leaseLock(journal).hold(NAME, never, work);
      await jest.advanceTimersByTimeAsync(0);
      const until = async () =>
        ((await journal.entries('lease:'))['lease:merge:u1'] as { until: number }).until;
      const before = await until();
      await jest.advanceTimersByTimeAsync(5_000);
      expect(await until()).toBe(before + 5_000);
      finish();
      await holding;
      expect(await journal.entries('lease:')).toEqual({});
      await jest.advanceTimersByTimeAsync(30_000);
      expect(await journal.entries('lease:')).toEqual({});
    } finally {
      jest.useRealTimers();
    }
  });

  it('is let go also when the work fails', async () => {
    const journal = memoryJournal();
    const fails = () => Promise.reject(new Error('no disk'));
    await expect(leaseLock(journal).hold(NAME, never, fails)).rejects.toThrow('no disk');
    expect(await journal.entries('lease:')).toEqual({});
  });

  it('a tab that gives up waiting never works', async () => {
    const journal = memoryJournal({
      'lease:merge:u1': { owner: 'tab-1', until: Date.now() + 15_000 },
    });
    const gaveUp = new AbortController();
    const work = jest.fn(() => Promise.resolve());
    const waiting = leaseLock(journal, { pause: sleep }).hold(NAME, gaveUp.signal, work);
    gaveUp.abort();
    await waiting;
    expect(work).not.toHaveBeenCalled();
  });
});

describe('with Web Locks', () => {
  const locks = (request: LockManager['request']): LockManager => ({ request }) as LockManager;

  it('the work knows that it is the only one', async () => {
    const request = jest.fn((_name: string, _options: unknown, work: () => Promise<void>) =>
      work(),
    );
    const work = jest.fn(() => Promise.resolve());
    await webLock(locks(request as never)).hold(NAME, never, work);
    expect(request.mock.calls[0]?.[0]).toBe(NAME);
    expect(work).toHaveBeenCalledWith(true);
  });

  it('waiting ends quietly when it is given up, and loudly when it fails', async () => {
    const fails = locks(() => Promise.reject(new DOMException('given up', 'AbortError')));
    await expect(
      webLock(fails).hold(NAME, AbortSignal.abort(), () => Promise.resolve()),
    ).resolves.toBeUndefined();
    await expect(webLock(fails).hold(NAME, never, () => Promise.resolve())).rejects.toThrow(
      'given up',
    );
  });

  it('a page alone in its process just works', async () => {
    const work = jest.fn(() => Promise.resolve());
    await soloLock.hold(NAME, never, work);
    expect(work).toHaveBeenCalledWith(true);
  });
});
