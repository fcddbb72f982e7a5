import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { NO_POSITION, type Database } from './schema';
import { withRetry } from './withRetry';

/**
 * In code, not in files, so that they also run in a browser and in a bundle. Never edit a released one: add the next.
 */
export const migrations: Record<string, Migration> = {
  '0001-shop': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('users')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('session_epoch', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('products')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('short_description', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('image', 'text', (c) => c.notNull())
        .addColumn('pictures', 'text', (c) => c.notNull())
        .addColumn('regular_price', 'bigint')
        .addColumn('sale_price', 'bigint')
        .addColumn('categories', 'text', (c) => c.notNull())
        .addColumn('category', 'text', (c) => c.notNull())
        .addColumn('sub_category', 'text', (c) => c.notNull())
        .addColumn('tags', 'text', (c) => c.notNull())
        .addColumn('colors', 'text', (c) => c.notNull())
        .addColumn('sizes', 'text', (c) => c.notNull())
        .addColumn('seller', 'text', (c) => c.notNull())
        .addColumn('weight', 'double precision')
        .addColumn('is_featured', 'integer', (c) => c.notNull())
        .addColumn('visibility', 'text', (c) => c.notNull())
        .addColumn('allow_reviews', 'integer', (c) => c.notNull())
        .addColumn('in_stock', 'integer', (c) => c.notNull())
        .addColumn('published', 'integer', (c) => c.notNull())
        .addColumn('rating_sum', 'integer', (c) => c.notNull())
        .addColumn('rating_count', 'integer', (c) => c.notNull())
        .execute();
      await schema
        .createIndex('products_in_order')
        .on('products')
        .columns(['published', 'visibility', 'position', 'id'])
        .execute();
      await schema
        .createTable('reviews')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('product_id', 'text', (c) =>
          c.notNull().references('products.id').onDelete('cascade'),
        )
        .addColumn('rating', 'integer', (c) => c.notNull())
        .addColumn('comment', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        // One review per user and product (spec section 5). The product comes first, because queries filter by it.
        .addUniqueConstraint('reviews_one_each', ['product_id', 'user_id'])
        .execute();
      // Without a foreign key to products, here and below: a withdrawn product stays in carts and wishlists, shown as
      // no longer available.
      await schema
        .createTable('cart_items')
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('size', 'text', (c) => c.notNull())
        .addColumn('quantity', 'integer', (c) => c.notNull())
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('cart_items_key', ['user_id', 'product_id', 'size'])
        .execute();
      await schema
        .createTable('wishlist_items')
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('wishlist_items_key', ['user_id', 'product_id'])
        .execute();
      await schema
        .createTable('orders')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('order_key', 'text')
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('items', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('amount', 'bigint', (c) => c.notNull())
        .addColumn('payment_method', 'text', (c) => c.notNull())
        .addColumn('payment_status', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('orders_one_a_key', ['user_id', 'order_key'])
        .execute();
      await schema
        .createIndex('orders_of_a_person')
        .on('orders')
        .columns(['user_id', 'created_at', 'id'])
        .execute();
      await schema
        .createTable('order_changes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('order_changes_of').on('order_changes').column('order_id').execute();
      await schema
        .createTable('payments')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('attempt', 'integer', (c) => c.notNull())
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('provider_ref', 'text', (c) => c.notNull().unique())
        .addColumn('url', 'text', (c) => c.notNull())
        .addColumn('amount', 'bigint', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('checked_at', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('payments_one_an_attempt', ['order_id', 'attempt'])
        .execute();
      await schema
        .createTable('sandbox_payments')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('order_id', 'text', (c) => c.notNull())
        .addColumn('amount', 'bigint', (c) => c.notNull())
        .addColumn('return_url', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('webhook_events')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('received_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('header_items')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('link', 'text')
        .addColumn('image', 'text')
        .addColumn('position', 'integer', (c) => c.notNull())
        .execute();
      await schema
        .createTable('footer_links')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('link', 'text', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull())
        .execute();
      await schema
        .createTable('attempts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('window_ends_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('facts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '0002-cart-keys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('cart_keys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('used_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '0003-product-dates': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('products')
        .addColumn('created_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      // Dates a second apart keep the order that positions made.
      await sql`update products set created_at = cast(${Date.now()} as bigint) - 1000 * position, position = ${NO_POSITION}`.execute(
        db,
      );
    },
  },
  '0004-refunds': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema.alterTable('orders').addColumn('switched_at', 'bigint').execute();
      await schema.alterTable('payments').addColumn('provider_payment', 'text').execute();
      await schema
        .alterTable('payments')
        .addColumn('refunded', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('payments').addColumn('failed_at', 'bigint').execute();
    },
  },
  '0005-ended-sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ended_sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('ended_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '0006-sweeps': {
    async up(db: Kysely<unknown>) {
      for (const [table, column] of [
        ['attempts', 'window_ends_at'],
        ['cart_keys', 'used_at'],
        ['ended_sessions', 'ended_at'],
        ['webhook_events', 'received_at'],
      ] as const) {
        await db.schema
          .createIndex(`${table}_by_age`)
          .ifNotExists()
          .on(table)
          .column(column)
          .execute();
      }
    },
  },
  '0007-pauses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('attempts')
        .addColumn('paused_until', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('known_places')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .addColumn('wrong', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('known_places_by_age')
        .on('known_places')
        .column('seen_at')
        .execute();
    },
  },
  '0008-shipments': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('orders').addColumn('courier', 'text').execute();
      await db.schema.alterTable('orders').addColumn('tracking_number', 'text').execute();
    },
  },
  '0009-stock': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('stock')
        .addColumn('product_id', 'text', (c) => c.notNull().references('products.id'))
        .addColumn('variant', 'text', (c) => c.notNull())
        .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity >= 0`))
        .addPrimaryKeyConstraint('stock_key', ['product_id', 'variant'])
        .execute();
      await schema
        .createTable('order_stock')
        .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('variant', 'text', (c) => c.notNull())
        .addColumn('quantity', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('order_stock_key', ['order_id', 'product_id', 'variant'])
        .execute();
      // Finds the orders whose payment never came.
      await schema
        .createIndex('orders_by_payment')
        .on('orders')
        .columns(['payment_status', 'created_at'])
        .execute();
    },
  },
  '0010-messages': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('messages')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject_id', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('sent_at', 'bigint')
        .addColumn('error', 'text')
        .execute();
      await schema.createIndex('messages_due').on('messages').column('due_at').execute();
    },
  },
  '0011-password-resets': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
      await schema
        .createTable('password_resets')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createIndex('password_resets_by_age')
        .on('password_resets')
        .column('created_at')
        .execute();
      await schema
        .createIndex('password_resets_by_email')
        .on('password_resets')
        .column('email')
        .execute();
    },
  },
  '0012-returns': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('returns')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('return_key', 'text', (c) => c.notNull())
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('variant', 'text', (c) => c.notNull())
        .addColumn('quantity', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('note', 'text', (c) => c.notNull())
        .addColumn('wanted', 'text')
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('amount', 'bigint', (c) => c.notNull())
        .addColumn('refund_target', 'bigint')
        .addColumn('courier', 'text')
        .addColumn('tracking_number', 'text')
        .addColumn('answer', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('history', 'text', (c) => c.notNull())
        .addUniqueConstraint('returns_one_a_key', ['user_id', 'return_key'])
        .execute();
      await schema.createIndex('returns_of').on('returns').column('order_id').execute();
      await schema
        .createIndex('returns_by_status')
        .on('returns')
        .columns(['status', 'created_at'])
        .execute();
      await schema
        .alterTable('payments')
        .addColumn('refunding_until', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('sandbox_payments')
        .addColumn('refunded', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`update sandbox_payments set refunded = amount where status = 'refunded'`.execute(
        db,
      );
    },
  },
  '0013-stock-alerts': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('stock_alerts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('product_id', 'text', (c) => c.notNull().references('products.id'))
        .addColumn('variant', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('told_at', 'bigint')
        .execute();
      // Those that got their mail may ask again.
      await schema
        .createIndex('stock_alerts_waiting')
        .unique()
        .on('stock_alerts')
        .columns(['email', 'product_id', 'variant'])
        .where(sql.ref('told_at'), 'is', null)
        .execute();
      await schema
        .createIndex('stock_alerts_by_age')
        .on('stock_alerts')
        .column('told_at')
        .execute();
    },
  },
  '0014-invoices': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('products')
        .addColumn('hsn', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await schema.alterTable('products').addColumn('tax_rate', 'double precision').execute();
      await schema
        .createTable('invoice_counters')
        .addColumn('year', 'text', (c) => c.primaryKey())
        .addColumn('last', 'integer', (c) => c.notNull())
        .execute();
      await schema
        .createTable('invoices')
        .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
        .addColumn('year', 'text', (c) => c.notNull())
        .addColumn('serial', 'integer', (c) => c.notNull())
        .addColumn('number', 'text', (c) => c.notNull().unique())
        .addColumn('issued_at', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('invoices_serial', ['year', 'serial'])
        .execute();
    },
  },
  '0015-coupons': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('coupons')
        .addColumn('code', 'text', (c) => c.primaryKey())
        .addColumn('percent', 'integer')
        .addColumn('amount', 'bigint')
        .addColumn('minimum', 'bigint', (c) => c.notNull())
        .addColumn('starts_at', 'bigint')
        .addColumn('ends_at', 'bigint')
        .addColumn('max_uses', 'integer')
        .addColumn('max_per_person', 'integer')
        .addColumn('categories', 'text', (c) => c.notNull())
        .addColumn('used', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('coupon_uses')
        .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
        .addColumn('code', 'text', (c) => c.notNull().references('coupons.code'))
        .addColumn('user_id', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createIndex('coupon_uses_of')
        .on('coupon_uses')
        .columns(['code', 'user_id'])
        .execute();
      await schema.alterTable('orders').addColumn('coupon', 'text').execute();
    },
  },
  '0016-newsletter': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('subscribers')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('ended_at', 'bigint')
        .addColumn('coupon', 'text')
        .execute();
      await schema
        .createTable('newsletters')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '0017-push-subscriptions': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('push_subscriptions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('endpoint', 'text', (c) => c.notNull().unique())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createIndex('push_subscriptions_of')
        .on('push_subscriptions')
        .column('user_id')
        .execute();
    },
  },
  '0018-message-lanes': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('messages')
        .addColumn('lane', 'text', (c) => c.notNull().defaultTo('mail'))
        .execute();
      await sql`update messages set lane = 'webhook' where kind like 'webhook-%'`.execute(db);
      await schema.dropIndex('messages_due').execute();
      await schema.createIndex('messages_due').on('messages').columns(['lane', 'due_at']).execute();
    },
  },
  '0019-desk': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('users')
        .addColumn('role', 'text', (c) => c.notNull().defaultTo('shopper'))
        .execute();
      await schema.alterTable('users').addColumn('totp_secret', 'text').execute();
      await schema
        .alterTable('users')
        .addColumn('totp_step', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('audit')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('subject_id', 'text', (c) => c.notNull())
        .addColumn('before', 'text', (c) => c.notNull())
        .addColumn('after', 'text', (c) => c.notNull())
        .execute();
      await schema.createIndex('audit_of').on('audit').column('subject_id').execute();
      await schema
        .createTable('desk_answers')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('answered_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('order_notes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('author', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('order_notes_of').on('order_notes').column('order_id').execute();
      await schema
        .createIndex('orders_by_date')
        .on('orders')
        .columns(['created_at', 'id'])
        .execute();
    },
  },
  '0020-review-moderation': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema.alterTable('reviews').addColumn('hidden_at', 'bigint').execute();
      await schema.alterTable('reviews').addColumn('answer', 'text').execute();
      await schema.alterTable('reviews').addColumn('answered_at', 'bigint').execute();
      await schema
        .alterTable('reviews')
        .addColumn('bought', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`
        update reviews set bought = 1 where exists (
          select 1 from orders where orders.user_id = reviews.user_id and orders.status = 'Delivered'
          and orders.items like '%"_id":"' || reviews.product_id || '"%')`.execute(db);
      await schema
        .createTable('review_reports')
        .addColumn('review_id', 'text', (c) => c.notNull().references('reviews.id'))
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('review_reports_key', ['review_id', 'user_id'])
        .execute();
      await schema
        .createIndex('reviews_by_date')
        .on('reviews')
        .columns(['created_at', 'id'])
        .execute();
    },
  },
  '0021-planned-sales': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('planned_sales')
        .addColumn('product_id', 'text', (c) => c.primaryKey().references('products.id'))
        .addColumn('price', 'bigint', (c) => c.notNull())
        .addColumn('starts_at', 'bigint', (c) => c.notNull())
        .addColumn('ends_at', 'bigint', (c) => c.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('price_before', 'bigint')
        .execute();
    },
  },
  '0022-settings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('settings')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '0023-missed-searches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('missed_searches')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('searched_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '0024-invoice-sellers': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('invoices').addColumn('seller', 'text').execute();
    },
  },
  '0025-product-facts': {
    async up(db: Kysely<unknown>) {
      // SQLite adds one column at a time.
      for (const column of ['material', 'care', 'dimensions']) {
        await db.schema
          .alterTable('products')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute();
      }
    },
  },
  '0026-vitals': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('vitals')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('day', 'bigint', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('range', 'integer', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .execute();
    },
  },
  '0027-product-badges': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('products')
        .addColumn('badge', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    },
  },
  '0028-product-translations': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('products')
        .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
        .execute();
    },
  },
  '0029-languages': {
    async up(db: Kysely<unknown>) {
      const spoken = ['orders', 'users', 'password_resets', 'stock_alerts', 'subscribers'];
      for (const table of spoken) {
        await db.schema
          .alterTable(table)
          .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
          .execute();
      }
    },
  },
};

/** Migrates the database to the newest schema. Several processes may call it at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await withRetry(
    async () => {
      const migrator = new Migrator({
        db,
        provider: { getMigrations: () => Promise.resolve(migrations) },
      });
      const { error } = await migrator.migrateToLatest();
      if (error instanceof Error) throw error;
      if (error !== undefined) throw new Error('The database could not be migrated.');
    },
    isMigrationRace,
    TRIES,
  );
}

/**
 * There is no lock (ADR 4): each process migrates in one transaction. One commits; the others fail on a name or row
 * that exists by then, or on a table that they cannot see yet, look again and find nothing to do.
 */
const isMigrationRace = (code: string): boolean => RACES.has(code);

/** About six seconds: the migrations of a new database take seconds on a busy machine. */
const TRIES = 30;

const RACES: ReadonlySet<string> = new Set([
  '23505', // unique_violation
  '42701', // duplicate_column
  '42710', // duplicate_object
  '42P07', // duplicate_table
  'SQLITE_ERROR', // a table that exists, or does not: SQLite has no code of its own for either
]);
