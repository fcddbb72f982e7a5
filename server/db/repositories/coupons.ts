import { sql, type Kysely } from 'kysely';
import type { CouponRecord, CouponsRepository } from '../../services/ports';
import { fromJson } from '../json';
import type { CouponsTable, Database } from '../schema';

const toRecord = (row: CouponsTable): CouponRecord => ({
  code: row.code,
  percent: row.percent,
  amount: row.amount,
  minimum: row.minimum,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  maxUses: row.max_uses,
  maxPerPerson: row.max_per_person,
  categories: fromJson(row.categories) as string[],
  used: row.used,
  createdAt: row.created_at,
});

export function couponsRepository(db: Kysely<Database>): CouponsRepository {
  const usesBy: CouponsRepository['usesBy'] = async (code, userId) => {
    const { count } = await db
      .selectFrom('coupon_uses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('code', '=', code)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return count;
  };

  return {
    usesBy,

    async find(code) {
      const row = await db
        .selectFrom('coupons')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    async list(limit) {
      const rows = await db
        .selectFrom('coupons')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('code')
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async save(coupon) {
      const terms = {
        percent: coupon.percent,
        amount: coupon.amount,
        minimum: coupon.minimum,
        starts_at: coupon.startsAt,
        ends_at: coupon.endsAt,
        max_uses: coupon.maxUses,
        max_per_person: coupon.maxPerPerson,
        categories: JSON.stringify(coupon.categories),
      };
      await db
        .insertInto('coupons')
        .values({ ...terms, code: coupon.code, used: 0, created_at: coupon.createdAt })
        .onConflict((oc) => oc.column('code').doUpdateSet(terms))
        .execute();
    },

    async use({ id, userId }, { code, maxPerPerson }) {
      // This write locks the row: simultaneous orders with the code count one after the other.
      const taken = await db
        .updateTable('coupons')
        .set({ used: sql`used + 1` })
        .where('code', '=', code)
        .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
        .returning('code')
        .executeTakeFirst();
      if (!taken) return false;
      if (maxPerPerson !== null && (await usesBy(code, userId)) >= maxPerPerson) return false;
      await db.insertInto('coupon_uses').values({ order_id: id, code, user_id: userId }).execute();
      return true;
    },

    async giveBack(orderId) {
      const use = await db
        .deleteFrom('coupon_uses')
        .where('order_id', '=', orderId)
        .returning('code')
        .executeTakeFirst();
      if (!use) return;
      await db
        .updateTable('coupons')
        .set({ used: sql`used - 1` })
        .where('code', '=', use.code)
        .execute();
    },
  };
}
