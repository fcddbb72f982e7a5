import type { Kysely, Selectable } from 'kysely';
import type { AuditRecord, AuditRepository } from '../../services/ports';
import { fromJson } from '../json';
import type { AuditTable, Database } from '../schema';

type Fields = Record<string, unknown>;

const toRecord = (row: Selectable<AuditTable>): AuditRecord => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  action: row.action,
  subjectId: row.subject_id,
  before: fromJson(row.before) as Fields,
  after: fromJson(row.after) as Fields,
});

export function auditRepository(db: Kysely<Database>): AuditRepository {
  return {
    async add({ subjectId, before, after, ...record }) {
      await db
        .insertInto('audit')
        .values({
          ...record,
          subject_id: subjectId,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        })
        .execute();
    },

    async list({ actor, action, subjectId }, { limit, offset }) {
      let query = db.selectFrom('audit');
      if (actor !== undefined) query = query.where('actor', '=', actor);
      if (action !== undefined) query = query.where('action', '=', action);
      if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
      const { total } = await query
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { records: rows.map(toRecord), total };
    },
  };
}
