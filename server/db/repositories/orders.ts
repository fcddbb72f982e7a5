import { sql, type Kysely, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type {
  OrderItem,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '../../../src/shared/api/contract';
import type { OrderRecord, OrdersRepository, StatusChange } from '../../services/ports';
import { nextTask } from '../../services/nextTask';
import { fromJson, inChunks } from '../json';
import { builtOnce } from '../builtOnce';
import type { Database, OrdersTable } from '../schema';
import type { NoteEvent } from './messages';

/** Orders that are read at once. */
const PIECE = 500;

export const toOrder = (row: Selectable<OrdersTable>): OrderRecord => ({
  id: row.id,
  userId: row.user_id,
  orderKey: row.order_key,
  fingerprint: row.fingerprint,
  items: fromJson(row.items) as OrderItem[],
  address: fromJson(row.address) as Record<string, string>,
  amount: row.amount,
  paymentMethod: row.payment_method as PaymentMethod,
  paymentStatus: row.payment_status as PaymentStatus,
  status: row.status as OrderStatus,
  createdAt: row.created_at,
  switchedAt: row.switched_at,
  shipment: row.courier === null ? null : { courier: row.courier, number: row.tracking_number },
  coupon: row.coupon,
  language: row.language,
});

const findByKey = builtOnce((db, { userId, orderKey }: { userId: string; orderKey: string }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_key', '=', orderKey),
);

const countSince = builtOnce((db, { userId, since }: { userId: string; since: number }) =>
  db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since),
);

const insertOrder = builtOnce((db, row: Selectable<OrdersTable>) =>
  db
    .insertInto('orders')
    .values({
      id: row.id,
      user_id: row.user_id,
      order_key: row.order_key,
      fingerprint: row.fingerprint,
      items: row.items,
      address: row.address,
      amount: row.amount,
      payment_method: row.payment_method,
      payment_status: row.payment_status,
      status: row.status,
      created_at: row.created_at,
      switched_at: row.switched_at,
      courier: row.courier,
      tracking_number: row.tracking_number,
      coupon: row.coupon,
      language: row.language,
    })
    .onConflict((oc) => oc.columns(['user_id', 'order_key']).doNothing())
    .returning('id'),
);

const insertChange = builtOnce((db, row: Selectable<Database['order_changes']>) =>
  db
    .insertInto('order_changes')
    .values({ id: row.id, order_id: row.order_id, status: row.status, at: row.at }),
);

export function ordersRepository(db: Kysely<Database>, noteEvent: NoteEvent): OrdersRepository {
  return {
    async find(id) {
      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toOrder(row);
    },

    async findByKey(userId, orderKey) {
      const [row] = (await findByKey(db, { userId, orderKey })).rows;
      return row && toOrder(row);
    },

    async endingWith(end) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', 'like', `%${end}`)
        .orderBy('id')
        .execute();
      return rows.map(toOrder);
    },

    async unitsOrdered(since) {
      const units = new Map<string, number>();
      // In pieces: a shop may have many orders.
      for (let after = ''; ;) {
        const rows = await db
          .selectFrom('orders')
          .select(['id', 'items'])
          .where('created_at', '>=', since)
          .where('status', '!=', 'Cancelled' satisfies OrderStatus)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PIECE)
          .execute();
        for (const { _id, quantity } of rows.flatMap(
          ({ items }) => fromJson(items) as OrderItem[],
        )) {
          units.set(_id, (units.get(_id) ?? 0) + quantity);
        }
        const last = rows.at(-1);
        if (!last || rows.length < PIECE) return units;
        after = last.id;
        await nextTask();
      }
    },

    async countSince(userId, since) {
      const [row] = (await countSince(db, { userId, since })).rows;
      return row?.count ?? 0;
    },

    async listOf(userId) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toOrder);
    },

    async list({ status, limit }) {
      let query = db.selectFrom('orders').selectAll();
      if (status) query = query.where('status', '=', status);
      const rows = await query
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toOrder);
    },

    async insert(order) {
      const { rows } = await insertOrder(db, {
        id: order.id,
        user_id: order.userId,
        order_key: order.orderKey,
        fingerprint: order.fingerprint,
        items: JSON.stringify(order.items),
        address: JSON.stringify(order.address),
        amount: order.amount,
        payment_method: order.paymentMethod,
        payment_status: order.paymentStatus,
        status: order.status,
        created_at: order.createdAt,
        switched_at: order.switchedAt,
        courier: order.shipment?.courier ?? null,
        tracking_number: order.shipment?.number ?? null,
        coupon: order.coupon,
        language: order.language,
      });
      return rows.length === 1;
    },

    async moveStatus(id, from, to) {
      const rows = await db
        .updateTable('orders')
        .set({ status: to })
        .where('id', '=', id)
        .where('status', 'in', [...from])
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async movePayment(id, from, to, method) {
      const rows = await db
        .updateTable('orders')
        .set({ payment_status: to, ...(method && { payment_method: method }) })
        .where('id', '=', id)
        .where('payment_status', 'in', [...from])
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async reprice(id, items, amount) {
      const rows = await db
        .updateTable('orders')
        .set({ items: JSON.stringify(items), amount })
        .where('id', '=', id)
        .where('payment_status', 'in', ['pending', 'failed'])
        .returning('id')
        .execute();
      return rows.length === 1;
    },

    async lock(id) {
      // A write that changes nothing locks the row in every engine; SQLite has no FOR UPDATE.
      await db
        .updateTable('orders')
        .set({ status: sql`status` })
        .where('id', '=', id)
        .execute();
    },

    async setAddress(id, address) {
      await db
        .updateTable('orders')
        .set({ address: JSON.stringify(address) })
        .where('id', '=', id)
        .execute();
    },

    async setShipment(id, { courier, number }) {
      await db
        .updateTable('orders')
        .set({ courier, tracking_number: number })
        .where('id', '=', id)
        .execute();
    },

    async noteSwitch(id, at) {
      await db.updateTable('orders').set({ switched_at: at }).where('id', '=', id).execute();
    },

    async listUnpaid(before) {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('payment_status', 'in', ['pending', 'failed'])
        .where('created_at', '<', before)
        .where('payment_method', '=', 'upi')
        .where('status', '=', 'Order Placed')
        .orderBy('created_at')
        .limit(100)
        .execute();
      return rows.map(toOrder);
    },

    async addChange(orderId, { status, at }) {
      await insertChange(db, { id: uuidv7(), order_id: orderId, status, at });
      await noteEvent('order', status, orderId, at);
    },

    async changesOf(orderIds) {
      const rows = await inChunks(orderIds, (chunk) =>
        db
          .selectFrom('order_changes')
          .select(['order_id', 'status', 'at'])
          .where('order_id', 'in', chunk)
          .orderBy('at')
          .orderBy('id')
          .execute(),
      );
      const changes = new Map<string, StatusChange[]>();
      for (const { order_id, status, at } of rows) {
        const list = changes.get(order_id) ?? [];
        list.push({ status, at });
        changes.set(order_id, list);
      }
      return changes;
    },
  };
}
