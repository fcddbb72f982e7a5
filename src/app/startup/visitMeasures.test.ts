import { onCLS, onINP, onLCP } from 'web-vitals';
import { cartSync } from '../../sync/syncActions';
import { emptyRecord } from '../../sync/record';
import { setHydrationPhase } from '../../shared/lib/hydration';
import { makeStore } from '../../test/store';
import { measureVisit, pageOf } from './visitMeasures';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const always = (): number => 0;

/** What the browser reports to the callback that was given to `on`. */
const report = (on: unknown, value: number) =>
  ((on as jest.Mock).mock.calls.at(-1) as [(metric: { value: number }) => void])[0]({ value });

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

function refuse(property: string, value: unknown): () => void {
  Object.defineProperty(navigator, property, { value, configurable: true });
  return () => void Reflect.deleteProperty(navigator, property);
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => jest.restoreAllMocks());

it('sends once what was measured when the page is hidden', async () => {
  const store = makeStore();
  setHydrationPhase('hydrated');
  measureVisit(store, always);
  await Promise.resolve();
  report(onLCP, 1_300);
  report(onLCP, 1_450);
  report(onINP, 96);
  report(onCLS, 0);
  jest.spyOn(performance, 'now').mockReturnValueOnce(5_000).mockReturnValueOnce(5_400);
  const record = emptyRecord('asha');
  store.dispatch(cartSync.editsJournaled({ ids: ['a'] }, record));
  store.dispatch(cartSync.drained({ writes: 1 }, record));
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toMatch(/\/v1\/vitals$/);
  expect(body?.type).toBe('application/json');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({
    page: 'home',
    measures: [
      { name: 'hydrated', value: expect.any(Number) as number },
      { name: 'lcp', value: 1_450 },
      { name: 'inp', value: 96 },
      { name: 'cls', value: 0 },
      { name: 'sync', value: 400 },
    ],
  });
});

it.each([
  ['nine visits of ten', (): (() => void) | void => undefined, (): number => 0.1],
  [
    'a page that opens in the background',
    () => void jest.spyOn(document, 'hidden', 'get').mockReturnValue(true),
    always,
  ],
  ['Do Not Track', () => refuse('doNotTrack', '1'), always],
  ['Global Privacy Control', () => refuse('globalPrivacyControl', true), always],
])('does not measure: %s', (_, prepare, random) => {
  const undo = prepare();
  measureVisit(makeStore(), random);
  hide();
  if (undo) undo();
  expect(onLCP).not.toHaveBeenCalled();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it.each([
  ['/', 'home'],
  ['/shop', 'listing'],
  ['/product/lamp', 'product'],
  ['/cart', 'cart'],
  ['/orders', 'other'],
])('counts %s as %s', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page);
});
