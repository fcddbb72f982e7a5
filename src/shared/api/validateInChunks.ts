import * as v from 'valibot';
import { nextTask } from '../lib/delay';

/** Entries that are checked before whoever else waits has a turn: some 12 ms on a slow phone. */
const AT_A_TIME = 60;

/** The key and the entries of the one list in an answer that is long. */
function longListOf(json: unknown): [string, unknown[]] | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  return Object.entries(json).find(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > AT_A_TIME,
  );
}

/**
 * `safeParse`, in tasks of their own for an answer that is one long list: a thousand products at
 * once would keep a slow phone busy for a tenth of a second. The schema must say nothing of such a
 * list as a whole (a least length, say), because it sees it in parts.
 */
export async function validateInChunks<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): Promise<v.SafeParseResult<Schema>> {
  const long = longListOf(json);
  if (!long) return v.safeParse(schema, json);
  const [key, entries] = long;
  const output: unknown[] = [];
  for (let at = 0; ; at += AT_A_TIME) {
    await nextTask();
    const part = v.safeParse(schema, {
      ...(json as object),
      [key]: entries.slice(at, at + AT_A_TIME),
    });
    if (!part.success) return part;
    const taken = (part.output as Record<string, unknown>)[key];
    // A list that the schema does not know is not looked into.
    if (!Array.isArray(taken)) return part;
    output.push(...(taken as unknown[]));
    if (at + AT_A_TIME >= entries.length) {
      return { ...part, output: { ...(part.output as object), [key]: output } };
    }
  }
}
