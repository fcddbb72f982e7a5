/** Products as the desk shows and changes them. */
import type {
  DeskProduct,
  DeskResponseOf,
  ParsedDeskRequestOf,
} from '../../src/shared/api/deskContract';
import { describeVariant } from '../../src/shared/api/variantText';
import { LOW_STOCK } from '../../src/shared/lib/stock';
import { FileError } from '../operator/fileError';
import { noteProduct } from '../operator/noteProduct';
import { importProducts, toRow } from '../operator/products';
import { stockColumn } from '../operator/stock';
import { isInStock, toWire, variantTexts } from '../services/catalogue';
import type { Context } from '../services/context';
import type { ProductRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { pageOf } from './orders';

function toDeskProduct(product: ProductRecord): DeskProduct {
  const { _id, createdAt: _createdAt, ...fields } = toRow(product);
  const { averageRating, totalReviews } = toWire(product);
  return {
    ...fields,
    id: _id,
    createdAt: product.createdAt,
    averageRating: averageRating ?? 0,
    totalReviews,
    stock: variantTexts(product).map((variant) => ({
      variant,
      label: describeVariant(variant)?.value ?? '',
      left: product.stock[variant] ?? null,
    })),
  } as DeskProduct;
}

type Show = NonNullable<ParsedDeskRequestOf<'deskProducts'>['show']>;

const isLow = ({ stock }: ProductRecord): boolean =>
  Object.values(stock).some((left) => left <= LOW_STOCK);

const SHOWN: Record<Show, (product: ProductRecord) => boolean> = {
  published: ({ published }) => published,
  hidden: ({ published, visibility }) => !published || visibility !== 'visible',
  featured: ({ isFeatured }) => isFeatured,
  low: isLow,
  'sold-out': (product) => !isInStock(product),
};

/** All words of the search are in the product's name, id or categories. */
function isFound({ id, name, categories, category }: ProductRecord, search: string): boolean {
  const text = [id, name, category, ...categories].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export async function listDeskProducts(
  { store }: Context,
  { search = '', show, ...asked }: ParsedDeskRequestOf<'deskProducts'>,
): Promise<DeskResponseOf<'deskProducts'>> {
  const all = await store.products.listAll();
  const found = all.filter(
    (product) => isFound(product, search.trim()) && (show === undefined || SHOWN[show](product)),
  );
  const { limit, offset } = pageOf(asked);
  return {
    success: true,
    data: found.slice(offset, offset + limit).map(toDeskProduct),
    total: found.length,
  };
}

export async function deskProductOf({ store }: Context, id: string): Promise<DeskProduct> {
  const product = await store.products.find(id);
  if (!product) throw new Refusal('not-found', `There is no product ${id}.`);
  return toDeskProduct(product);
}

/** Checks and writes a product as an import of one row does. */
export async function saveDeskProduct(
  context: Context,
  { id, isNew, fields, stock }: ParsedDeskRequestOf<'deskProductSave'>,
): Promise<DeskProduct> {
  const { store, clock } = context;
  const before = await store.products.find(id);
  if (isNew && before) throw new Refusal('conflict', `There is a product ${id} already.`);
  if (!isNew && !before) throw new Refusal('not-found', `There is no product ${id}.`);
  const counts = stock.map(({ variant, left }) => [stockColumn(variant), left] as const);
  const row = { line: 1, fields: { _id: id, ...fields, ...Object.fromEntries(counts) } };
  try {
    const note = noteProduct(context);
    await importProducts(store, [row], { dryRun: false, now: clock(), note });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const problems = error.problems.map((problem) => problem.replace(/^line 1: /, ''));
    throw new Refusal('invalid', problems.join(' '));
  }
  return deskProductOf(context, id);
}
