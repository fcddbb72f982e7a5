import { noteChange } from '../services/audit';
import type { Context } from '../services/context';
import type { ProductRecord, Store } from '../services/ports';
import { toRow, type ProductChange } from './products';
import type { StockChange } from './stock';

/** What the audit log has of a product: its texts and prices (rupees) as in an export. */
const fieldsOf = (product: ProductRecord) => ({ ...toRow(product), pictures: undefined });

/** A product before and after a change, with the variants whose count changes. */
export function changedFields({ before, product, stock }: ProductChange): {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
} {
  const counts = (of: (change: StockChange) => number | null) =>
    Object.fromEntries(stock.map((change) => [`stock ${change.variant}`, of(change)]));
  return {
    before: before
      ? { ...fieldsOf(before), ...counts(({ variant }) => before.stock[variant] ?? null) }
      : {},
    after: { ...fieldsOf(product), ...counts(({ quantity }) => quantity) },
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
