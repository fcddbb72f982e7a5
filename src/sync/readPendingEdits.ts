/** Reads edits that an earlier page stored (pendingEdits.ts) and did not journal. */
import * as v from 'valibot';
import type { Edit } from './edits';
import { localValues } from '../shared/storage/localValues';
import { keysOf } from './pendingEdits';
import type { OutboxName } from './record';

const line = v.object({ productId: v.string(), size: v.string() });
const common = { id: v.string(), at: v.number() };
const movedFrom = v.exactOptional(v.object({ ...line.entries, quantity: v.number() }));

const TapSchema = v.array(
  v.variant('kind', [
    v.object({ ...common, kind: v.literal('added'), line, movedFrom }),
    v.object({
      ...common,
      kind: v.literal('set'),
      line,
      quantity: v.number(),
      movedFrom,
      isClearing: v.exactOptional(v.boolean()),
    }),
    v.object({
      ...common,
      kind: v.literal('emptied'),
      ordered: v.exactOptional(v.record(v.string(), v.record(v.string(), v.number()))),
    }),
    v.object({ ...common, kind: v.literal('mergeUndone') }),
  ]),
);

function read(key: string): Edit[] {
  try {
    const parsed = v.safeParse(TapSchema, JSON.parse(localValues.get(key) ?? 'null'));
    if (parsed.success) return parsed.output;
  } catch {
    // Not JSON: skipped like an edit of a newer build's kind, which that build will read.
  }
  return [];
}

/** In the order in which they were made. */
export const readPendingEdits = (outbox: OutboxName, uid: string): Edit[] =>
  keysOf(outbox, uid)
    .flatMap(read)
    .sort((a, b) => a.at - b.at);
