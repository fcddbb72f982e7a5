/** Light, dark or as the device says: on `<html data-scheme>`, which the theme's variables follow. */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';

/** `public/color-scheme.js` reads it before the first paint. */
const KEY = 'mui-mode';

const watchers = new Set<() => void>();
/** Storage is blocked or full: what was chosen holds as long as the page. */
let unkept: ColorMode | undefined;

function current(): ColorMode {
  if (unkept) return unkept;
  try {
    const mode = localStorage.getItem(KEY);
    return mode === 'light' || mode === 'dark' ? mode : 'system';
  } catch {
    return 'system';
  }
}

/** Absent in jsdom. */
const darkDevice = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;

/** Without transitions: what has one would lag behind the rest of the page. */
function atOnce(change: () => void): void {
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(still);
  change();
  // Reading a style has the new ones worked out while nothing may fade.
  getComputedStyle(document.body).getPropertyValue('color');
  still.remove();
}

function apply(): void {
  const mode = current();
  const isDark = mode === 'dark' || (mode === 'system' && darkDevice()?.matches === true);
  const scheme = isDark ? 'dark' : 'light';
  const root = document.documentElement;
  // Set to the value it has, it would still have the browser work out the whole page's style anew.
  if (root.dataset['scheme'] !== scheme) atOnce(() => (root.dataset['scheme'] = scheme));
  for (const changed of watchers) changed();
}

/** Another tab has chosen. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY) return;
  unkept = undefined;
  apply();
}

function watch(changed: () => void): () => void {
  if (watchers.size === 0) {
    darkDevice()?.addEventListener('change', apply);
    window.addEventListener('storage', onStorage);
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    darkDevice()?.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

/** From now on the page follows the device and other tabs, whatever is shown of it. */
export function followColorMode(): void {
  watch(() => undefined);
}

export function chooseColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(KEY, mode);
    unkept = undefined;
  } catch {
    unkept = mode;
  }
  apply();
}

/** What has been chosen; `system` in prerendered pages, whose readers nobody knows yet. */
export const useColorMode = (): ColorMode => useSyncExternalStore(watch, current, () => 'system');
