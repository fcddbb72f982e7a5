import { sql, type Kysely, type Selectable } from 'kysely';
import type { NewsletterRepository, SubscriberRecord } from '../../services/ports';
import type { Database, SubscribersTable } from '../schema';

const toRecord = (row: Selectable<SubscribersTable>): SubscriberRecord => ({
  id: row.id,
  email: row.email,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
  coupon: row.coupon,
  language: row.language,
});

export function newsletterRepository(db: Kysely<Database>): NewsletterRepository {
  const findBy = async (column: 'id' | 'email', value: string) => {
    const row = await db
      .selectFrom('subscribers')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && toRecord(row);
  };

  return {
    find: (id) => findBy('id', id),
    findByEmail: (email) => findBy('email', email),

    async get(email, id, at, language) {
      const row = await db
        .insertInto('subscribers')
        .values({
          id,
          email,
          created_at: at,
          confirmed_at: null,
          ended_at: null,
          coupon: null,
          language,
        })
        // Anyone may enter the address of a subscriber.
        .onConflict((oc) =>
          oc.column('email').doUpdateSet({
            language: sql`case when subscribers.confirmed_at is null or subscribers.ended_at is not null
              then ${language} else subscribers.language end`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return toRecord(row);
    },

    async confirm(id, at, coupon) {
      const row = await db
        .updateTable('subscribers')
        .set({ confirmed_at: at, ended_at: null, coupon: sql`coalesce(coupon, ${coupon})` })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('ended_at', 'is not', null)]))
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async end(id, at) {
      await db
        .updateTable('subscribers')
        .set({ ended_at: at })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },

    async subscribed(after, limit) {
      const rows = await db
        .selectFrom('subscribers')
        .selectAll()
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async forget(email) {
      const rows = await db
        .deleteFrom('subscribers')
        .where('email', '=', email)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async forgetUnconfirmed(before) {
      await db
        .deleteFrom('subscribers')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', before)
        .execute();
    },

    async addIssue({ id, subject, text, createdAt }) {
      await db
        .insertInto('newsletters')
        .values({ id, subject, text, created_at: createdAt })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
    },

    async findIssue(id) {
      const row = await db
        .selectFrom('newsletters')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { id: row.id, subject: row.subject, text: row.text, createdAt: row.created_at };
    },
  };
}
