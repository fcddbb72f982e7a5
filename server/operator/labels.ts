import * as v from 'valibot';
import { LABEL_MARK, MAX_LABELS, MAX_LABEL_LENGTH } from '../../src/shared/api/deskContract';
import { countOf } from '../../src/shared/lib/countOf';
import type { Context } from '../services/context';
import { labelTexts, withoutLabel } from '../services/labelTexts';
import { changeLabels } from '../services/shopSettings';
import { checkRow, orNone, textField } from './fields';
import { FileError, atLine, type Row } from './fileError';
import { languageProblem } from './translations';
import { writeCsv } from './writeCsv';

/** The column of the English text; each other one is a language. */
const TEXT = 'text';

const labelField = v.pipe(
  textField,
  v.maxLength(MAX_LABEL_LENGTH, `is longer than ${String(MAX_LABEL_LENGTH)} characters.`),
  v.regex(/^\P{Cc}*$/u, 'must be one line.'),
);
const englishField = v.pipe(
  labelField,
  v.minLength(1, 'must not be empty.'),
  v.excludes(LABEL_MARK, `must not contain ${LABEL_MARK}.`),
);

/** A label for each language. */
type CheckedRow = { [TEXT]: string } & Record<string, string | null>;

/**
 * Replaces the labels of the languages that a file has columns of. An empty cell is no label.
 *
 * @returns the number of labels by language
 * @throws FileError that names every bad row
 */
export async function importLabels(
  context: Context,
  rows: readonly Row[],
  { dryRun }: { dryRun: boolean },
): Promise<Map<string, number>> {
  const columns = new Set(rows.flatMap(({ fields }) => Object.keys(fields)));
  const languages = [...columns].filter((column) => column !== TEXT);
  const problems = languages.flatMap(
    (column) => languageProblem(column, column, context.languages ?? []) ?? [],
  );
  if (languages.length === 0) problems.push('The file has no column of a language, such as hi.');
  if (problems.length > 0) throw new FileError(problems);

  const schema = v.strictObject({
    [TEXT]: englishField,
    ...Object.fromEntries(
      languages.map((language) => [language, v.optional(orNone(labelField), null)]),
    ),
  });
  const lines = new Map<string, number>();
  const labels = new Map(languages.map((language) => [language, new Map<string, string>()]));
  for (const row of rows) {
    const checked = checkRow(schema, row);
    problems.push(...checked.problems);
    if (checked.value === null) continue;
    const { [TEXT]: text, ...cells } = checked.value as CheckedRow;
    const twice = lines.get(text);
    if (twice !== undefined) {
      problems.push(atLine(row.line, `text ${text} is on line ${String(twice)} already.`));
    }
    lines.set(text, row.line);
    for (const [language, label] of Object.entries(cells)) {
      if (label !== null) labels.get(language)?.set(text, label);
    }
  }
  for (const [language, some] of labels) {
    if (some.size > MAX_LABELS) {
      problems.push(`${language} has more than ${countOf(MAX_LABELS, 'label')}.`);
    }
  }
  if (problems.length > 0) throw new FileError(problems);
  if (!dryRun) await changeLabels(context, labels);
  return new Map([...labels].map(([language, some]) => [language, some.size]));
}

/** All labels, and the texts of the shop that have none yet, in every language of the shop. */
export async function exportLabels(context: Context, format: 'csv' | 'json'): Promise<string> {
  const { store, languages = [] } = context;
  const { labels = {} } = await store.settings.read();
  const all = await labelTexts(store);
  const texts = new Set([
    ...languages.flatMap((language) => Object.keys(labels[language] ?? {})),
    ...languages.flatMap((language) => withoutLabel(all, labels[language])),
  ]);
  const rows = [...texts].map((text) => [
    text,
    ...languages.map((language) => labels[language]?.[text] ?? ''),
  ]);
  const columns = [TEXT, ...languages];
  if (format === 'csv') return writeCsv(columns, rows);
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index]])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}
