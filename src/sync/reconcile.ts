/** Decides between two copies of a journal entry, when IndexedDB works again after a fallback. */
import { newerOf } from '../shared/storage/journal';
import { isOlder, type OutboxRecord } from './record';
import { recover } from './transitions';

/** When a line was last edited in this copy. */
const editedAt = ({ lines, editedAt: times }: OutboxRecord, key: string): number =>
  times[key] ?? lines[key]?.queuedAt ?? -Infinity;

/**
 * The newer of two copies of a person's record, with each line as it was edited last. Before a line that comes
 * from the older copy is sent, the account is read again.
 */
export function reconcileRecords(a: OutboxRecord, b: OutboxRecord): OutboxRecord {
  const [older, newer] = isOlder(a, b) ? [recover(a), b] : [recover(b), a];
  const keys = Object.keys({ ...older.lines, ...newer.lines });
  const fromOlder = keys.filter((key) => editedAt(older, key) > editedAt(newer, key));
  if (fromOlder.length === 0) return newer;
  const lines: OutboxRecord['lines'] = { ...newer.lines };
  for (const key of fromOlder) {
    const line = older.lines[key];
    if (line === undefined) Reflect.deleteProperty(lines, key);
    else lines[key] = line;
  }
  return {
    ...newer,
    rev: Math.max(a.rev, b.rev) + 1,
    baseAt: null,
    lines,
    taken: [...new Set([...older.taken, ...newer.taken])],
    editedAt: {
      ...newer.editedAt,
      ...Object.fromEntries(fromOlder.map((key) => [key, editedAt(older, key)])),
    },
  };
}

const isRecord = (value: unknown): value is OutboxRecord =>
  typeof value === 'object' && value !== null && 'lines' in value && 'editedAt' in value;

/** For any journal entry, also those of order attempts. */
export function reconcile(held: unknown, standIn: unknown): unknown {
  if (isRecord(held) && isRecord(standIn) && held.uid === standIn.uid) {
    return reconcileRecords(standIn, held);
  }
  return newerOf(held, standIn);
}
