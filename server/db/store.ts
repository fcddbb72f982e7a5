import { sql, type Kysely } from 'kysely';
import { nextTask } from '../services/nextTask';
import type { Store } from '../services/ports';
import type { Database } from './schema';
import { auditRepository } from './repositories/audit';
import { couponsRepository } from './repositories/coupons';
import { deskRepository } from './repositories/desk';
import { invoicesRepository } from './repositories/invoices';
import { layoutRepository } from './repositories/layout';
import { cartRepository, wishlistRepository } from './repositories/lists';
import { messagesRepository, noteEvents } from './repositories/messages';
import { newsletterRepository } from './repositories/newsletter';
import { ordersRepository } from './repositories/orders';
import { paymentsRepository } from './repositories/payments';
import { productsRepository } from './repositories/products';
import { pushSubscriptionsRepository } from './repositories/pushSubscriptions';
import { returnsRepository } from './repositories/returns';
import { plannedSalesRepository } from './repositories/plannedSales';
import { settingsRepository } from './repositories/settings';
import { reviewsRepository } from './repositories/reviews';
import { stockRepository } from './repositories/stock';
import { stockAlertsRepository } from './repositories/stockAlerts';
import {
  attemptsRepository,
  knownPlacesRepository,
  passwordResetsRepository,
  usersRepository,
} from './repositories/users';
import { vitalsRepository } from './repositories/vitals';
import { TOKEN_LIFETIME_MS } from '../auth/tokens';
import { cannotStore, withRetry } from './withRetry';

const DAY = 24 * 60 * 60 * 1000;
const MONTH = 30 * DAY;
/** How long a place that an account was used from is remembered. */
const PLACE_KNOWN_MS = 180 * DAY;
/** How long an operator can see that a message was sent. */
const MESSAGE_KEPT_MS = 90 * DAY;

/** Larger than what fits into pages that the database's file has already. */
const PROBE = { id: 'disk-probe', value: ' '.repeat(64 * 1024) };

export interface StoreOptions {
  /** Somebody wants to know of every event of orders and returns. */
  hasWebhook?: boolean;
  /** Notifications are sent to browsers. */
  hasPush?: boolean;
}

/** Implements the data access that the rules need (`services/ports.ts`). */
export function createStore(db: Kysely<Database>, options: StoreOptions = {}): Store {
  const noteEvent = noteEvents(db, options.hasWebhook);
  let isDiskFull = false;
  async function noticingFullDisk<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await write();
      isDiskFull = false;
      return result;
    } catch (error) {
      isDiskFull ||= cannotStore(error);
      throw error;
    }
  }

  const store: Store = {
    audit: auditRepository(db),
    desk: deskRepository(db),
    products: productsRepository(db),
    stock: stockRepository(db),
    stockAlerts: stockAlertsRepository(db),
    users: usersRepository(db),
    passwordResets: passwordResetsRepository(db),
    cart: cartRepository(db),
    wishlist: wishlistRepository(db),
    plannedSales: plannedSalesRepository(db),
    settings: settingsRepository(db),
    reviews: reviewsRepository(db),
    orders: ordersRepository(db, noteEvent),
    returns: returnsRepository(db, noteEvent),
    coupons: couponsRepository(db),
    newsletter: newsletterRepository(db),
    pushSubscriptions: pushSubscriptionsRepository(db),
    invoices: invoicesRepository(db),
    payments: paymentsRepository(db),
    layout: layoutRepository(db),
    attempts: attemptsRepository(db),
    knownPlaces: knownPlacesRepository(db),
    vitals: vitalsRepository(db),
    messages: messagesRepository(db, noteEvent, options.hasPush),

    async hasWebhook(id) {
      const row = await db
        .selectFrom('webhook_events')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },

    async noteWebhook(id, now) {
      await db
        .insertInto('webhook_events')
        .values({ id, received_at: now })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
    },

    async ping() {
      await sql`select 1`.execute(db);
      if (!isDiskFull) return;
      await noticingFullDisk(async () => {
        await db.insertInto('facts').values(PROBE).execute();
        await db.deleteFrom('facts').where('id', '=', PROBE.id).execute();
      });
    },

    async sweep(now) {
      const aged = [
        ['attempts', 'window_ends_at', now],
        ['cart_keys', 'used_at', now - DAY],
        ['desk_answers', 'answered_at', now - DAY],
        ['webhook_events', 'received_at', now - MONTH],
        ['ended_sessions', 'ended_at', now - TOKEN_LIFETIME_MS - DAY],
        ['known_places', 'seen_at', now - PLACE_KNOWN_MS],
        ['missed_searches', 'searched_at', now - MONTH],
        ['messages', 'sent_at', now - MESSAGE_KEPT_MS],
        ['password_resets', 'created_at', now - DAY],
        ['stock_alerts', 'told_at', now - MONTH],
        ['vitals', 'day', now - MONTH],
      ] as const;
      for (const [table, column, before] of aged) await sweepTable(db, table, column, before);
      await store.newsletter.forgetUnconfirmed(now - MONTH);
    },

    transaction(work) {
      return noticingFullDisk(() =>
        withRetry(() => db.transaction().execute((trx) => work(inside(trx, options)))),
      );
    },
  };
  return store;
}

const SWEPT_AT_ONCE = 500;

/** Deletes old rows in short transactions, so that writes of shoppers go on in between. */
async function sweepTable(
  db: Kysely<Database>,
  table:
    | 'attempts'
    | 'cart_keys'
    | 'desk_answers'
    | 'ended_sessions'
    | 'known_places'
    | 'messages'
    | 'missed_searches'
    | 'password_resets'
    | 'stock_alerts'
    | 'vitals'
    | 'webhook_events',
  column: string,
  before: number,
): Promise<void> {
  const [rows, age] = [sql.table(table), sql.ref(column)];
  for (let count = SWEPT_AT_ONCE; count === SWEPT_AT_ONCE;) {
    const { rows: deleted } = await sql<{ id: string }>`
      delete from ${rows} where id in
        (select id from ${rows} where ${age} < ${before} limit ${sql.lit(SWEPT_AT_ONCE)})
      returning id
    `.execute(db);
    count = deleted.length;
    await nextTask();
  }
}

/** A transaction inside a transaction is part of the outer one. */
function inside(trx: Kysely<Database>, options: StoreOptions): Store {
  const store: Store = { ...createStore(trx, options), transaction: (work) => work(store) };
  return store;
}
