/**
 * The colour scheme: light, dark or the device's. A choice is stored on `<html data-scheme>`, which the
 * theme's variables follow; without one they follow the device (src/shared/ui/style/global.css.ts).
 */
import { useSyncExternalStore } from 'react';
import { SCHEME_COOKIE, schemeIn, schemeOf, type Scheme } from '../config/scheme';

export type ColorMode = Scheme | 'system';

const COOKIE_LIFETIME_S = 365 * 24 * 60 * 60;

/** `public/color-scheme.js` reads it too. */
const KEY = 'mui-mode';

const watchers = new Set<() => void>();
/** Storage is blocked or full: the choice lasts as long as the page. */
let unsavedMode: ColorMode | undefined;

function current(): ColorMode {
  if (unsavedMode) return unsavedMode;
  try {
    return schemeOf(localStorage.getItem(KEY) ?? undefined) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Absent in jsdom. */
const darkDevice = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;

/** Without transitions: elements with one would change later than the rest. */
function atOnce(change: () => void): void {
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(still);
  change();
  // Reading a style forces the recalculation while transitions are off.
  getComputedStyle(document.body).getPropertyValue('color');
  still.remove();
}

function chosenScheme(): Scheme | undefined {
  const mode = current();
  return mode === 'system' ? undefined : mode;
}

function apply(): void {
  const { dataset } = document.documentElement;
  const chosen = chosenScheme();
  // Setting the same value would still recalculate the whole page's style.
  if (dataset['scheme'] !== chosen) {
    atOnce(() => {
      if (chosen) dataset['scheme'] = chosen;
      else delete dataset['scheme'];
    });
  }
  for (const changed of watchers) changed();
}

function onDevice(): void {
  if (current() === 'system') atOnce(() => undefined);
}

/**
 * Tells the server and the worker, so that the next page has the scheme before any script runs
 * (src/shared/lib/firstScreen.ts).
 */
function tell(): void {
  const chosen = chosenScheme();
  const lifetime = chosen ? COOKIE_LIFETIME_S : 0;
  try {
    if (schemeIn(document.cookie) === chosen) return;
    document.cookie = `${SCHEME_COOKIE}=${chosen ?? ''}; Path=/; Max-Age=${String(lifetime)}; SameSite=Lax`;
  } catch {
    // Cookies are blocked: the next page's script applies the choice just after its first paint.
  }
}

/** The choice of another tab. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY) return;
  unsavedMode = undefined;
  apply();
}

function watch(changed: () => void): () => void {
  if (watchers.size === 0) {
    darkDevice()?.addEventListener('change', onDevice);
    window.addEventListener('storage', onStorage);
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    darkDevice()?.removeEventListener('change', onDevice);
    window.removeEventListener('storage', onStorage);
  };
}

/** Follows the device and other tabs from now on. */
export function followColorMode(): void {
  watch(() => undefined);
  // The cookie may have expired or been cleared; storage still has the choice.
  tell();
}

export function chooseColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(KEY, mode);
    unsavedMode = undefined;
  } catch {
    unsavedMode = mode;
  }
  tell();
  apply();
}

/** The choice; `system` in prerendered pages. */
export const useColorMode = (): ColorMode => useSyncExternalStore(watch, current, () => 'system');
