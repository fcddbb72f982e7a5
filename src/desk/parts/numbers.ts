/** Numbers as people type them; an empty field has no number. */
export const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Throws an Error with a message for people. */
export function numberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^\d+(?:\.\d+)?$/.test(typed)) throw new Error(`"${typed}" is not a number.`);
  return Number(typed);
}

/** PIN codes, or their first digits, separated by commas, spaces or lines. */
export const pinsFrom = (text: string): string[] =>
  text.split(/[\s,]+/).filter((pin) => pin !== '');
