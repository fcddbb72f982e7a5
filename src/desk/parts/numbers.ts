/** Numbers as people type them; an empty field is none. */
export const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Throws an Error with a message for people. */
export function numberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^\d+(?:\.\d+)?$/.test(typed)) throw new Error(`"${typed}" is not a number.`);
  return Number(typed);
}
