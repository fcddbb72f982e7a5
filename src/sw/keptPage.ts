/** A page as the worker answers with it, from the document that the build wrote. */

/** What a first visit fetches late (server/pages/template.ts), and a worker has at hand. */
const LATE = ' media="not all"';

/** With the shop's letters from the start: they are there when the page is laid out first. */
export const withLetters = (html: string): string => html.replaceAll(LATE, '');

/**
 * What a phone shows on its first screen, and the rest: cut before the first element of the page that comes
 * later (src/shared/ui/later.ts). The parser of a slow phone paints nothing while it has more to read.
 */
export function atFirstScreen(html: string): [first: string, rest: string] {
  const later = html.indexOf(' data-later=""', html.indexOf('<main'));
  const cut = later < 0 ? html.length : html.lastIndexOf('<', later);
  return [html.slice(0, cut), html.slice(cut)];
}
