/**
 * localStorage that never throws at its readers: where it is blocked (private modes, policies) the
 * shop goes on with memory, and a write that does not fit makes room once before it is given up.
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
    // Full is not blocked: what is there can be read, and room can be made.
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

/** What may be thrown away to make room, least missed first. */
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
  /** Throws when the value could not be kept beyond this page; it is kept in memory then. */
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
          // The old value on the disk would come back as if nothing had happened since.
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
  /** Forgets what it knows of this browser (tests). */
  reset(): void {
    memory.clear();
    usable = null;
  },
};
