import { notice } from '../../shared/ui/notify';
import { registerServiceWorker } from './serviceWorker';

jest.mock('../../shared/ui/notify');

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  postMessage = jest.fn();
  state: ServiceWorkerState;

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = jest.fn(() => Promise.resolve());
}

let registration: FakeRegistration;
let container: EventTarget & { controller: FakeWorker | null };

beforeEach(() => {
  jest.mocked(notice).mockClear();
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), {
    controller: new FakeWorker('activated'),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

const OFFER = 'A new version of the shop is ready. Your cart and your drafts are kept.';
const offers = () => jest.mocked(notice).mock.calls.filter(([text]) => text === OFFER).length;

describe('a new version', () => {
  it('is offered once it is installed', async () => {
    await registerServiceWorker();
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(offers()).toBe(0);
    worker.become('installed');
    expect(offers()).toBe(1);
  });

  it('is offered when it waited already as the page opened', async () => {
    registration.waiting = new FakeWorker('installed');
    await registerServiceWorker();
    expect(offers()).toBe(1);
  });

  // Another tab found it: `updatefound` was before this page listened.
  it('is offered when its installation had begun as the page opened', async () => {
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    await registerServiceWorker();
    expect(offers()).toBe(0);
    worker.become('installed');
    expect(offers()).toBe(1);
  });

  it('is not offered on a first visit, where it is the only one', async () => {
    container.controller = null;
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    await registerServiceWorker();
    worker.become('installed');
    expect(offers()).toBe(0);
  });

  it('becomes the active one when it is accepted', async () => {
    const worker = new FakeWorker('installed');
    registration.waiting = worker;
    await registerServiceWorker();
    jest.mocked(notice).mock.calls[0]?.[1]?.action?.onClick();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });
});
