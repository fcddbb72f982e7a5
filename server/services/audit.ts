import { uuidv7 } from 'uuidv7';
import type { Context } from './context';
import type { AuditRecord, Store } from './ports';

/** The actor of the operator's commands. */
export const COMMAND_LINE = 'command line';

export type Change = Pick<AuditRecord, 'action' | 'subjectId'> & {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/**
 * Notes a change in the audit log, in the transaction of the change, if staff or operator make it (`Context.actor`).
 * Fields that are the same before and after are left out.
 */
export async function noteChange(
  { actor, clock }: Pick<Context, 'actor' | 'clock'>,
  inside: Store,
  { action, subjectId, before = {}, after = {} }: Change,
): Promise<void> {
  if (actor === undefined) return;
  const isSame = (field: string): boolean =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]);
  const changed = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isSame(field)));
  await inside.audit.add({
    id: uuidv7(),
    at: clock(),
    actor,
    action,
    subjectId,
    before: changed(before),
    after: changed(after),
  });
}
