import { appError } from '../../shared/api/appError';
import { makeStore } from '../../test/store';
import { startConnectionNotices } from './connectionNotices';

const mockSaid: string[] = [];
jest.mock('../../shared/ui/notify', () => ({
  ...jest.requireActual<object>('../../shared/ui/notify'),
  notice: (message: string) => mockSaid.push(message),
}));

const LOST = 'You are offline. You can keep browsing; your changes are saved.';
const UNREACHABLE = 'The shop cannot be reached just now. Your changes are saved.';
const BACK = 'You are back online.';

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

let stop: () => void;

function start() {
  const store = makeStore();
  const meta = { arg: { endpointName: 'health' }, requestId: '1' };
  const health = (isAnswered: boolean) =>
    store.dispatch(
      isAnswered
        ? { type: 'api/executeQuery/fulfilled', meta, payload: { success: true } }
        : { type: 'api/executeQuery/rejected', meta, payload: appError('offline') },
    );
  health(true);
  stop = startConnectionNotices(store);
  return { store, health };
}

describe('the notice about the connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockSaid.length = 0;
  });
  afterEach(() => {
    stop();
    setOnline(true);
    jest.useRealTimers();
  });

  it('is shown once when the connection is lost for 2 seconds, and once when it is back', () => {
    start();
    setOnline(false);
    jest.advanceTimersByTime(1_999);
    expect(mockSaid).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(mockSaid).toEqual([LOST]);
    setOnline(true);
    jest.advanceTimersByTime(60_000);
    expect(mockSaid).toEqual([LOST, BACK]);
  });

  it('is not shown for a shorter interruption, in either direction', () => {
    start();
    setOnline(false);
    jest.advanceTimersByTime(1_500);
    setOnline(true);
    jest.advanceTimersByTime(60_000);
    expect(mockSaid).toEqual([]);
    setOnline(false);
    jest.advanceTimersByTime(3_000);
    setOnline(true);
    jest.advanceTimersByTime(1_000);
    setOnline(false);
    jest.advanceTimersByTime(60_000);
    expect(mockSaid).toEqual([LOST]);
  });

  it('is shown when the shop does not respond', () => {
    const { health } = start();
    health(false);
    jest.advanceTimersByTime(2_000);
    expect(mockSaid).toEqual([UNREACHABLE]);
    health(true);
    jest.advanceTimersByTime(2_000);
    expect(mockSaid).toEqual([UNREACHABLE, BACK]);
  });
});
