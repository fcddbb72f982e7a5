/** Light, dark or as the device says: on `<html data-scheme>`, which the theme's variables follow. */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';

/** `public/color-scheme.js` reads it before the first paint. */
const KEY = 'mui-mode';

const watchers = new Set<() => void>();

function kept(): ColorMode {
  try {
    const mode = localStorage.getItem(KEY);
    return mode === 'light' || mode === 'dark' ? mode : 'system';
  } catch {
    // Storage is blocked: what was chosen holds as long as the page.
    return chosen ?? 'system';
  }
}
let chosen: ColorMode | undefined;

function apply(): void {
  const mode = kept();
  const isDark =
    mode === 'dark' ||
    (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  const root = document.documentElement;
  // Set to the value it has, it would still have the browser work out the whole page's style anew.
  if (root.dataset['scheme'] !== scheme) root.dataset['scheme'] = scheme;
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  if (watchers.size === 0) {
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
    window.addEventListener('storage', onStorage);
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    window.matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

/** Another tab has chosen. */
function onStorage({ key }: StorageEvent): void {
  if (key === KEY) apply();
}

export function chooseColorMode(mode: ColorMode): void {
  chosen = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // As above.
  }
  apply();
}

/** What has been chosen; `system` in prerendered pages, whose readers nobody knows yet. */
export const useColorMode = (): ColorMode => useSyncExternalStore(watch, kept, () => 'system');
