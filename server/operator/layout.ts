import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { HEADER_ITEM_TYPES, type FooterLink, type HeaderItem } from '../../src/shared/api/contract';
import { noteChange, type Change } from '../services/audit';
import type { Context } from '../services/context';
import type { Store } from '../services/ports';
import { ADDRESS_RULE, checkRow, isAddress, orNone, requiredText, textField } from './fields';
import { FileError, atLine, type Row } from './fileError';
import { writeCsv } from './writeCsv';

/** The icon titles that the shop knows (spec section 3). */
const ICONS = ['search', 'profile', 'cart'];

const addressField = v.pipe(requiredText, v.check(isAddress, ADDRESS_RULE));
const idField = v.optional(v.pipe(textField, v.maxLength(64, 'is longer than 64 characters.')), '');

const HeaderRow = v.strictObject({
  _id: idField,
  type: v.picklist(HEADER_ITEM_TYPES, `must be one of ${HEADER_ITEM_TYPES.join(', ')}.`),
  title: v.optional(textField, ''),
  link: v.optional(orNone(addressField), null),
  image: v.optional(orNone(addressField), null),
  position: v.union(
    [
      v.pipe(v.number(), v.integer()),
      v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/), v.transform(Number)),
    ],
    'must be a whole number.',
  ),
});

const FooterRow = v.strictObject({ _id: idField, title: requiredText, link: addressField });

/** Checks all rows, then replaces the header with them. Throws a FileError that names every bad row. */
export async function importHeader(
  context: Context,
  rows: readonly Row[],
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const items = checkAll(rows, HeaderRow, (item) => {
    if (item.type === 'icon' && !ICONS.includes(item.title.toLowerCase())) {
      return `title of an icon must be one of ${ICONS.join(', ')}.`;
    }
    return item.type === 'link' && (item.link === null || item.title === '')
      ? 'a link needs title and link.'
      : null;
  });
  if (!dryRun) {
    await replace(context, 'header', async (inside) => {
      const before = await inside.layout.headers();
      await inside.layout.replaceHeaders(items);
      return { before: { items: before }, after: { items } };
    });
  }
  return items.length;
}

/** Checks all rows, then replaces the footer's links with them, in the file's order. */
export async function importFooter(
  context: Context,
  rows: readonly Row[],
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const links = checkAll(rows, FooterRow, () => null);
  if (!dryRun) {
    await replace(context, 'footer', async (inside) => {
      const before = await inside.layout.footers();
      await inside.layout.replaceFooters(links);
      return { before: { links: before }, after: { links } };
    });
  }
  return links.length;
}

/** Browsers cache header and footer by the catalogue's version, so that changes too. */
async function replace(
  context: Context,
  part: 'header' | 'footer',
  work: (inside: Store) => Promise<Pick<Change, 'before' | 'after'>>,
): Promise<void> {
  await context.store.transaction(async (inside) => {
    const change = await work(inside);
    await inside.products.bumpVersion();
    await noteChange(context, inside, { action: `${part}.change`, subjectId: 'shop', ...change });
  });
}

function checkAll<T extends { _id: string }>(
  rows: readonly Row[],
  schema: v.GenericSchema<unknown, T>,
  alsoWrong: (value: T) => string | null,
): T[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const values: T[] = [];
  for (const row of rows) {
    const checked = checkRow(schema, row);
    problems.push(...checked.problems);
    if (checked.value === null) continue;
    const value = { ...checked.value, _id: checked.value._id || uuidv7() };
    const wrong = seen.has(value._id) ? `_id ${value._id} is in the file twice.` : alsoWrong(value);
    seen.add(value._id);
    if (wrong === null) values.push(value);
    else problems.push(atLine(row.line, wrong));
  }
  if (problems.length > 0) throw new FileError(problems);
  return values;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function write(
  columns: readonly string[],
  rows: readonly (HeaderItem | FooterLink)[],
  format: 'csv' | 'json',
): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const fields = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  return writeCsv(
    columns,
    fields.map((row) => columns.map((column) => text(row.get(column)))),
  );
}

export const exportHeader = async (store: Store, format: 'csv' | 'json'): Promise<string> =>
  write(Object.keys(HeaderRow.entries), await store.layout.headers(), format);

export const exportFooter = async (store: Store, format: 'csv' | 'json'): Promise<string> =>
  write(Object.keys(FooterRow.entries), await store.layout.footers(), format);
