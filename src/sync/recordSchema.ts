/** Validates a journal record that is read: another version or a broken value becomes an empty record. */
import * as v from 'valibot';
import { emptyRecord, RECORD_VERSION, type OutboxRecord } from './record';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const CartSchema = v.record(v.string(), v.record(v.string(), quantity));
const line = { productId: v.string(), size: v.string() };

const RecordSchema = v.object({
  v: v.literal(RECORD_VERSION),
  uid: v.string(),
  rev: v.number(),
  writes: v.number(),
  base: CartSchema,
  baseAt: v.nullable(v.number()),
  lines: v.record(
    v.string(),
    v.object({
      ...line,
      target: quantity,
      adds: quantity,
      doubtAt: v.nullable(v.number()),
      settled: v.boolean(),
      failures: v.number(),
      queuedAt: v.number(),
      movedFrom: v.optional(v.array(v.object({ ...line, quantity }))),
    }),
  ),
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
  taken: v.optional(v.array(v.string())),
});

/**
 * The stored record, or an empty one if none is stored or it is unusable. An empty record reads the account
 * before it sends anything.
 */
export function readRecord(value: unknown, uid: string): OutboxRecord {
  if (value === undefined) return emptyRecord(uid);
  const parsed = v.safeParse(RecordSchema, value);
  if (parsed.success && parsed.output.uid === uid) {
    const record = value as OutboxRecord;
    // Records of earlier builds have no `taken`.
    return parsed.output.taken === undefined ? { ...record, taken: [] } : record;
  }
  console.warn('A journal record could not be read and starts afresh.');
  return emptyRecord(uid);
}
