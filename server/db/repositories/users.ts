import { sql, type Kysely, type Selectable } from 'kysely';
import type { Role } from '../../../src/shared/api/roles';
import { NO_PASSWORD } from '../../auth/passwords';
import type {
  AttemptsRepository,
  KnownPlacesRepository,
  PasswordResetsRepository,
  UserRecord,
  UsersRepository,
} from '../../services/ports';
import { builtOnce } from '../builtOnce';
import type { Database, UsersTable } from '../schema';

const toRecord = (row: Selectable<UsersTable>): UserRecord => ({
  id: row.id,
  email: row.email,
  name: row.name,
  passwordHash: row.password_hash,
  sessionEpoch: row.session_epoch,
  emailConfirmedAt: row.email_confirmed_at,
  role: row.role as Role,
  totpSecret: row.totp_secret,
  language: row.language,
});

const findInSession = builtOnce((db, { id, sessionId }: { id: string; sessionId: string }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('ended_sessions').select('id').where('id', '=', sessionId))),
    ),
);

export function usersRepository(db: Kysely<Database>): UsersRepository {
  return {
    async find(id) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    async findInSession(id, sessionId) {
      const [row] = (await findInSession(db, { id, sessionId })).rows;
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
          email_confirmed_at: user.emailConfirmedAt,
          language: user.language,
        })
        .onConflict((oc) => oc.column('email').doNothing())
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async listStaff() {
      const rows = await db
        .selectFrom('users')
        .selectAll()
        .where('role', '!=', 'shopper')
        .orderBy('email')
        .execute();
      return rows.map(toRecord);
    },

    async setRole(id, role) {
      await db.updateTable('users').set({ role }).where('id', '=', id).execute();
    },

    async setTotpSecret(id, secret) {
      await db
        .updateTable('users')
        .set({ totp_secret: secret, totp_step: 0 })
        .where('id', '=', id)
        .execute();
    },

    async useTotpStep(id, step) {
      const rows = await db
        .updateTable('users')
        .set({ totp_step: step })
        .where('id', '=', id)
        .where('totp_step', '<', step)
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async setName(id, name) {
      await db.updateTable('users').set({ name }).where('id', '=', id).execute();
    },

    async setLanguage(id, language) {
      await db.updateTable('users').set({ language }).where('id', '=', id).execute();
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

    async confirmEmail(id, at) {
      await db
        .updateTable('users')
        .set({ email_confirmed_at: at })
        .where('id', '=', id)
        .where('email_confirmed_at', 'is', null)
        .execute();
    },

    async forget(id, name) {
      await db
        .updateTable('users')
        .set({
          name,
          email: `${id}@deleted.invalid`,
          password_hash: NO_PASSWORD,
          email_confirmed_at: null,
          role: 'shopper',
          totp_secret: null,
          session_epoch: sql`session_epoch + 1`,
        })
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

export function passwordResetsRepository(db: Kysely<Database>): PasswordResetsRepository {
  const find = async (column: 'id' | 'secret_hash', value: string, since: number) => {
    const row = await db
      .selectFrom('password_resets')
      .selectAll()
      .where(column, '=', value)
      .where('created_at', '>', since)
      .executeTakeFirst();
    if (!row) return undefined;
    return { id: row.id, email: row.email, createdAt: row.created_at, language: row.language };
  };
  return {
    async insert({ id, email, secretHash, createdAt, language }) {
      await db
        .insertInto('password_resets')
        .values({ id, email, secret_hash: secretHash, created_at: createdAt, language })
        .execute();
    },
    find: (id, since) => find('id', id, since),
    findBySecret: (secretHash, since) => find('secret_hash', secretHash, since),
    async forget(email) {
      const rows = await db
        .deleteFrom('password_resets')
        .where('email', '=', email)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export function attemptsRepository(db: Kysely<Database>): AttemptsRepository {
  return {
    async count(key, now, { free, firstPauseMs, longestPauseMs, forgottenAfterMs }) {
      const [at, endsAt, longest] = [now, now + forgottenAfterMs, now + longestPauseMs].map(
        (time) => sql<number>`cast(${time} as bigint)`,
      );
      // What ends later than a new window or pause was written while the clock was wrong.
      const isOver = sql`(attempts.window_ends_at <= ${at} or attempts.window_ends_at > ${endsAt})`;
      const isPaused = sql`(attempts.paused_until > ${at} and attempts.paused_until <= ${longest})`;
      const beyond = sql`(attempts.count - ${sql.lit(free - 1)})`;
      const steps = Math.ceil(Math.log2(longestPauseMs / firstPauseMs));
      const pausedUntil = sql<number>`case
        when ${beyond} <= 0 then 0
        when ${beyond} > ${sql.lit(steps)} then ${longest}
        else ${at} + ${sql.lit(firstPauseMs)} * (1 << (${beyond} - 1)) end`;
      const counted = await db
        .insertInto('attempts')
        .values({ id: key, count: 1, window_ends_at: now + forgottenAfterMs, paused_until: 0 })
        .onConflict((oc) =>
          oc
            .column('id')
            .doUpdateSet({
              count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
              window_ends_at: now + forgottenAfterMs,
              paused_until: sql`case when ${isOver} then 0 else ${pausedUntil} end`,
            })
            .where(sql<boolean>`not ${isPaused}`),
        )
        .returning('id')
        .executeTakeFirst();
      if (counted) return 0;
      const row = await db
        .selectFrom('attempts')
        .select('paused_until')
        .where('id', '=', key)
        .executeTakeFirst();
      return Math.max(1, (row?.paused_until ?? now) - now);
    },

    async giveBack(key) {
      await db
        .updateTable('attempts')
        .set({ count: sql`count - 1`, paused_until: 0 })
        .where('id', '=', key)
        .where('count', '>', 0)
        .execute();
    },

    async forget(key) {
      await db.deleteFrom('attempts').where('id', '=', key).execute();
    },
  };
}

export function knownPlacesRepository(db: Kysely<Database>): KnownPlacesRepository {
  return {
    async note(id, now) {
      await db
        .insertInto('known_places')
        .values({ id, seen_at: now, wrong: 0 })
        .onConflict((oc) => oc.column('id').doUpdateSet({ seen_at: now, wrong: 0 }))
        .execute();
    },

    async has(id) {
      const row = await db
        .selectFrom('known_places')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },

    async countWrong(id, most) {
      await db
        .updateTable('known_places')
        .set({ wrong: sql`wrong + 1` })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('known_places').where('id', '=', id).where('wrong', '>=', most).execute();
    },
  };
}
