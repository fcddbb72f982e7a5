import type { Kysely } from 'kysely';
import { NO_PASSWORD } from '../auth/passwords';
import { inChunks } from '../db/json';
import type { Database } from '../db/schema';
import { createStore } from '../db/store';
import { withRetry } from '../db/withRetry';
import { badgesFor } from '../services/badges';
import { BLANK_PRODUCT, isOnSale } from '../services/catalogue';
import { toPaise } from '../services/money';
import type { ProductRecord } from '../services/ports';
import { products as handWritten } from './catalogue';
import { generateProducts } from './generator';
import { inHindi } from './hindi';
import { labels } from './hindi/labels';
import { footerLinks, headerItems } from './layout';
import { people } from './people';
import { reviews } from './reviews';
import type { SeedProduct } from './types';

const SEEDED = 'seeded';

export interface SeedOptions {
  /** Number of products; the generator makes those beyond the handwritten ones. */
  products?: number | undefined;
}

const toRecord = (product: SeedProduct, createdAt: number): ProductRecord => {
  const { _id, visibilityInCatalog, allowCustomerReviews, ...rest } = product;
  const hindi = inHindi(_id, product.care);
  return {
    ...BLANK_PRODUCT,
    ...rest,
    id: _id,
    createdAt,
    regularPrice: toPaise(product.regularPrice),
    salePrice: product.salePrice === null ? null : toPaise(product.salePrice),
    visibility: visibilityInCatalog,
    allowReviews: allowCustomerReviews,
    translations: hindi ? { hi: hindi } : {},
  };
};

/** Fills an empty database with the demo shop. Returns false, and changes nothing, if it was seeded before. */
export async function seedIfEmpty(db: Kysely<Database>, clock: () => number): Promise<boolean> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      // Of several processes that start together, the first inserts the row; the others wait for it.
      const taken = await trx
        .insertInto('facts')
        .values({ id: SEEDED, value: String(clock()) })
        .onConflict((oc) => oc.column('id').doNothing())
        .returning('id')
        .execute();
      if (taken.length === 0) return false;
      await insertDemo(trx, clock, {});
      return true;
    }),
  );
}

/** Writes the demo shop to the database, replacing products, reviews and layout with the same ids. */
export async function seedDatabase(
  db: Kysely<Database>,
  clock: () => number,
  options: SeedOptions = {},
): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await trx
        .insertInto('facts')
        .values({ id: SEEDED, value: String(clock()) })
        .onConflict((oc) => oc.column('id').doUpdateSet({ value: String(clock()) }))
        .execute();
      await insertDemo(trx, clock, options);
    }),
  );
}

/** Empties every table; keeps the schema. */
export async function emptyDatabase(db: Kysely<Database>): Promise<void> {
  const tables = [
    'audit',
    'desk_answers',
    'order_notes',
    'messages',
    'password_resets',
    'order_changes',
    'order_stock',
    'payments',
    'returns',
    'push_subscriptions',
    'newsletters',
    'subscribers',
    'coupon_uses',
    'coupons',
    'invoices',
    'invoice_counters',
    'sandbox_payments',
    'cart_keys',
    'webhook_events',
    'orders',
    'cart_items',
    'wishlist_items',
    'review_reports',
    'planned_sales',
    'settings',
    'missed_searches',
    'vitals',
    'reviews',
    'stock',
    'stock_alerts',
    'products',
    'users',
    'header_items',
    'footer_links',
    'attempts',
    'ended_sessions',
    'known_places',
    'facts',
  ] as const;
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      for (const table of tables) await trx.deleteFrom(table).execute();
    }),
  );
}

async function insertDemo(
  db: Kysely<Database>,
  clock: () => number,
  { products: wanted = handWritten.length }: SeedOptions,
): Promise<void> {
  const more = wanted > handWritten.length ? generateProducts(wanted - handWritten.length) : [];
  const products = [...handWritten, ...more].slice(0, wanted);
  const store = createStore(db);
  // The shop shows the newest first: this keeps the order of the files.
  const now = clock();
  const records = products.map((product, index) => toRecord(product, now - index * 60_000));
  const badges = badgesFor(records.filter(isOnSale), new Map(), now);
  await store.products.upsertMany(
    records.map((product) => ({ ...product, badge: badges.get(product.id) ?? '' })),
  );

  await inChunks([...people], async (chunk) => {
    await db
      .insertInto('users')
      .values(
        chunk.map((person) => ({
          id: person._id,
          email: person.email,
          name: person.name,
          password_hash: NO_PASSWORD,
          session_epoch: 0,
          created_at: clock(),
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute();
    return [];
  });

  const present = new Set(products.map((product) => product._id));
  const shown = reviews.filter((review) => present.has(review.productId));
  await inChunks(shown, async (chunk) => {
    await db
      .insertInto('reviews')
      .values(
        chunk.map((review) => ({
          id: review._id,
          user_id: review.userId,
          product_id: review.productId,
          rating: review.rating,
          comment: review.comment,
          created_at: review.date,
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute();
    return [];
  });
  for (const id of new Set(shown.map((review) => review.productId))) {
    const { sum, count } = await store.reviews.totals(id);
    await store.products.setRating(id, sum, count);
  }

  await store.layout.replaceHeaders(headerItems);
  await store.layout.replaceFooters(footerLinks);
  // The operator's own labels stay.
  if (!(await store.settings.read()).labels) await store.settings.write('labels', { hi: labels });
  await store.products.bumpVersion();
}
