/**
 * Wraps localStorage so that reads never throw. If it is blocked (private mode, policies), values are kept
 * in memory. A write that does not fit makes room once before it fails.
 */

const memory = new Map<string, string>();
let usable: boolean | null = null;

function storage(): Storage | null {
  try {
    usable ??= (() => {
      const probe = 'app:probe';
      window.localStorage.setItem(probe, probe);
      window.localStorage.removeItem(probe);
      return true;
    })();
    return usable ? window.localStorage : null;
  } catch (error) {
    // Storage that is full can still be read, and room can be made.
    if (isQuotaError(error)) return window.localStorage;
    usable = false;
    return null;
  }
}

export function isQuotaError(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

/** Keys that may be deleted to make room, least important first. */
const EXPENDABLE = [/:bak$/, /^app:checkout$/];

function makeRoom(held: Storage, exceptFor: string): boolean {
  for (const pattern of EXPENDABLE) {
    const keys = Object.keys(held).filter((key) => pattern.test(key) && key !== exceptFor);
    for (const key of keys) held.removeItem(key);
    if (keys.length > 0) return true;
  }
  return false;
}

export const localValues = {
  isAvailable: (): boolean => storage() !== null,
  get: (key: string): string | null => memory.get(key) ?? storage()?.getItem(key) ?? null,
  /** Throws if the value could not be stored; it is then kept in memory. */
  set(key: string, value: string): void {
    const held = storage();
    if (held === null) {
      memory.set(key, value);
      throw new Error('localStorage is blocked');
    }
    for (;;) {
      try {
        held.setItem(key, value);
        memory.delete(key);
        return;
      } catch (error) {
        if (!isQuotaError(error) || !makeRoom(held, key)) {
          // Remove the old value, or the next page would read it as current.
          memory.set(key, value);
          throw error;
        }
      }
    }
  },
  remove(key: string): void {
    memory.delete(key);
    storage()?.removeItem(key);
  },
  keys: (): string[] => [...new Set([...Object.keys(storage() ?? {}), ...memory.keys()])],
  /** For tests: forgets the state of this browser's storage. */
  reset(): void {
    memory.clear();
    usable = null;
  },
};
