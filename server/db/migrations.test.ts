/** @jest-environment node */
import { Migrator, type Kysely } from 'kysely';
import { engines } from '../test/harness';
import { migrate, migrations } from './migrations';
import { createStore } from './store';

describe.each(engines)('migrations on $name', ({ open }) => {
  it('run once, as a whole, when several processes start together on an empty database', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { db, close } = await open();
      await Promise.all(Array.from({ length: 8 }, () => migrate(db)));
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
      await close();
    }
  });

  it('look again when another process is just creating the tables', async () => {
    const { db, close } = await open();
    let queries = 0;
    const racing = db.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        if (queries > 2) return node;
        throw Object.assign(new Error('no such table: kysely_migration_lock'), {
          code: 'SQLITE_ERROR',
        });
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await migrate(racing);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await close();
  });

  it('keep the order of products that had only positions', async () => {
    const { db, close } = await open();
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const before = await new Migrator({ db, provider }).migrateTo('0002-cart-keys');
    expect(before.error).toBeUndefined();
    const ids = ['c', 'a', 'd', 'b'];
    // As the version before wrote them: the first migration's columns.
    const texts = [
      'name',
      'short_description',
      'description',
      'category',
      'sub_category',
      'seller',
    ];
    const lists = ['image', 'pictures', 'categories', 'tags', 'colors', 'sizes'];
    const numbers = ['allow_reviews', 'is_featured', 'rating_sum', 'rating_count'];
    const rows = ids.map((id, index) => ({
      ...Object.fromEntries(texts.map((column) => [column, ''])),
      ...Object.fromEntries(lists.map((column) => [column, '[]'])),
      ...Object.fromEntries(numbers.map((column) => [column, 0])),
      ...{ id, position: index + 1, in_stock: 1, published: 1, visibility: 'visible' },
    }));
    await (db as unknown as Kysely<{ products: (typeof rows)[number] }>)
      .insertInto('products')
      .values(rows)
      .execute();
    const { products } = createStore(db);
    await migrate(db);
    const after = await products.listOnSale();
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ position }) => position)).toEqual([null, null, null, null]);
    expect(new Set(after.map(({ createdAt }) => createdAt)).size).toBe(ids.length);
    await close();
  });
});
