/**
 * A short stored list of texts (recent searches, recently viewed). If storage is blocked, full or invalid,
 * the list is empty.
 */
export interface StoredList {
  read: () => string[];
  /** Puts a text first, removes its former entry, and drops the oldest beyond the limit. */
  add: (text: string) => void;
  clear: () => void;
}

export function storedList(key: string, limit: number): StoredList {
  const read = (): string[] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (!Array.isArray(value)) return [];
      return value.filter((item): item is string => typeof item === 'string').slice(0, limit);
    } catch {
      return [];
    }
  };
  return {
    read,
    add: (text) => {
      const list = [text, ...read().filter((other) => other !== text)].slice(0, limit);
      try {
        localStorage.setItem(key, JSON.stringify(list));
      } catch {
        // Optional data.
      }
    },
    clear: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
