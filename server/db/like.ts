import { sql } from 'kysely';

/** Text for `like`, in which `%`, `_` and `\` are themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A column contains a text, in upper or lower case, on both databases. */
export const isLike = (column: string, text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${containing(text.toLowerCase())} escape '\\'`;
