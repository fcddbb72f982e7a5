import * as v from 'valibot';
import { nextTask } from '../lib/delay';

/** Entries per task: about 12 ms on a slow phone. */
const AT_A_TIME = 60;

/** The key and entries of the only long list in a response. */
function longListOf(json: unknown): [string, unknown[]] | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  return Object.entries(json).find(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > AT_A_TIME,
  );
}

/**
 * `safeParse` that validates a long list in several tasks: a thousand products at once would block a slow
 * phone for a tenth of a second. The schema must not check the list as a whole (such as its length),
 * because it sees it in parts.
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
    // Skip a list that is not in the schema.
    if (!Array.isArray(taken)) return part;
    output.push(...(taken as unknown[]));
    if (at + AT_A_TIME >= entries.length) {
      return { ...part, output: { ...(part.output as object), [key]: output } };
    }
  }
}
