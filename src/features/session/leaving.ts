/**
 * A note in localStorage while a tab sends what a person who has logged out has left. Until it is done, the other
 * tabs leave that person's records alone. If the tab was closed meanwhile, the next page deletes them.
 */
import { localValues } from '../../shared/storage/localValues';

const KEY = 'app:leaving';

/** After this time the tab that wrote the note is gone (ms). */
export const LEAVING_LIMIT_MS = 15_000;

export const leaving = {
  begin(uid: string, now: number): void {
    try {
      localValues.set(KEY, JSON.stringify({ uid, at: now }));
    } catch {
      // Without room for it, another tab may delete the records too early.
    }
  },
  /** Who is leaving, and since when (ms). */
  read(): { uid: string; at: number } | null {
    try {
      const note = JSON.parse(localValues.get(KEY) ?? 'null') as {
        uid?: unknown;
        at?: unknown;
      } | null;
      const { uid, at } = note ?? {};
      return typeof uid === 'string' && typeof at === 'number' ? { uid, at } : null;
    } catch {
      return null;
    }
  },
  end(uid: string): void {
    if (leaving.read()?.uid === uid) localValues.remove(KEY);
  },
};
