/** Characters that move the cursor, break a line or change the writing direction. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text safe for the terminal: one line, with control characters escaped. */
export const printable = (text: string): string =>
  text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Aligns rows in columns, one line each. */
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
