/**
 * Data saving: the choice made in the footer, else the browser's hint (`Save-Data`, or a 2G/3G connection).
 * Saves with smaller pictures, no autoplay and no smooth scrolling. A shopper who asks for it also gets the device's fonts and the
 * scripts with the first touch (server/rendering/inline/startHydration.ts), and no copy of the shop for offline.
 */
import { useSyncExternalStore } from 'react';
import { DATA_SAVER_KEY } from '../config/storedKeys';

interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const network = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

const watchers = new Set<() => void>();

function chosen(): boolean | null {
  try {
    const value = localStorage.getItem(DATA_SAVER_KEY);
    return value === null ? null : value === 'on';
  } catch {
    return null; // storage is blocked: use the browser's hint
  }
}

/** Null until a choice is made. */
let choice: boolean | null | undefined;

/** Whether the person or the browser asks for it. A slow connection alone does not count. */
export function asksToSaveData(): boolean {
  if (choice === undefined) choice = chosen();
  return choice ?? network()?.saveData === true;
}

export const savesData = (): boolean =>
  asksToSaveData() ||
  (choice === null && /^(?:slow-2g|2g|3g)$/.test(network()?.effectiveType ?? ''));

export function chooseDataSaver(on: boolean): void {
  choice = on;
  try {
    localStorage.setItem(DATA_SAVER_KEY, on ? 'on' : 'off');
  } catch {
    // The choice lasts for this visit.
  }
  for (const changed of watchers) changed();
}

function subscribe(changed: () => void): () => void {
  watchers.add(changed);
  network()?.addEventListener('change', changed);
  return () => {
    watchers.delete(changed);
    network()?.removeEventListener('change', changed);
  };
}

export const useDataSaver = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
