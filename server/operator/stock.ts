/** Stock as an operator writes it: a column for each variant, and one command. */
import { DEFAULT_SIZE } from '../../src/shared/api/productRules';
import { describeVariant } from '../../src/shared/api/variantText';
import { writeVariant } from '../../src/shared/lib/variants';
import { choicesOf, variantTexts } from '../services/catalogue';
import type { ProductRecord, StockRepository, Store } from '../services/ports';
import { Refusal } from '../services/refusal';
import { atLine } from './fileError';

/** The column of a variant's stock: `stock` if there is nothing to choose, `stock:M`, `stock:M / Rust`, `stock:Rust`. */
export function stockColumn(variant: string): string {
  const described = describeVariant(variant);
  return described ? `stock:${described.value}` : 'stock';
}

export const isStockColumn = (column: string): boolean =>
  column === 'stock' || column.startsWith('stock:');

/** Units by column; null: not counted. */
export type StockOfRow = Record<string, number | null>;

export type StockChange = Parameters<StockRepository['set']>[0][number];

/**
 * The changes of a product's stock that a row asks for, and its mistakes: a count of a variant that the product lacks, and
 * new sizes or colours by which a counted variant would silently become unlimited.
 *
 * @param before the product without the row's changes
 */
export function stockChanges(
  before: ProductRecord,
  after: ProductRecord,
  stock: StockOfRow,
  line: number,
): { changes: StockChange[]; problems: string[] } {
  const sold = variantTexts(after);
  // The count of a former variant can still be removed.
  const known = [...sold, ...Object.keys(after.stock)];
  const columns = sold.map(stockColumn).join(', ');
  const problems: string[] = [];
  const changes: StockChange[] = [];
  for (const [column, quantity] of Object.entries(stock)) {
    const variant = known.find((each) => stockColumn(each) === column);
    const isSold = variant !== undefined && sold.includes(variant);
    if (quantity !== null && !isSold) {
      problems.push(
        atLine(line, `${column} has a number, but ${after.id} is sold as: ${columns}.`),
      );
    } else if (variant !== undefined && (after.stock[variant] ?? null) !== quantity) {
      changes.push({ productId: after.id, variant, quantity });
    }
  }
  for (const variant of variantTexts(before)) {
    const column = stockColumn(variant);
    if (sold.includes(variant) || !(variant in before.stock) || stock[column] === null) continue;
    problems.push(
      atLine(
        line,
        `${after.id} is counted in ${column}, and would no longer be sold in it. Leave that column empty, and count ${columns}.`,
      ),
    );
  }
  return { changes, problems };
}

/** The stock columns of a product's counted variants: those of all variants would be hundreds in a large shop. */
export const stockCells = (product: ProductRecord): Record<string, number> =>
  Object.fromEntries(
    variantTexts(product).flatMap((variant) => {
      const count = product.stock[variant];
      return count === undefined ? [] : [[stockColumn(variant), count]];
    }),
  );

/**
 * Sets the stock of one variant, and returns the variant.
 *
 * @param choice the size and colour; undefined where the product has none
 * @param quantity null: any number can be sold
 */
export async function setStock(
  store: Store,
  id: string,
  { size = DEFAULT_SIZE, colour }: { size?: string | undefined; colour?: string | undefined },
  quantity: number | null,
): Promise<string> {
  const variant = writeVariant(size, colour ?? null);
  await store.transaction(async ({ products, stock }) => {
    const product = await products.find(id);
    if (!product) throw new Refusal('not-found', `There is no product ${id}.`);
    if (!variantTexts(product).includes(variant)) {
      const { sizes, colors, colorVariants } = choicesOf(product);
      const choices = [
        sizes.length > 0 ? `the sizes ${sizes.join(', ')} (--size)` : 'no sizes',
        colorVariants ? `the colours ${colors.join(', ')} (--colour)` : 'no choice of colours',
      ];
      throw new Refusal('invalid', `${id} has ${choices.join(', and ')}.`);
    }
    await stock.set([{ productId: id, variant, quantity }]);
    await products.bumpVersion();
  });
  return variant;
}
