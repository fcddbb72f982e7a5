/** Reads an operator's file row by row, so that every mistake can be reported with its line. */
import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { FileError, atLine, type Row } from './fileError';
import { jsonErrorPosition } from './jsonError';
import { unescapeFormula } from './writeCsv';

/** Reads a `.csv` with a header row, or a `.json` list of objects. */
export function readRows(name: string, text: string): Row[] {
  if (/\.csv$/i.test(name)) return csvRows(text);
  if (/\.json$/i.test(name)) return jsonRows(text);
  throw new FileError([`${name}: only .csv and .json files can be read.`]);
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** Comma, semicolon or tab, whichever the heading has most often: spreadsheets choose by the country they are set to. */
function separatorOf(text: string): string {
  const [heading = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const count = (separator: string): number => heading.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

const isBlank = (cell: string | undefined): boolean => (cell ?? '').trim() === '';

function csvRows(text: string): Row[] {
  let records: CsvRecord[];
  try {
    records = parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw new FileError([atLine(line, error.message)]);
  }
  const [heading, ...body] = records.filter(({ record }) => !record.every(isBlank));
  if (!heading) throw new FileError(['The file is empty.']);
  const columns = heading.record.map((column) => column.trim());
  const problems = columns
    .filter((column, index) => column !== '' && columns.indexOf(column) !== index)
    .map((column) => atLine(lineOf(heading), `the heading ${column} is there twice.`));
  const rows = body.map((entry) => {
    const { record } = entry;
    const line = lineOf(entry);
    if (record.length < columns.length) {
      const [has, wants] = [String(record.length), String(columns.length)];
      problems.push(atLine(line, `has ${has} fields, but the heading has ${wants}.`));
    }
    const fields = record.flatMap((cell, index) => {
      const column = columns[index] ?? '';
      if (column !== '') return [[column, unescapeFormula(cell)] as const];
      if (!isBlank(cell))
        problems.push(atLine(line, `"${cell}" is in a column without a heading.`));
      return [];
    });
    return { line, fields: Object.fromEntries(fields) };
  });
  if (problems.length > 0) throw new FileError(problems);
  return rows;
}

/** The parser reports the last line of a record; a quoted field may span lines. */
const lineOf = ({ record, info }: CsvRecord): number =>
  info.lines - record.join('').split('\n').length + 1;

function jsonRows(text: string): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new FileError([atLine(lineAt(text, jsonErrorPosition(text)), `is not JSON: ${why}`)]);
  }
  const parsed = v.safeParse(v.array(v.record(v.string(), v.unknown())), value);
  if (!parsed.success) throw new FileError(['The file must hold a list of objects.']);
  const starts = elementStarts(text);
  return parsed.output.map((fields, index) => ({ line: lineAt(text, starts[index] ?? 0), fields }));
}

const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;

/** Offset of each object of a list, in text that is valid JSON. */
function elementStarts(text: string): number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    const [token] = match;
    if (token === '{' || token === '[') {
      if (depth === 1) starts.push(match.index);
      depth += 1;
    } else if (token === '}' || token === ']') {
      depth -= 1;
    }
  }
  return starts;
}
