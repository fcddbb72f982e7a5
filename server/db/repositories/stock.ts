import { sql, type Kysely } from 'kysely';
import type { StockLine, StockRepository } from '../../services/ports';
import { builtOnce } from '../builtOnce';
import type { Database } from '../schema';
import { productsRepository } from './products';

/** Sorted the same way in all transactions: two orders that lock the same rows never wait for each other. */
const inOrder = <Line extends Omit<StockLine, 'quantity'>>(lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => {
    const [one, other] = [a, b].map(({ productId, variant }) => `${productId}\0${variant}`);
    return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;
  });

interface Line {
  productId: string;
  variant: string;
}

const moveCount = builtOnce((db, { by, productId, variant }: Line & { by: number }) =>
  db
    .updateTable('stock')
    .set((eb) => ({ quantity: eb('quantity', '+', by) }))
    .where('product_id', '=', productId)
    .where('variant', '=', variant)
    .where(sql<boolean>`quantity + ${by} >= 0`)
    .returning('quantity'),
);

const countOf = builtOnce((db, { productId, variant }: Line) =>
  db
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('variant', '=', variant),
);

export function stockRepository(db: Kysely<Database>): StockRepository {
  /** Lists show at once that a variant has sold out or is back, and other changes within a minute. */
  async function announce({ atOnce }: { atOnce: boolean }): Promise<void> {
    const products = productsRepository(db);
    await (atOnce ? products.bumpVersion() : products.noteChange());
  }

  /** Changes a count by `by`. Returns what is left; null if it is not counted, or would fall below zero. */
  async function move({ productId, variant }: StockLine, by: number): Promise<number | null> {
    const [row] = (await moveCount(db, { productId, variant, by })).rows;
    return row?.quantity ?? null;
  }

  async function isCounted({ productId, variant }: StockLine): Promise<boolean> {
    return (await countOf(db, { productId, variant })).rows.length > 0;
  }

  return {
    async set(lines) {
      for (const { productId, variant, quantity } of inOrder(lines)) {
        if (quantity === null) {
          await db
            .deleteFrom('stock')
            .where('product_id', '=', productId)
            .where('variant', '=', variant)
            .execute();
        } else {
          await db
            .insertInto('stock')
            .values({ product_id: productId, variant, quantity })
            .onConflict((oc) => oc.columns(['product_id', 'variant']).doUpdateSet({ quantity }))
            .execute();
        }
      }
    },

    async take(orderId, lines) {
      let isWhole = true;
      const counts: number[] = [];
      for (const line of inOrder(lines)) {
        const left = await move(line, -line.quantity);
        if (left === null) {
          isWhole &&= !(await isCounted(line));
          continue;
        }
        counts.push(left);
        await db
          .insertInto('order_stock')
          .values({
            order_id: orderId,
            product_id: line.productId,
            variant: line.variant,
            quantity: line.quantity,
          })
          // An exchange can want a variant that the order has already.
          .onConflict((oc) =>
            oc
              .columns(['order_id', 'product_id', 'variant'])
              .doUpdateSet({ quantity: sql`order_stock.quantity + ${line.quantity}` }),
          )
          .execute();
      }
      if (counts.length > 0) await announce({ atOnce: counts.includes(0) });
      return isWhole ? counts : null;
    },

    async giveBack(orderId) {
      const rows = await db
        .deleteFrom('order_stock')
        .where('order_id', '=', orderId)
        .returning(['product_id', 'variant', 'quantity'])
        .execute();
      const lines = inOrder(
        rows.map(({ product_id: productId, variant, quantity }) => ({
          productId,
          variant,
          quantity,
        })),
      );
      let wasSoldOut = false;
      for (const line of lines) {
        const left = await move(line, line.quantity);
        wasSoldOut ||= left === line.quantity;
      }
      if (lines.length > 0) await announce({ atOnce: wasSoldOut });
    },

    async giveBackUnits(orderId, line) {
      const row = await db
        .updateTable('order_stock')
        .set((eb) => ({ quantity: eb('quantity', '-', line.quantity) }))
        .where('order_id', '=', orderId)
        .where('product_id', '=', line.productId)
        .where('variant', '=', line.variant)
        .where('quantity', '>=', line.quantity)
        .returning('quantity')
        .executeTakeFirst();
      // The units were not counted when they were ordered.
      if (!row) return;
      await db
        .deleteFrom('order_stock')
        .where('order_id', '=', orderId)
        .where('quantity', '=', 0)
        .execute();
      const left = await move(line, line.quantity);
      await announce({ atOnce: left === line.quantity });
    },

    async takenBy(orderId) {
      const rows = await db
        .selectFrom('order_stock')
        .selectAll()
        .where('order_id', '=', orderId)
        .execute();
      return rows.map(({ product_id: productId, variant, quantity }) => ({
        productId,
        variant,
        quantity,
      }));
    },
  };
}
