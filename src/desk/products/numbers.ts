/** Numbers as people type them; an empty field is none. */
export const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim());
