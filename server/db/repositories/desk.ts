import type { ExpressionBuilder, Kysely } from 'kysely';
import { CALLED_OFF } from '../../../src/features/orders/orderFilter';
import type { Role } from '../../../src/shared/api/roles';
import type { DeskRepository, OrderSearch, ReturnSearch } from '../../services/ports';
import { inChunks } from '../json';
import { isLike } from '../like';
import type { Database } from '../schema';
import { toOrder } from './orders';
import { toReturn } from './returns';

const orderMatches =
  ({ statuses, paymentStatuses, userId, search }: OrderSearch) =>
  (eb: ExpressionBuilder<Database, 'orders'>) => {
    const text = search?.trim().replace(/^#/, '') ?? '';
    return eb.and([
      ...(statuses ? [eb('status', 'in', [...statuses])] : []),
      ...(paymentStatuses ? [eb('payment_status', 'in', [...paymentStatuses])] : []),
      ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
      ...(text === '' ? [] : [eb.or([isLike('id', text), isLike('address', text)])]),
    ]);
  };

const returnMatches =
  ({ statuses, orderId }: ReturnSearch) =>
  (eb: ExpressionBuilder<Database, 'returns'>) =>
    eb.and([
      ...(statuses ? [eb('status', 'in', [...statuses])] : []),
      ...(orderId === undefined ? [] : [eb('order_id', '=', orderId)]),
    ]);

export function deskRepository(db: Kysely<Database>): DeskRepository {
  const repository: DeskRepository = {
    async orders(search, { limit, offset }) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where(orderMatches(search))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { records: rows.map(toOrder), total: await repository.countOrders(search) };
    },

    async returns(search, { limit, offset }) {
      const rows = await db
        .selectFrom('returns')
        .selectAll()
        .where(returnMatches(search))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { records: rows.map(toReturn), total: await repository.countReturns(search) };
    },

    async countOrders(search) {
      const { total } = await db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(orderMatches(search))
        .executeTakeFirstOrThrow();
      return total;
    },

    async countReturns(search) {
      const { total } = await db
        .selectFrom('returns')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(returnMatches(search))
        .executeTakeFirstOrThrow();
      return total;
    },

    async salesSince(since) {
      const rows = await db
        .selectFrom('orders')
        .select(['created_at', 'amount'])
        .where('created_at', '>=', since)
        .where('status', 'not in', [...CALLED_OFF])
        .execute();
      return rows.map(({ created_at, amount }) => ({ createdAt: created_at, amount }));
    },

    async lowStock(most, { limit, offset }) {
      const low = db
        .selectFrom('stock')
        .innerJoin('products', 'products.id', 'stock.product_id')
        .where('stock.quantity', '<=', most)
        .where('products.published', '=', 1);
      const { total } = await low
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const records = await low
        .select([
          'stock.product_id as productId',
          'stock.variant as variant',
          'stock.quantity as quantity',
          'products.name as name',
        ])
        .orderBy('stock.quantity')
        .orderBy('products.name')
        .orderBy('stock.variant')
        .limit(limit)
        .offset(offset)
        .execute();
      return { records, total };
    },

    async notesOf(orderId) {
      const rows = await db
        .selectFrom('order_notes')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ order_id, created_at, ...note }) => ({
        ...note,
        orderId: order_id,
        createdAt: created_at,
      }));
    },

    async addNote({ orderId, createdAt, ...note }) {
      const rows = await db
        .insertInto('order_notes')
        .values({ ...note, order_id: orderId, created_at: createdAt })
        .onConflict((oc) => oc.column('id').doNothing())
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async forgetNotes(orderIds) {
      await inChunks(orderIds, async (chunk) => {
        await db.deleteFrom('order_notes').where('order_id', 'in', chunk).execute();
        return [];
      });
    },

    async customers({ search = '', id }, { limit, offset }) {
      const text = search.trim();
      const named = db
        .selectFrom('users')
        // Deleted accounts.
        .where('email', 'not like', '%@deleted.invalid')
        .where((eb) => eb.or([isLike('users.name', text), isLike('users.email', text)]));
      const found = id === undefined ? named : named.where('users.id', '=', id);
      const { total } = await found
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found
        .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.created_at'])
        .select((eb) => [
          eb
            .selectFrom('orders')
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .whereRef('orders.user_id', '=', 'users.id')
            .where('orders.status', 'not in', [...CALLED_OFF])
            .as('orders'),
          eb
            .selectFrom('orders')
            .select((inner) => inner.fn.sum('orders.amount').as('sum'))
            .whereRef('orders.user_id', '=', 'users.id')
            .where('orders.status', 'not in', [...CALLED_OFF])
            .as('spent'),
        ])
        .orderBy('users.created_at', 'desc')
        .orderBy('users.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const records = rows.map(({ created_at, role, orders, spent, ...user }) => ({
        ...user,
        role: role as Role,
        createdAt: created_at,
        orders: orders ?? 0,
        // PostgreSQL returns sums as text.
        spent: Number(spent ?? 0),
      }));
      return { records, total };
    },

    async noteMissedSearch(words, at) {
      await db
        .insertInto('missed_searches')
        .values({ id: words, count: 1, searched_at: at })
        .onConflict((oc) =>
          oc.column('id').doUpdateSet((eb) => ({
            count: eb('missed_searches.count', '+', 1),
            searched_at: at,
          })),
        )
        .execute();
    },

    async missedSearches(limit) {
      return db
        .selectFrom('missed_searches')
        .select(['id as words', 'count'])
        .orderBy('count', 'desc')
        .orderBy('searched_at', 'desc')
        .limit(limit)
        .execute();
    },

    async answerOf(key) {
      const row = await db
        .selectFrom('desk_answers')
        .select('answer')
        .where('id', '=', key)
        .executeTakeFirst();
      return row?.answer;
    },

    async keepAnswer(key, answer, at) {
      await db
        .insertInto('desk_answers')
        .values({ id: key, answer, answered_at: at })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
    },
  };
  return repository;
}
