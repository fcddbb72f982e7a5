import type { Kysely } from 'kysely';
import type { PushSubscriptionsRepository } from '../../services/ports';
import type { Database } from '../schema';

export function pushSubscriptionsRepository(db: Kysely<Database>): PushSubscriptionsRepository {
  return {
    async put({ id, userId, endpoint, keys, createdAt }) {
      const owner = { user_id: userId, p256dh: keys.p256dh, auth: keys.auth };
      await db
        .insertInto('push_subscriptions')
        .values({ ...owner, id, endpoint, created_at: createdAt })
        .onConflict((oc) => oc.column('endpoint').doUpdateSet(owner))
        .execute();
    },

    async listOf(userId) {
      const rows = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return rows.map(({ id, user_id, endpoint, p256dh, auth, created_at }) => ({
        id,
        userId: user_id,
        endpoint,
        keys: { p256dh, auth },
        createdAt: created_at,
      }));
    },

    async remove(endpoint) {
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    },

    async forget(userId) {
      await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
    },
  };
}
