/** Light, dark or as the device says. */
import { act, renderHook } from '@testing-library/react';
import { schemeIn } from '../config/scheme';
import { chooseColorMode, followColorMode, useColorMode, type ColorMode } from './colorScheme';

const KEY = 'mui-mode';
const scheme = () => document.documentElement.dataset['scheme'];

/** What the device asks for. */
const device = Object.assign(new EventTarget(), { matches: false });
function deviceTurnsDark(isDark: boolean): void {
  device.matches = isDark;
  act(() => {
    device.dispatchEvent(new Event('change'));
  });
}
function otherTabStores(key: string, value: string): void {
  localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}
const choose = (mode: ColorMode) => act(() => chooseColorMode(mode));

beforeEach(() => {
  localStorage.clear();
  device.matches = false;
  window.matchMedia = (() => device) as unknown as typeof window.matchMedia;
  delete document.documentElement.dataset['scheme'];
  document.cookie = 'scheme=; Max-Age=0';
});
afterEach(() => jest.restoreAllMocks());

it('follows the device until something is chosen, and again when that is chosen', () => {
  const { result } = renderHook(useColorMode);
  expect(result.current).toBe('system');
  deviceTurnsDark(true);
  expect(scheme()).toBeUndefined();
  choose('light');
  expect(result.current).toBe('light');
  expect(scheme()).toBe('light');
  deviceTurnsDark(false);
  deviceTurnsDark(true);
  expect(scheme()).toBe('light');
  choose('system');
  expect(result.current).toBe('system');
  expect(scheme()).toBeUndefined();
});

it('sets and clears the cookie for the sender of the next page', () => {
  choose('dark');
  expect(schemeIn(document.cookie)).toBe('dark');
  choose('light');
  expect(schemeIn(document.cookie)).toBe('light');
  choose('system');
  expect(document.cookie).toBe('');
});

it.each([
  ['with a choice', () => choose('dark')],
  ['with the device', () => deviceTurnsDark(true)],
])(
  'changes everything at once %s: nothing fades behind the rest, then or later',
  (_how, change) => {
    const stillness = () =>
      [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
        textContent.includes('transition:none'),
      );
    const seen: number[] = [];
    const read = window.getComputedStyle.bind(window);
    renderHook(useColorMode);
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      seen.push(scheme() === 'dark' || device.matches ? stillness().length : 0);
      return read(element);
    });
    change();
    expect(seen).toEqual([1]);
    expect(stillness()).toEqual([]);
  },
);

it('stores the choice where the next page reads it', () => {
  choose('dark');
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(renderHook(useColorMode).result.current).toBe('dark');
});

it('treats an unknown stored value as the device’s choice', () => {
  localStorage.setItem(KEY, 'sepia');
  expect(renderHook(useColorMode).result.current).toBe('system');
});

it('follows another tab', () => {
  const { result } = renderHook(useColorMode);
  otherTabStores(KEY, 'dark');
  expect(result.current).toBe('dark');
  expect(scheme()).toBe('dark');
});

it('ignores other keys that another tab stores', () => {
  renderHook(useColorMode);
  localStorage.setItem(KEY, 'dark');
  otherTabStores('app:other', 'x');
  expect(scheme()).toBeUndefined();
});

it('listens while it has subscribers', () => {
  const first = renderHook(useColorMode);
  const second = renderHook(useColorMode);
  first.unmount();
  otherTabStores(KEY, 'dark');
  expect(scheme()).toBe('dark');
  second.unmount();
  otherTabStores(KEY, 'light');
  expect(scheme()).toBe('dark');
});

it('keeps the choice until the page is closed if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { result } = renderHook(useColorMode);
  choose('dark');
  expect(result.current).toBe('dark');
  expect(scheme()).toBe('dark');
});

it('sets the cookie again if it was lost', () => {
  // The last test here: it listens for as long as the page.
  localStorage.setItem(KEY, 'dark');
  followColorMode();
  expect(schemeIn(document.cookie)).toBe('dark');
});
