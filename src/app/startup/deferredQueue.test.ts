import { createDeferredQueue, type DeferredServices } from './deferredQueue';

const services = {} as DeferredServices;

describe('the queue of the deferred services', () => {
  it('runs what was queued in order, each once', () => {
    const done: string[] = [];
    const queue = createDeferredQueue(jest.fn());
    queue.request(() => done.push('an edit'));
    queue.whenReady(() => done.push('a read'));
    queue.request(() => done.push('another edit'));
    expect(done).toEqual([]);
    expect(queue.current()).toBeNull();
    queue.provide(services);
    expect(done).toEqual(['an edit', 'a read', 'another edit']);
    expect(queue.current()).toBe(services);
  });

  it('runs at once when the services are loaded', () => {
    const queue = createDeferredQueue(jest.fn());
    queue.provide(services);
    const act = jest.fn();
    queue.request(act);
    expect(act).toHaveBeenCalledWith(services);
  });

  it('loads them once, and only for a request', () => {
    const load = jest.fn();
    const queue = createDeferredQueue(load);
    queue.whenReady(jest.fn());
    expect(load).not.toHaveBeenCalled();
    queue.request(jest.fn());
    queue.request(jest.fn());
    queue.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
