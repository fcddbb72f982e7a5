/** What the shop says, in one place on every page, about what has not reached the account. */
import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { makeStore, type AppStore } from '../../test/store';
import { memoryJournal } from '../../shared/storage/journal';
import { signedIn } from '../session/sessionSlice';
import { productSaved } from '../wishlist/wishlistSlice';
import { lineAdded } from './cartSlice';
import { emptyRecord, type OutboxRecord } from '../../sync/record';
import { SyncStatus, SyncStrip, syncText } from './SyncStatus';
import { cartSync, wishlistSync, type RunPhase } from '../../sync/syncActions';

const UID = 'u1';

/** A store whose outboxes never get to run: what it shows is what the test says. */
function signedInStore(): AppStore {
  const store = makeStore(undefined, {
    journal: { ...memoryJournal(), update: () => new Promise(() => undefined) },
  });
  store.dispatch(signedIn({ token: `x.${btoa(JSON.stringify({ id: UID }))}.y` }));
  return store;
}
const waitingLine = (failures = 0): OutboxRecord => ({
  ...emptyRecord(UID),
  rev: 5,
  baseAt: 1,
  lines: {
    'p1|M': {
      productId: 'p1',
      size: 'M',
      target: 2,
      adds: 0,
      doubtAt: null,
      settled: false,
      failures,
      queuedAt: 1,
    },
  },
});
function show(store: AppStore, record: OutboxRecord, phase: RunPhase): void {
  act(() => {
    store.dispatch(cartSync.recordRead({ from: 'boot' }, record));
    store.dispatch(cartSync.runChanged({ phase, until: null }));
  });
}
const strip = () => screen.getAllByRole('status')[0];

describe('the text', () => {
  it.each([
    [{ state: 'saved', waiting: 0, reason: null }, 'Saved in your account'],
    [
      { state: 'waiting', waiting: 1, reason: 'offline' },
      '1 change saved on this device, waiting for the connection',
    ],
    [
      { state: 'waiting', waiting: 2, reason: 'signed-out' },
      '2 changes saved on this device until you log in',
    ],
    [{ state: 'waiting', waiting: 2, reason: 'sending' }, 'Saving 2 changes to your account'],
    [{ state: 'failed', waiting: 1, reason: 'sending' }, '1 change could not be saved yet'],
  ] as const)('for %o', (sync, words) => {
    expect(syncText(sync)).toBe(words);
  });
});

describe('the strip under the header', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is hidden for guests and while everything is saved', () => {
    const store = makeStore();
    renderWithProviders(<SyncStrip />, { store });
    act(() => {
      store.dispatch(lineAdded({ productId: 'p1', size: 'M', unitPaise: 1 }, null));
    });
    expect(strip()).toBeEmptyDOMElement();
  });

  it('ignores a quick save, and shows a slow one', () => {
    const store = signedInStore();
    renderWithProviders(<SyncStrip />, { store });
    show(store, waitingLine(), 'settling');
    expect(strip()).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1_500));
    expect(strip()).toHaveTextContent('Saving 1 change to your account');
    show(store, { ...waitingLine(), lines: {}, rev: 6 }, 'idle');
    expect(strip()).toBeEmptyDOMElement();
  });

  it('says at once that a change waits for the connection, also for the wishlist', () => {
    const store = signedInStore();
    renderWithProviders(<SyncStrip />, { store });
    show(store, waitingLine(), 'paused:offline');
    expect(strip()).toHaveTextContent('1 change saved on this device, waiting for the connection');
    act(() => {
      store.dispatch(productSaved('p9', UID));
    });
    expect(strip()).toHaveTextContent('2 changes saved on this device, waiting for the connection');
    show(store, { ...waitingLine(), lines: {}, rev: 6 }, 'idle');
    act(() => {
      store.dispatch(wishlistSync.runChanged({ phase: 'paused:offline', until: null }));
    });
    expect(strip()).toHaveTextContent('1 change saved on this device, waiting for the connection');
    act(() => {
      store.dispatch(wishlistSync.runChanged({ phase: 'paused:auth', until: null }));
    });
    expect(strip()).toHaveTextContent('1 change saved on this device until you log in');
  });

  it('offers to retry what could not be saved', () => {
    const store = signedInStore();
    renderWithProviders(<SyncStrip />, { store });
    show(store, waitingLine(3), 'settling');
    expect(strip()).toHaveTextContent('1 change could not be saved yet');
    const retry = jest.spyOn(store.reactions.cart, 'retry');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('also says that a change of the wishlist could not be saved', () => {
    const store = signedInStore();
    renderWithProviders(<SyncStrip />, { store });
    show(store, { ...waitingLine(), lines: {} }, 'idle');
    act(() => {
      store.dispatch(wishlistSync.recordRead({ from: 'boot' }, waitingLine(3)));
    });
    expect(strip()).toHaveTextContent('1 change could not be saved yet');
    const retry = jest.spyOn(store.reactions.wishlist, 'retry');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows progress as changes reach the account', () => {
    const store = signedInStore();
    renderWithProviders(<SyncStrip />, { store });
    const { 'p1|M': line } = waitingLine().lines;
    if (!line) throw new Error('The record holds no line.');
    const three = {
      'p1|M': line,
      'p2|M': { ...line, productId: 'p2' },
      'p3|M': { ...line, productId: 'p3' },
    };
    show(store, { ...waitingLine(), lines: three }, 'paused:offline');
    const bar = () => screen.getByRole('progressbar');
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    show(store, { ...waitingLine(), rev: 6, lines: { 'p1|M': line } }, 'paused:offline');
    expect(bar()).toHaveAttribute('aria-valuenow', '2');
    expect(bar()).toHaveAttribute('aria-valuemax', '3');
    show(store, { ...waitingLine(), lines: {}, rev: 7 }, 'idle');
    show(store, { ...waitingLine(), rev: 8 }, 'paused:offline');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('is hidden on the cart page, which says it itself', () => {
    const store = signedInStore();
    renderWithProviders(
      <>
        <SyncStrip />
        <SyncStatus />
      </>,
      { store, route: '/cart' },
    );
    show(store, waitingLine(), 'paused:offline');
    expect(screen.getAllByText(/waiting for the connection/)).toHaveLength(1);
  });
});
