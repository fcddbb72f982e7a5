import * as v from 'valibot';
import { PictureSchema } from '../../src/shared/api/contract';
import { toPaise, toRupees } from '../services/money';
import { BLANK_PRODUCT, choicesOf } from '../services/catalogue';
import type { ProductRecord, Store } from '../services/ports';
import {
  ADDRESS_RULE,
  LIST_MARK,
  checkRow,
  flagField,
  hsnField,
  isAddress,
  kilogramsField,
  listField,
  orNone,
  requiredText,
  rupeesField,
  setField,
  taxRateField,
  textField,
  timeField,
  wholeNumberField,
} from './fields';
import { FileError, atLine, type Row } from './fileError';
import { writeCsv } from './writeCsv';
import {
  isStockColumn,
  stockCells,
  stockChanges,
  type StockChange,
  type StockOfRow,
} from './stock';
import {
  isTranslationColumn,
  withTexts,
  translationCells,
  translationColumns,
  translationProblems,
  type TextsOfRow,
} from './translations';

const picturesField = v.union(
  [
    v.array(PictureSchema),
    v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === '' ? '[]' : text)),
      v.parseJson(),
      v.array(PictureSchema),
    ),
  ],
  'must be the JSON list that an export writes.',
);

/**
 * Carts are objects keyed by product and size, here and on every device, so a name such as `constructor` is refused.
 */
const isName = (text: string): boolean => !(text in Object.prototype) && text !== 'prototype';
const NAME_RULE = 'must not be a word of JavaScript, such as constructor.';

/** A row's fields, by their names in the API (the contract's `Product`). A missing field stays unchanged. */
const fields = {
  _id: v.pipe(
    requiredText,
    v.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - and _.'),
    v.check(isName, NAME_RULE),
  ),
  name: v.optional(requiredText),
  shortDescription: v.optional(textField),
  description: v.optional(textField),
  image: v.optional(v.pipe(listField, v.everyItem(isAddress, ADDRESS_RULE))),
  pictures: v.optional(picturesField),
  regularPrice: v.optional(orNone(rupeesField)),
  salePrice: v.optional(orNone(rupeesField)),
  categories: v.optional(setField),
  category: v.optional(textField),
  subCategory: v.optional(textField),
  tags: v.optional(setField),
  colors: v.optional(setField),
  sizes: v.optional(v.pipe(setField, v.everyItem(isName, NAME_RULE))),
  seller: v.optional(textField),
  material: v.optional(textField),
  care: v.optional(textField),
  dimensions: v.optional(textField),
  weight: v.optional(orNone(kilogramsField)),
  hsn: v.optional(hsnField),
  taxRate: v.optional(orNone(taxRateField)),
  isFeatured: v.optional(flagField),
  visibilityInCatalog: v.optional(requiredText),
  allowCustomerReviews: v.optional(flagField),
  inStock: v.optional(flagField),
  published: v.optional(flagField),
  createdAt: v.optional(orNone(timeField)),
  position: v.optional(orNone(wholeNumberField)),
};
type ProductRow = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

export const PRODUCT_COLUMNS = Object.keys(fields);

/** The columns of some rows. */
const columnsOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row.fields))),
];

/** The schema of a file's rows, with the columns of stock and translations that it has. */
function rowSchemaFor(columns: readonly string[]) {
  const stock = v.optional(orNone(wholeNumberField));
  const text = v.optional(orNone(textField));
  const entriesOf = <T>(some: readonly string[], field: T) =>
    Object.fromEntries(some.map((column) => [column, field]));
  return v.strictObject({
    ...fields,
    ...entriesOf(columns.filter(isStockColumn), stock),
    ...entriesOf(columns.filter(isTranslationColumn), text),
  });
}

/** Separates a row's columns of stock and translations from its other fields. */
function splitRow(row: Record<string, unknown>): {
  product: ProductRow;
  stock: StockOfRow;
  texts: TextsOfRow;
} {
  const product: Record<string, unknown> = {};
  const stock: StockOfRow = {};
  const texts: TextsOfRow = {};
  for (const [column, value] of Object.entries(row)) {
    if (value === undefined) continue;
    if (isStockColumn(column)) stock[column] = value as number | null;
    else if (isTranslationColumn(column)) texts[column] = value as string | null;
    else product[column] = value;
  }
  return { product: product as ProductRow, stock, texts };
}

const paise = (rupees: number | null | undefined, before: number | null): number | null => {
  if (rupees === undefined) return before;
  return rupees === null ? null : toPaise(rupees);
};

function merge(before: ProductRecord, row: ProductRow, texts: TextsOfRow): ProductRecord {
  const {
    _id,
    visibilityInCatalog,
    allowCustomerReviews,
    regularPrice,
    salePrice,
    createdAt,
    ...same
  } = row;
  const given = Object.entries(same).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<ProductRecord>),
    id: _id,
    regularPrice: paise(regularPrice, before.regularPrice),
    salePrice: paise(salePrice, before.salePrice),
    visibility: visibilityInCatalog ?? before.visibility,
    allowReviews: allowCustomerReviews ?? before.allowReviews,
    createdAt: createdAt ?? before.createdAt,
    translations: withTexts(before.translations, texts),
  };
}

export interface ProductChange {
  /** Undefined: it is new. */
  before: ProductRecord | undefined;
  product: ProductRecord;
  stock: StockChange[];
}

export interface ImportOutcome {
  added: number;
  changed: number;
  unchanged: number;
}

const AMBIGUOUS =
  'sizes and colors must have different names, also when written as one: size / colour.';

/** Shoppers' writes go on between two transactions of this many products. */
const AT_ONCE = 500;

interface PlanOptions {
  now: number;
  languages?: readonly string[] | undefined;
}

/** Called for each product in the transaction that changes it. */
type NoteProduct = (
  inside: Store,
  before: ProductRecord | undefined,
  after: ProductRecord,
  stock: readonly StockChange[],
) => Promise<void>;

/**
 * Adds and changes products by `_id`. A column that the file lacks leaves the field unchanged. Throws a FileError that
 * names every bad row before anything is written; an import that is interrupted later can be repeated.
 *
 * @param options.now when products without `createdAt` were added
 * @param options.languages the languages of translations (`Context.languages`)
 */
export async function importProducts(
  store: Store,
  rows: readonly Row[],
  { dryRun, note, ...options }: PlanOptions & { dryRun: boolean; note?: NoteProduct },
): Promise<ImportOutcome> {
  const plan = await previewImport(store, rows, options);
  if (dryRun) return plan.outcome;
  const { changes } = plan;
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    const isLast = start + AT_ONCE >= changes.length;
    await store.transaction(async (inside) => {
      const { products, stock } = inside;
      const some = changes.slice(start, start + AT_ONCE);
      await products.upsertMany(some.map(({ product }) => product));
      await stock.set(some.flatMap((change) => change.stock));
      if (note) {
        for (const { before, product, stock: counts } of some) {
          await note(inside, before, product, counts);
        }
      }
      if (start === 0 || isLast) await products.bumpVersion();
    });
  }
  return plan.outcome;
}

/** What an import would do. Throws a FileError as the import does. */
export async function previewImport(
  store: Store,
  rows: readonly Row[],
  options: PlanOptions,
): Promise<{ outcome: ImportOutcome; changes: ProductChange[] }> {
  const all = await store.products.listAll();
  return planImport(rows, new Map(all.map((product) => [product.id, product])), options);
}

function planImport(
  rows: readonly Row[],
  present: ReadonlyMap<string, ProductRecord>,
  { now, languages = [] }: PlanOptions,
): { changes: ProductChange[]; outcome: ImportOutcome } {
  const columns = columnsOf(rows);
  const problems = translationProblems(columns, languages);
  const schema = rowSchemaFor(columns);
  const lines = new Map<string, number>();
  const changes: ProductChange[] = [];
  const outcome: ImportOutcome = { added: 0, changed: 0, unchanged: 0 };
  for (const row of rows) {
    const checked = checkRow(schema, row);
    problems.push(...checked.problems);
    if (checked.value === null) continue;
    const { product: values, stock: counts, texts } = splitRow(checked.value);
    const { _id: id, name } = values;
    const twice = lines.get(id);
    if (twice !== undefined) {
      problems.push(atLine(row.line, `_id ${id} is on line ${String(twice)} already.`));
      continue;
    }
    lines.set(id, row.line);
    const before = present.get(id);
    if (!before && name === undefined) {
      problems.push(atLine(row.line, `name is missing, and there is no product ${id} yet.`));
      continue;
    }
    // The newest come first in the shop, and of one file its first.
    const createdAt = now - outcome.added;
    const base = before ?? { ...BLANK_PRODUCT, id, name: name ?? '', createdAt };
    const after = merge(base, values, texts);
    if (after.salePrice !== null && after.salePrice > (after.regularPrice ?? Infinity)) {
      problems.push(atLine(row.line, 'salePrice must not be above regularPrice.'));
      continue;
    }
    if (after.colors.length > 1 && !choicesOf(after).colorVariants) {
      problems.push(atLine(row.line, AMBIGUOUS));
      continue;
    }
    const stock = stockChanges(base, after, counts, row.line);
    problems.push(...stock.problems);
    const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(after);
    if (isSame && stock.changes.length === 0) {
      outcome.unchanged += 1;
      continue;
    }
    outcome[before ? 'changed' : 'added'] += 1;
    changes.push({ before, product: after, stock: stock.changes });
  }
  if (problems.length > 0) throw new FileError(problems);
  return { changes, outcome };
}

const rupees = (value: number | null): number | null => (value === null ? null : toRupees(value));

type ExportedRow = Omit<Required<ProductRow>, 'createdAt'> & { createdAt: string };

export const toRow = (product: ProductRecord): ExportedRow => ({
  _id: product.id,
  name: product.name,
  shortDescription: product.shortDescription,
  description: product.description,
  image: product.image,
  pictures: product.pictures,
  regularPrice: rupees(product.regularPrice),
  salePrice: rupees(product.salePrice),
  categories: product.categories,
  category: product.category,
  subCategory: product.subCategory,
  tags: product.tags,
  colors: product.colors,
  sizes: product.sizes,
  seller: product.seller,
  material: product.material,
  care: product.care,
  dimensions: product.dimensions,
  weight: product.weight,
  hsn: product.hsn,
  taxRate: product.taxRate,
  isFeatured: product.isFeatured,
  visibilityInCatalog: product.visibility,
  allowCustomerReviews: product.allowReviews,
  inStock: product.inStock,
  published: product.published,
  createdAt: new Date(product.createdAt).toISOString(),
  position: product.position,
});

function cell(column: string, value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value) && column !== 'pictures') return value.join(LIST_MARK);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every product, including hidden ones, in a form that `importProducts` reads back unchanged. */
export async function exportProducts(store: Store, format: 'csv' | 'json'): Promise<string> {
  const products = await store.products.listAll();
  const textColumns = translationColumns(products);
  const rows = products.map((product) => ({
    ...toRow(product),
    ...translationCells(product, textColumns),
    ...stockCells(product),
  }));
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const stockColumns = new Set(rows.flatMap((row) => Object.keys(row).filter(isStockColumn)));
  const columns = [...PRODUCT_COLUMNS, ...textColumns, ...[...stockColumns].sort()];
  return writeCsv(
    columns,
    rows.map((row) =>
      columns.map((column) => cell(column, (row as Record<string, unknown>)[column] ?? null)),
    ),
  );
}
