/** Validates a journal record that is read, and saves what is usable of a damaged one. */
import * as v from 'valibot';
import { emptyRecord, RECORD_VERSION, type OutboxRecord } from './record';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const CartSchema = v.record(v.string(), v.record(v.string(), quantity));
const line = { productId: v.string(), size: v.string() };

const PendingLineSchema = v.object({
  ...line,
  target: quantity,
  adds: quantity,
  doubtAt: v.nullable(v.number()),
  settled: v.boolean(),
  failures: v.number(),
  queuedAt: v.number(),
  movedFrom: v.optional(v.array(v.object({ ...line, quantity }))),
});

const fields = {
  bornAt: v.optional(v.number(), 0),
  rev: v.number(),
  writes: v.number(),
  base: CartSchema,
  baseAt: v.nullable(v.number()),
  lines: v.record(v.string(), PendingLineSchema),
  sending: v.nullable(
    v.object({ ...line, call: v.picklist(['add', 'update']), quantity, at: v.number() }),
  ),
  merge: v.nullable(
    v.object({
      gid: v.string(),
      joined: CartSchema,
      saved: v.nullable(v.number()),
      announced: v.boolean(),
    }),
  ),
  orderSentAt: v.optional(v.nullable(v.number()), null),
  taken: v.optional(v.array(v.string()), []),
  editedAt: v.optional(v.record(v.string(), v.number()), {}),
};

const RecordSchema = v.object({ v: v.literal(RECORD_VERSION), uid: v.string(), ...fields });
const VersionSchema = v.object({ v: v.number() });

/** Written by a newer build, in another tab or before a rollback: this build neither runs nor changes it. */
export function isOfNewerBuild(value: unknown): boolean {
  const parsed = v.safeParse(VersionSchema, value);
  return parsed.success && parsed.output.v > RECORD_VERSION;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parts of a damaged record that are usable. It reads the account before it sends anything. */
function salvaged(value: Record<string, unknown>, uid: string, now: number): OutboxRecord {
  const usable = Object.entries(fields).flatMap(([name, schema]) => {
    const parsed = v.safeParse(schema, value[name]);
    return parsed.success ? [[name, value[name] ?? parsed.output] as const] : [];
  });
  const lines = isObject(value['lines'])
    ? Object.entries(value['lines']).filter(([, each]) => v.is(PendingLineSchema, each))
    : [];
  return {
    ...emptyRecord(uid, now),
    ...(Object.fromEntries(usable) as Partial<OutboxRecord>),
    lines: Object.fromEntries(lines) as OutboxRecord['lines'],
    baseAt: null,
  };
}

/**
 * The stored record, or a new one created at `now`, if none is stored or it is another person's.
 *
 * @returns `isDamaged` if something of it could not be read: the caller keeps a copy
 */
export function examineRecord(
  value: unknown,
  uid: string,
  now: number,
): { record: OutboxRecord; isDamaged: boolean } {
  if (value === undefined) return { record: emptyRecord(uid, now), isDamaged: false };
  const parsed = v.safeParse(RecordSchema, value);
  if (parsed.success && parsed.output.uid === uid) {
    // Records of earlier builds lack the fields that have a default.
    const isWhole = Object.keys(fields).every((name) => name in (value as object));
    const record = isWhole ? value : { ...parsed.output, ...(value as object) };
    return { record: record as OutboxRecord, isDamaged: false };
  }
  console.warn('A part of a journal record could not be read.');
  const isTheirs = isObject(value) && value['uid'] === uid && value['v'] === RECORD_VERSION;
  return { record: isTheirs ? salvaged(value, uid, now) : emptyRecord(uid, now), isDamaged: true };
}

export const readRecord = (value: unknown, uid: string, now: number): OutboxRecord =>
  examineRecord(value, uid, now).record;
