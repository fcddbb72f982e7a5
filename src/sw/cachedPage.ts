/** Prepares the build's documents for the worker. */
import { withoutScripts, type Choices } from '../shared/lib/firstScreen';
import { findTag } from '../shared/lib/markup';

/** Disables the font faces of a first visit (server/rendering/build/template.ts). */
const DISABLED = ' media="not all"';

/** Enables the shop's fonts: a worker has them, so the first layout can use them. */
export const withFonts = (html: string): string => html.replaceAll(DISABLED, '');

/** First screen, scripts and rest, sent one after the other. */
export type CachedPage = readonly [firstScreen: string, scripts: string, rest: string];

/**
 * Cuts before the first element that no phone shows on its first screen (src/shared/ui/secondPart.ts): the parser
 * of a slow phone paints nothing while it has more to read. Null for a page without such an element.
 */
export function inPieces(page: string, choices: Choices): CachedPage | null {
  const { html, scripts } = withoutScripts(page, choices);
  const tag = findTag(html, 'data-second-part=""', html.indexOf('<main'));
  return tag && [html.slice(0, tag.start), scripts, html.slice(tag.start)];
}
