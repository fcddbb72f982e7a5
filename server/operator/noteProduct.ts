import { noteChange } from '../services/audit';
import type { Context } from '../services/context';
import type { ProductRecord, Store } from '../services/ports';
import { toRow, type ProductChange } from './products';
import type { StockChange } from './stock';
import { translationCells, translationColumns } from './translations';

/** What the audit log has of a product: its texts and prices (rupees) as in an export. */
const fieldsOf = (product: ProductRecord, textColumns: readonly string[]) => ({
  ...toRow(product),
  pictures: undefined,
  ...translationCells(product, textColumns),
});

/** A product before and after a change, with the variants whose count changes. */
export function changedFields({ before, product, stock }: ProductChange): {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
} {
  const counts = (of: (change: StockChange) => number | null) =>
    Object.fromEntries(stock.map((change) => [`stock ${change.variant}`, of(change)]));
  const columns = translationColumns(before ? [before, product] : [product]);
  return {
    before: before
      ? { ...fieldsOf(before, columns), ...counts(({ variant }) => before.stock[variant] ?? null) }
      : {},
    after: { ...fieldsOf(product, columns), ...counts(({ quantity }) => quantity) },
  };
}

/** Writes a product's change to the audit log. */
export const noteProduct =
  (context: Context) =>
  async (
    inside: Store,
    before: ProductRecord | undefined,
    after: ProductRecord,
    stock: readonly StockChange[],
  ): Promise<void> => {
    await noteChange(context, inside, {
      action: before ? 'product.change' : 'product.add',
      subjectId: after.id,
      ...changedFields({ before, product: after, stock: [...stock] }),
    });
  };
