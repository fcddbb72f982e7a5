import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../test/store';
import { POLL_PAUSES_MS, useVerification } from './useVerification';
import { verifyPayment, type Verdict } from './verifyPayment';

jest.mock('./verifyPayment', () => ({ verifyPayment: jest.fn() }));
const question = jest.mocked(verifyPayment);

let verdict: Verdict;
let isHidden: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  verdict = { state: 'pending' };
  isHidden = false;
  question.mockReset().mockImplementation(() => () => Promise.resolve(verdict));
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = () => question.mock.calls.length;
/** Something happens, and what follows at once is waited for. */
const happens = (event: () => void) =>
  act(async () => {
    event();
    await jest.advanceTimersByTimeAsync(0);
  });

async function open() {
  const store = makeStore();
  const view = renderHook(() => useVerification('person-1', 'order-1', 'true'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await pass(0);
  return view;
}

const switchApps = (hidden: boolean) =>
  happens(() => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('waiting for a payment', () => {
  it('asks at once, then with growing pauses up to a maximum', async () => {
    await open();
    expect(asked()).toBe(1);
    let expected = 1;
    for (const pause of [...POLL_PAUSES_MS, POLL_PAUSES_MS.at(-1) ?? 0]) {
      await pass(pause - 1);
      expect(asked()).toBe(expected);
      await pass(1);
      expected += 1;
      expect(asked()).toBe(expected);
    }
    expect([...POLL_PAUSES_MS].sort((a, b) => a - b)).toEqual(POLL_PAUSES_MS);
  });

  it('does not ask while the shopper is in the UPI app, and asks as they come back', async () => {
    await open();
    await switchApps(true);
    await pass(600_000);
    expect(asked()).toBe(1);
    await switchApps(false);
    expect(asked()).toBe(2);
    await pass(POLL_PAUSES_MS[0] ?? 0);
    expect(asked()).toBe(3);
  });

  it('asks when the connection returns, without a second request in parallel', async () => {
    verdict = { state: 'unreachable', message: 'You are offline.' };
    const { result } = await open();
    expect(result.current.verdict).toEqual(verdict);
    verdict = { state: 'pending' };
    await happens(() => {
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
    });
    expect(asked()).toBe(2);
    expect(result.current.verdict).toEqual({ state: 'pending' });
  });

  it('asks on request, and restarts its pauses', async () => {
    const { result } = await open();
    await pass((POLL_PAUSES_MS[0] ?? 0) + (POLL_PAUSES_MS[1] ?? 0));
    expect(asked()).toBe(3);
    await happens(() => {
      result.current.askNow();
    });
    expect(asked()).toBe(4);
    await pass(POLL_PAUSES_MS[0] ?? 0);
    expect(asked()).toBe(5);
  });

  it.each<Verdict>([
    { state: 'settled', method: 'upi' },
    { state: 'failed', message: 'The payment was not completed.' },
  ])('stops asking once it is $state', async (ending) => {
    const { result } = await open();
    verdict = ending;
    await pass(POLL_PAUSES_MS[0] ?? 0);
    expect(result.current.verdict).toEqual(ending);
    await switchApps(true);
    await switchApps(false);
    await pass(600_000);
    expect(asked()).toBe(2);
  });

  it('stops with the page', async () => {
    const { unmount } = await open();
    unmount();
    await pass(600_000);
    expect(asked()).toBe(1);
  });
});
