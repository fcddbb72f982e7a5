import { chooseDataSaver } from '../../shared/lib/dataSaver';
import { nextTask } from '../../shared/lib/delay';
import { prefetchOtherHero } from './otherHero';
import { sourceSet } from './HomePhotograph';

/** The source sets that were requested. */
let asked: string[];

/** The controlling worker, if any. */
let worker: EventTarget & { controller: object | null };

beforeEach(() => {
  asked = [];
  worker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: worker,
  });
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  window.requestIdleCallback = ((run: () => void) => {
    run();
    return 1;
  }) as unknown as typeof window.requestIdleCallback;
  jest.spyOn(window, 'Image').mockImplementation(
    () =>
      ({
        set srcset(files: string) {
          asked.push(files);
        },
      }) as HTMLImageElement,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete document.documentElement.dataset['hero'];
  chooseDataSaver(false);
});

it.each([
  ['1', 'hero-2-tall'],
  ['2', 'hero-1-tall'],
] as const)(
  'of home’s pictures %s is shown, and %s kept for the next visit',
  async (shown, kept) => {
    document.documentElement.dataset['hero'] = shown;
    await prefetchOtherHero();
    expect(asked).toEqual([sourceSet(kept, 'avif')]);
  },
);

it('waits for a controlling worker, which caches it', async () => {
  worker.controller = null;
  const keeping = prefetchOtherHero();
  await nextTask();
  expect(asked).toEqual([]);
  worker.controller = {};
  worker.dispatchEvent(new Event('controllerchange'));
  await keeping;
  expect(asked).toHaveLength(1);
});

it('fetches nothing out of view while data is saved', async () => {
  chooseDataSaver(true);
  await prefetchOtherHero();
  expect(asked).toEqual([]);
});

it('fetches nothing without a worker to cache it', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await prefetchOtherHero();
  expect(asked).toEqual([]);
});
