/** Products as the desk shows and changes them. */
import {
  MAX_PREVIEWED,
  type DeskProduct,
  type DeskResponseOf,
  type ImportChange,
  type ParsedDeskRequestOf,
} from '../../src/shared/api/deskContract';
import { describeVariant } from '../../src/shared/api/variantText';
import { LOW_STOCK } from '../../src/shared/lib/stock';
import { countOf } from '../../src/shared/lib/countOf';
import { FileError, type Row } from '../operator/fileError';
import { changedFields, noteProduct } from '../operator/noteProduct';
import { importProducts, previewImport, toRow, type ProductChange } from '../operator/products';
import { stockColumn } from '../operator/stock';
import { columnsOfDesk } from '../operator/translations';
import { isInStock, toWire, variantTexts } from '../services/catalogue';
import { noteChange } from '../services/audit';
import type { Context } from '../services/context';
import { toPaise, toRupees } from '../services/money';
import { planSale } from '../services/plannedSales';
import type { PlannedSale, ProductRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { pageOf } from './orders';

function toDeskProduct(product: ProductRecord, sale: PlannedSale | undefined): DeskProduct {
  const { _id, createdAt: _createdAt, ...fields } = toRow(product);
  const { averageRating, totalReviews } = toWire(product);
  return {
    ...fields,
    id: _id,
    translations: Object.entries(product.translations).map(([language, texts]) => ({
      language,
      ...texts,
    })),
    createdAt: product.createdAt,
    averageRating: averageRating ?? 0,
    totalReviews,
    plannedSale: sale
      ? {
          price: toRupees(sale.price),
          from: sale.startsAt,
          until: sale.endsAt,
          isOn: sale.startedAt !== null,
        }
      : null,
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
  const shown = found.slice(offset, offset + limit);
  const sales = await store.plannedSales.of(shown.map(({ id }) => id));
  return {
    success: true,
    data: shown.map((product) => toDeskProduct(product, sales.get(product.id))),
    total: found.length,
  };
}

export async function deskProductOf({ store }: Context, id: string): Promise<DeskProduct> {
  const product = await store.products.find(id);
  if (!product) throw new Refusal('not-found', `There is no product ${id}.`);
  return toDeskProduct(product, (await store.plannedSales.of([id])).get(id));
}

/** Checks and writes a product as an import of one row does. */
export async function saveDeskProduct(
  context: Context,
  { id, isNew, fields, stock }: ParsedDeskRequestOf<'deskProductSave'>,
): Promise<DeskProduct> {
  const { store, clock, languages } = context;
  const before = await store.products.find(id);
  if (isNew && before) throw new Refusal('conflict', `There is a product ${id} already.`);
  if (!isNew && !before) throw new Refusal('not-found', `There is no product ${id}.`);
  const counts = stock.map(({ variant, left }) => [stockColumn(variant), left] as const);
  const { translations = [], ...others } = fields;
  const row = {
    line: 1,
    fields: {
      _id: id,
      ...others,
      ...columnsOfDesk(translations),
      ...Object.fromEntries(counts),
    },
  };
  try {
    const note = noteProduct(context);
    await importProducts(store, [row], { dryRun: false, now: clock(), languages, note });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const problems = error.problems.map((problem) => problem.replace(/^line 1: /, ''));
    throw new Refusal('invalid', problems.join(' '));
  }
  return deskProductOf(context, id);
}

export async function planDeskSale(
  context: Context,
  { id, sale }: ParsedDeskRequestOf<'deskProductSale'>,
): Promise<DeskProduct> {
  const planned = sale && {
    price: toPaise(sale.price),
    startsAt: sale.from,
    endsAt: sale.until,
  };
  await planSale(context, id, planned);
  return deskProductOf(context, id);
}

/** Puts these products first. Those that had a place before, and are not among them, follow. */
export async function arrangeProducts(context: Context, ids: readonly string[]): Promise<void> {
  await context.store.transaction(async (inside) => {
    const before = (await inside.products.listAll())
      .filter(({ position }) => position !== null)
      .map(({ id }) => id);
    const order = [...new Set([...ids, ...before])];
    await inside.products.arrange(order);
    await inside.products.bumpVersion();
    await noteChange(context, inside, {
      action: 'products.arrange',
      subjectId: 'shop',
      before: { order: before },
      after: { order },
    });
  });
}

const MAX_PROBLEMS = 20;

/** Reads a file's rows; what is wrong with them is a message for people, line by line. */
async function ofFile<T>(
  context: Context,
  { name, text }: ParsedDeskRequestOf<'deskProductsPreview'>,
  work: (rows: Row[]) => Promise<T>,
): Promise<T> {
  const { readRows } = context;
  if (!readRows) throw new Refusal('not-found', 'Files cannot be read here.');
  try {
    return await work(readRows(name, text));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { problems } = error;
    const more = problems.length - MAX_PROBLEMS;
    throw new Refusal(
      'invalid',
      ['Nothing was imported.', ...problems.slice(0, MAX_PROBLEMS)].join('\n') +
        (more > 0 ? `\nAnd ${countOf(more, 'more problem')}.` : ''),
    );
  }
}

/** What an import would change. */
export const previewDeskImport = (
  context: Context,
  file: ParsedDeskRequestOf<'deskProductsPreview'>,
): Promise<DeskResponseOf<'deskProductsPreview'>> =>
  ofFile(context, file, async (rows) => {
    const { store, clock, languages } = context;
    const { outcome, changes } = await previewImport(store, rows, { now: clock(), languages });
    return { success: true, ...outcome, changes: changes.slice(0, MAX_PREVIEWED).map(toPreview) };
  });

function toPreview(change: ProductChange): ImportChange {
  const { before, after } = changedFields(change);
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return {
    id: change.product.id,
    name: change.product.name,
    isNew: change.before === undefined,
    fields: change.before
      ? fields.map((field) => ({ field, before: before[field], after: after[field] }))
      : [],
  };
}

export const importDeskProducts = (
  context: Context,
  file: ParsedDeskRequestOf<'deskProductsPreview'>,
): Promise<DeskResponseOf<'deskProductsImport'>> =>
  ofFile(context, file, async (rows) => {
    const { store, clock, languages } = context;
    const options = { dryRun: false, now: clock(), languages, note: noteProduct(context) };
    return { success: true, ...(await importProducts(store, rows, options)) };
  });
