/** A page as the worker answers with it, from the document that the build wrote. */
import { withoutScripts, type Choices } from '../shared/lib/firstScreen';

/** What a first visit fetches late (server/rendering/build/template.ts), and a worker has at hand. */
const LATE = ' media="not all"';

/** With the shop's letters from the start: they are there when the page is laid out first. */
export const withLetters = (html: string): string => html.replaceAll(LATE, '');

/** First screen, scripts and rest, to be sent one after the other. */
export type KeptPage = readonly [firstScreen: string, scripts: string, rest: string];

/**
 * Cut before the first element of the page that no phone shows on its first screen (src/shared/ui/later.ts): the
 * parser of a slow phone paints nothing while it has more to read. Null for a page that is all first screen.
 */
export function inPieces(page: string, choices: Choices): KeptPage | null {
  const { html, scripts } = withoutScripts(page, choices);
  const later = html.indexOf(' data-second-part=""', html.indexOf('<main'));
  if (later < 0) return null;
  const rest = html.lastIndexOf('<', later);
  return [html.slice(0, rest), scripts, html.slice(rest)];
}
