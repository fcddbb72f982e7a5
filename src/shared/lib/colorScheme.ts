/**
 * Light, dark or as the device says. What was chosen stands on `<html data-scheme>`, which the theme's variables
 * follow; without it they follow the device by themselves (src/shared/ui/style/global.css.ts).
 */
import { useSyncExternalStore } from 'react';
import { SCHEME_COOKIE, schemeIn, schemeOf, type Scheme } from '../config/scheme';

export type ColorMode = Scheme | 'system';

const COOKIE_LIFETIME_S = 365 * 24 * 60 * 60;

/** `public/color-scheme.js` reads it too. */
const KEY = 'mui-mode';

const watchers = new Set<() => void>();
/** Storage is blocked or full: what was chosen holds as long as the page. */
let unkept: ColorMode | undefined;

function current(): ColorMode {
  if (unkept) return unkept;
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

function chosenScheme(): Scheme | undefined {
  const mode = current();
  return mode === 'system' ? undefined : mode;
}

function apply(): void {
  const { dataset } = document.documentElement;
  const chosen = chosenScheme();
  // Set to the value it has, it would still have the browser work out the whole page's style anew.
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

/** Whoever sends the next page knows it then before any script has run (src/shared/lib/firstScreen.ts). */
function tell(): void {
  const chosen = chosenScheme();
  const lifetime = chosen ? COOKIE_LIFETIME_S : 0;
  try {
    if (schemeIn(document.cookie) === chosen) return;
    document.cookie = `${SCHEME_COOKIE}=${chosen ?? ''}; Path=/; Max-Age=${String(lifetime)}; SameSite=Lax`;
  } catch {
    // Cookies are blocked: the page learns of the choice by its own script, a moment after its first paint.
  }
}

/** Another tab has chosen. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY) return;
  unkept = undefined;
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

/** From now on the page follows the device and other tabs, whatever is shown of it. */
export function followColorMode(): void {
  watch(() => undefined);
  // A choice is older than its cookie where that has run out, or was cleared.
  tell();
}

export function chooseColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(KEY, mode);
    unkept = undefined;
  } catch {
    unkept = mode;
  }
  tell();
  apply();
}

/** What has been chosen; `system` in prerendered pages, whose readers nobody knows yet. */
export const useColorMode = (): ColorMode => useSyncExternalStore(watch, current, () => 'system');
