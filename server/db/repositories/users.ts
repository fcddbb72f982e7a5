import { sql, type Kysely } from 'kysely';
import type { AttemptsRepository, UserRecord, UsersRepository } from '../../services/ports';
import type { Database, UsersTable } from '../schema';

const toRecord = (row: UsersTable): UserRecord => ({
  id: row.id,
  email: row.email,
  name: row.name,
  passwordHash: row.password_hash,
  sessionEpoch: row.session_epoch,
});

export function usersRepository(db: Kysely<Database>): UsersRepository {
  return {
    async find(id) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    async findInSession(id, sessionId) {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('ended_sessions').select('id').where('id', '=', sessionId)),
          ),
        )
        .executeTakeFirst();
      return row && toRecord(row);
    },

    async findByEmail(email) {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    async insert(user) {
      const rows = await db
        .insertInto('users')
        .values({
          id: user.id,
          email: user.email,
          name: user.name,
          password_hash: user.passwordHash,
          session_epoch: user.sessionEpoch,
          created_at: user.createdAt,
        })
        .onConflict((oc) => oc.column('email').doNothing())
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async setName(id, name) {
      await db.updateTable('users').set({ name }).where('id', '=', id).execute();
    },

    async setPassword(id, passwordHash, epoch) {
      const rows = await db
        .updateTable('users')
        .set({ password_hash: passwordHash, session_epoch: epoch + 1 })
        .where('id', '=', id)
        .where('session_epoch', '=', epoch)
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async countEpochUp(id) {
      await db
        .updateTable('users')
        .set({ session_epoch: sql`session_epoch + 1` })
        .where('id', '=', id)
        .execute();
    },

    async endSession(sessionId, now) {
      await db
        .insertInto('ended_sessions')
        .values({ id: sessionId, ended_at: now })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
    },
  };
}

export function attemptsRepository(db: Kysely<Database>): AttemptsRepository {
  return {
    async count(key, now, windowMs) {
      // A window that ends later than a new one would began while the clock was wrong.
      const isOver = sql`(attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${now + windowMs})`;
      const row = await db
        .insertInto('attempts')
        .values({ id: key, count: 1, window_ends_at: now + windowMs })
        .onConflict((oc) =>
          oc.column('id').doUpdateSet({
            count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
            window_ends_at: sql`case when ${isOver} then ${now + windowMs} else attempts.window_ends_at end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async giveBack(key) {
      await db
        .updateTable('attempts')
        .set({ count: sql`count - 1` })
        .where('id', '=', key)
        .where('count', '>', 0)
        .execute();
    },

    async forget(key) {
      await db.deleteFrom('attempts').where('id', '=', key).execute();
    },
  };
}
