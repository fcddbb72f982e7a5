import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Picture } from '../../../src/shared/api/contract';
import type {
  Badge,
  ProductRecord,
  ProductsRepository,
  ProductTranslations,
} from '../../services/ports';
import { builtForEach, builtOnce } from '../builtOnce';
import { NO_POSITION, type Database, type Flag, type ProductsTable } from '../schema';
import { nextTask } from '../../services/nextTask';
import { fromJson, inChunks, strings } from '../json';
import { stockOf, type Stock } from './stockCounts';

const VERSION = 'catalogue-version';
const CHANGED = 'catalogue-changed';
const flag = (value: boolean): Flag => (value ? 1 : 0);

const toRecord = (row: ProductsTable, stock: Stock = {}): ProductRecord => ({
  id: row.id,
  position: row.position === NO_POSITION ? null : row.position,
  createdAt: row.created_at,
  name: row.name,
  shortDescription: row.short_description,
  description: row.description,
  image: strings(row.image),
  pictures: fromJson(row.pictures) as Picture[],
  regularPrice: row.regular_price,
  salePrice: row.sale_price,
  categories: strings(row.categories),
  category: row.category,
  subCategory: row.sub_category,
  tags: strings(row.tags),
  colors: strings(row.colors),
  sizes: strings(row.sizes),
  seller: row.seller,
  material: row.material,
  care: row.care,
  dimensions: row.dimensions,
  weight: row.weight,
  hsn: row.hsn,
  taxRate: row.tax_rate,
  isFeatured: row.is_featured === 1,
  visibility: row.visibility,
  allowReviews: row.allow_reviews === 1,
  inStock: row.in_stock === 1,
  stock,
  published: row.published === 1,
  ratingSum: row.rating_sum,
  ratingCount: row.rating_count,
  badge: row.badge as Badge,
  translations: fromJson(row.translations) as ProductTranslations,
});

const toRow = (product: ProductRecord): ProductsTable => ({
  id: product.id,
  position: product.position ?? NO_POSITION,
  name: product.name,
  short_description: product.shortDescription,
  description: product.description,
  image: JSON.stringify(product.image),
  pictures: JSON.stringify(product.pictures),
  regular_price: product.regularPrice,
  sale_price: product.salePrice,
  categories: JSON.stringify(product.categories),
  category: product.category,
  sub_category: product.subCategory,
  tags: JSON.stringify(product.tags),
  colors: JSON.stringify(product.colors),
  sizes: JSON.stringify(product.sizes),
  seller: product.seller,
  material: product.material,
  care: product.care,
  dimensions: product.dimensions,
  weight: product.weight,
  hsn: product.hsn,
  tax_rate: product.taxRate,
  is_featured: flag(product.isFeatured),
  visibility: product.visibility,
  allow_reviews: flag(product.allowReviews),
  in_stock: flag(product.inStock),
  published: flag(product.published),
  rating_sum: product.ratingSum,
  rating_count: product.ratingCount,
  badge: product.badge,
  translations: JSON.stringify(product.translations),
  created_at: product.createdAt,
});

const findMany = builtForEach((db, ids) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids),
);

const versionNow = builtOnce((db) =>
  db.selectFrom('facts').select('value').where('id', '=', VERSION),
);

export function productsRepository(db: Kysely<Database>): ProductsRepository {
  return {
    async find(id) {
      const row = await db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toRecord(row, (await stockOf(db, [id])).get(id));
    },

    async findMany(ids) {
      // PostgreSQL refuses text that contains NUL.
      const possible = [...new Set(ids)].filter((id) => !id.includes('\0'));
      const found = await inChunks(possible, (chunk) => findMany(db, chunk));
      const stock = await stockOf(db, possible);
      return found.map((row) => toRecord(row, stock.get(row.id)));
    },

    async listOnSale() {
      const ids = await db
        .selectFrom('products')
        .select('id')
        .where('published', '=', 1)
        .where('visibility', '=', 'visible')
        .orderBy('position')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      // In pieces: ten thousand products at once would stop the event loop for most of a second.
      const found = await inChunks(
        ids.map(({ id }) => id),
        async (chunk) => {
          await nextTask();
          const rows = await db
            .selectFrom('products')
            .selectAll()
            .where('id', 'in', chunk)
            .execute();
          const stock = await stockOf(db, chunk);
          const records = new Map(rows.map((row) => [row.id, toRecord(row, stock.get(row.id))]));
          return chunk.map((id) => records.get(id));
        },
        200,
      );
      return found.filter((product) => product !== undefined);
    },

    async listAll() {
      const rows = await db
        .selectFrom('products')
        .selectAll()
        .orderBy('position')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      const stock = await stockOf(db, null);
      return rows.map((row) => toRecord(row, stock.get(row.id)));
    },

    async version() {
      const [row] = (await versionNow(db, {})).rows;
      return row?.value ?? '';
    },

    async bumpVersion() {
      // Not a counter: after a reset, the database must never repeat a version that a browser has stored.
      const value = uuidv7();
      await db
        .insertInto('facts')
        .values({ id: VERSION, value })
        .onConflict((oc) => oc.column('id').doUpdateSet({ value }))
        .execute();
    },

    async noteChange() {
      await db
        .insertInto('facts')
        .values({ id: CHANGED, value: 'yes' })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
    },

    async publishChanges() {
      const noted = await db
        .deleteFrom('facts')
        .where('id', '=', CHANGED)
        .returning('id')
        .execute();
      if (noted.length > 0) await this.bumpVersion();
    },

    async lock(id) {
      // A write that changes nothing locks the row in every engine; SQLite has no FOR UPDATE.
      await db
        .updateTable('products')
        .set({ rating_count: sql`rating_count` })
        .where('id', '=', id)
        .execute();
    },

    async setRating(id, sum, count) {
      await db
        .updateTable('products')
        .set({ rating_sum: sum, rating_count: count })
        .where('id', '=', id)
        .execute();
    },

    async arrange(ids) {
      await db
        .updateTable('products')
        .set({ position: NO_POSITION })
        .where('position', '!=', NO_POSITION)
        .execute();
      for (const [index, id] of ids.entries()) {
        await db
          .updateTable('products')
          .set({ position: index + 1 })
          .where('id', '=', id)
          .execute();
      }
    },

    async setSalePrice(id, price) {
      await db.updateTable('products').set({ sale_price: price }).where('id', '=', id).execute();
    },

    async setBadge(id, badge) {
      await db.updateTable('products').set({ badge }).where('id', '=', id).execute();
    },

    async upsertMany(products) {
      await inChunks(
        products.map(toRow),
        async (chunk) => {
          await db
            .insertInto('products')
            .values(chunk)
            .onConflict((oc) =>
              oc.column('id').doUpdateSet((eb) => ({
                position: eb.ref('excluded.position'),
                name: eb.ref('excluded.name'),
                short_description: eb.ref('excluded.short_description'),
                description: eb.ref('excluded.description'),
                image: eb.ref('excluded.image'),
                pictures: eb.ref('excluded.pictures'),
                regular_price: eb.ref('excluded.regular_price'),
                sale_price: eb.ref('excluded.sale_price'),
                categories: eb.ref('excluded.categories'),
                category: eb.ref('excluded.category'),
                sub_category: eb.ref('excluded.sub_category'),
                tags: eb.ref('excluded.tags'),
                colors: eb.ref('excluded.colors'),
                sizes: eb.ref('excluded.sizes'),
                seller: eb.ref('excluded.seller'),
                material: eb.ref('excluded.material'),
                care: eb.ref('excluded.care'),
                dimensions: eb.ref('excluded.dimensions'),
                weight: eb.ref('excluded.weight'),
                hsn: eb.ref('excluded.hsn'),
                tax_rate: eb.ref('excluded.tax_rate'),
                is_featured: eb.ref('excluded.is_featured'),
                visibility: eb.ref('excluded.visibility'),
                allow_reviews: eb.ref('excluded.allow_reviews'),
                in_stock: eb.ref('excluded.in_stock'),
                published: eb.ref('excluded.published'),
                translations: eb.ref('excluded.translations'),
                created_at: eb.ref('excluded.created_at'),
              })),
            )
            .execute();
          return [];
        },
        30,
      );
    },
  };
}
