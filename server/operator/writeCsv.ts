/** Writes files for spreadsheets. */

/** A cell that a spreadsheet would compute as a formula, with any number of quotes before it that prevent this. */
const FORMULA = /^'*[=+\-@\t\r]/;
const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** CSV with a header row (RFC 4180) for spreadsheets: with a byte order mark, formulas as text. */
export function writeCsv(columns: readonly string[], rows: readonly string[][]): string {
  const quoted = (field: string): string =>
    /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
  const lines = [columns, ...rows.map((row) => row.map(escapeFormula))];
  return `\ufeff${lines.map((row) => `${row.map(quoted).join(',')}\n`).join('')}`;
}
