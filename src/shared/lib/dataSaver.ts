/**
 * Data saving: the choice made in the footer, else the browser's hint (`Save-Data`, or a 2G/3G connection).
 * Saves with smaller pictures, no autoplay and no smooth scrolling.
 */
import { useSyncExternalStore } from 'react';

const KEY = 'app:data-saver';

interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const network = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

const watchers = new Set<() => void>();

function chosen(): boolean | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === null ? null : value === 'on';
  } catch {
    return null; // storage is blocked: use the browser's hint
  }
}

/** Null until a choice is made. */
let choice: boolean | null | undefined;

export function savesData(): boolean {
  if (choice === undefined) choice = chosen();
  if (choice !== null) return choice;
  const connection = network();
  return (
    connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
  );
}

export function chooseDataSaver(on: boolean): void {
  choice = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
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
