/** What moves the cursor, breaks a line or turns the way of writing round. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text for the terminal, whoever wrote it: in one line, and with what a terminal would obey spelt out. */
export const printable = (text: string): string =>
  text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Rows under each other in columns, one line each. */
export function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const line of lines) {
    line.forEach((text, column) => {
      widths[column] = Math.max(widths[column] ?? 0, text.length);
    });
  }
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
