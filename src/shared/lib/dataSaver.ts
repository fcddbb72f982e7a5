/**
 * Whether to spend little data: what the person chose in the footer, else what the browser says
 * (`Save-Data`, or a 2G/3G connection). Then pictures are smaller, nothing plays by itself and
 * scrolling is the browser's own.
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
    return null; // blocked storage: the browser's own word counts
  }
}

/** Null until somebody says otherwise than the browser. */
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
    // It holds for this visit.
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
