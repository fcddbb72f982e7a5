/**
 * Stores a slice in an envelope with a version and the time of writing. A value that does not fit (another
 * version, a broken value) is migrated or set aside.
 */
import * as v from 'valibot';
import { hasIndexedDb, openDatabase, type ShopDatabase } from './database';
import { localValues } from './localValues';
import { backupOf, setAside } from './specifiedKeys';

export interface SliceStorage {
  /** The stored fields, validated; null if there are none. */
  read: () => object | null | Promise<object | null>;
  /** Throws if the value could not be stored. */
  write: (value: object) => void | Promise<void>;
}

export interface Shape {
  version: number;
  /** The stored state in today's shape, or null if it is invalid. */
  check: (stored: unknown) => object | null;
  /** Migrations from version n to n + 1, by n. */
  migrations?: Record<number, (stored: unknown) => unknown>;
  lifetimeMs?: number;
  /** A state that need not be stored. */
  isBlank?: (value: object) => boolean;
}

const EnvelopeSchema = v.object({ v: v.number(), at: v.number(), state: v.unknown() });
interface Envelope {
  v: number;
  at: number;
  state: unknown;
}

export const wrap = (shape: Shape, state: object): Envelope => ({
  v: shape.version,
  at: Date.now(),
  state,
});

/**
 * Opens an envelope. An `expired` value is deleted, an `unfit` one is set aside. A newer version is unfit.
 */
export function unwrap(
  shape: Shape,
  stored: unknown,
  now: number,
): { state: object } | 'expired' | 'unfit' {
  const envelope = v.safeParse(EnvelopeSchema, stored);
  if (!envelope.success || envelope.output.v > shape.version) return 'unfit';
  const { at } = envelope.output;
  if (shape.lifetimeMs !== undefined && now - at > shape.lifetimeMs) return 'expired';
  try {
    let { state } = envelope.output;
    for (let version = envelope.output.v; version < shape.version; version += 1) {
      const migrate = shape.migrations?.[version];
      if (migrate === undefined) return 'unfit';
      state = migrate(state);
    }
    const checked = shape.check(state);
    return checked === null ? 'unfit' : { state: checked };
  } catch {
    return 'unfit';
  }
}

/** Small slices: one JSON value in localStorage. */
export function localJson(key: string, shape: Shape): SliceStorage & { remove: () => void } {
  const remove = (): void => localValues.remove(key);
  return {
    read() {
      const raw = localValues.get(key);
      if (raw === null) return null;
      let stored: unknown;
      try {
        stored = JSON.parse(raw);
      } catch {
        stored = undefined;
      }
      const opened = unwrap(shape, stored, Date.now());
      if (typeof opened === 'object') return opened.state;
      if (opened === 'expired') remove();
      else setAside(key, raw);
      return null;
    },
    write(value) {
      if (shape.isBlank?.(value)) remove();
      else localValues.set(key, JSON.stringify(wrap(shape, value)));
    },
    remove,
  };
}

/** Deletes an invalid value and keeps a copy of it. */
export async function refuse(
  database: ShopDatabase,
  key: string,
  stored: unknown,
  why: 'expired' | 'unfit',
): Promise<void> {
  if (why === 'unfit') await database.put('slices', stored, backupOf(key));
  await database.delete('slices', key);
}

/** Large slices: one value in IndexedDB; without IndexedDB the slice lasts as long as the page. */
export function bigValues(
  key: string,
  shape: Shape,
): SliceStorage & { remove: () => Promise<void> } {
  const remove = async (): Promise<void> => {
    if (!hasIndexedDb()) return;
    const database = await openDatabase();
    await Promise.all([database.delete('slices', key), database.delete('slices', backupOf(key))]);
  };
  return {
    async read() {
      if (!hasIndexedDb()) return null;
      const database = await openDatabase();
      const stored = await database.get('slices', key);
      if (stored === undefined) return null;
      const opened = unwrap(shape, stored, Date.now());
      if (typeof opened === 'object') return opened.state;
      await refuse(database, key, stored, opened);
      return null;
    },
    async write(value) {
      if (shape.isBlank?.(value)) {
        await remove();
        return;
      }
      if (!hasIndexedDb()) return;
      const database = await openDatabase();
      await database.put('slices', wrap(shape, value), key);
    },
    remove,
  };
}
