/** One runner per browser: with Web Locks, or with a lease in the journal. */
import { memoryJournal, type Journal } from '../shared/storage/journal';
import { browserLock, leaseLock, sleep, soloLock, webLock } from './lock';

const NAME = 'merge:u1';
const never = new AbortController().signal;

/** A lease with a fake clock; `pause` lets the others run first. */
function lease(journal: Journal, clock: { now: number }) {
  return leaseLock(journal, {
    now: () => clock.now,
    pause: async () => {
      clock.now += 5_000;
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  });
}

/** Work that runs until `finish` is called. */
function longWork() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, work: jest.fn(() => done) };
}

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('without Web Locks', () => {
  it('a lease is used, and the work is told that it is not exclusive', async () => {
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
    // The holder renews in time, whatever the waiting tab's clock says.
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

  it('one tab holds it once; a former holder does not release it', async () => {
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

  it('a lease that ends too far in the future is ignored: the clock was wrong', async () => {
    const journal = memoryJournal({ 'lease:merge:u1': { owner: 'ahead', until: 16_001 } });
    const work = jest.fn(() => Promise.resolve());
    const clock = { now: 1_000 };
    await lease(journal, clock).hold(NAME, never, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(clock.now).toBe(1_000);
  });

  it('the lease of a closed tab expires after 15 seconds', async () => {
    const journal = memoryJournal({ 'lease:merge:u1': { owner: 'killed', until: 16_000 } });
    const clock = { now: 1_000 };
    const work = jest.fn(() => Promise.resolve());
    await lease(journal, clock).hold(NAME, never, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(clock.now).toBe(16_000);
  });

  it('the lease is renewed every five seconds during the work', async () => {
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

  it('the lease is released if the work fails', async () => {
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

  it('the work is told that it is exclusive', async () => {
    const request = jest.fn((_name: string, _options: unknown, work: () => Promise<void>) =>
      work(),
    );
    const work = jest.fn(() => Promise.resolve());
    await webLock(locks(request as never), soloLock).hold(NAME, never, work);
    expect(request.mock.calls[0]?.[0]).toBe(NAME);
    expect(work).toHaveBeenCalledWith(true);
  });

  it('an aborted wait resolves', async () => {
    const fails = locks(() => Promise.reject(new DOMException('given up', 'AbortError')));
    const work = jest.fn(() => Promise.resolve());
    await expect(
      webLock(fails, soloLock).hold(NAME, AbortSignal.abort(), work),
    ).resolves.toBeUndefined();
    expect(work).not.toHaveBeenCalled();
  });

  it('a lease is used if the browser denies its locks', async () => {
    const denies = locks(() => Promise.reject(new DOMException('cookies', 'SecurityError')));
    const throws = locks(() => {
      throw new DOMException('cookies', 'SecurityError');
    });
    for (const denied of [denies, throws]) {
      const work = jest.fn(() => Promise.resolve());
      await webLock(denied, leaseLock(memoryJournal())).hold(NAME, never, work);
      expect(work.mock.calls).toEqual([[false]]);
    }
  });

  it('an error of the work itself is not a denial', async () => {
    const grants = locks(((_name: string, _options: unknown, run: () => Promise<void>) =>
      run()) as never);
    const work = jest.fn(() => Promise.reject(new Error('broken')));
    await expect(webLock(grants, soloLock).hold(NAME, never, work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('`soloLock` runs the work at once', async () => {
    const work = jest.fn(() => Promise.resolve());
    await soloLock.hold(NAME, never, work);
    expect(work).toHaveBeenCalledWith(true);
  });
});
