/**
 * A page in two answers for a phone that comes for the first time: what its first screen shows, with
 * the styles of that, and the rest. A connection carries ten packets (14.6 kB) before the first is
 * confirmed; a document beyond that costs a round trip before anything is painted, on slow 4G a fifth
 * of a second. The page asks for the rest itself as soon as it is parsed and is taken over when it is
 * whole (docs/adr/0011-prerender-and-one-worker.md).
 */
import { createHash } from 'node:crypto';
import { usedStyles } from './build/criticalCss';

export interface PageParts {
  first: string;
  /**
   * Its mark, the texts that the shop reads when it wakes, and one `<template>` for each element of the
   * first part that is empty so far, in their order. It is shown with the shop's whole style sheet.
   */
  rest: string;
}

/** Of components that nobody sees on the first screen of a phone (src/shared/ui/later.ts). */
const LATER = /<(\w+)\b[^>]*\sdata-second-part=""[^>]*>/g;
const HYDRATION_DATA = /<script type="application\/json" id="[^"]*">[\s\S]*?<\/script>/g;
/** Of the page's own styles (template.ts). */
const STYLES = /<style data-s>([\s\S]*?)<\/style>/;
/** How the second part begins: a captive portal answers everything with a page of its own. */
export const REST_MARK = '<!--rest-->';
const ROOT = /<div id="root" data-page="(\w+)" data-address="([^"]*)"/;

/**
 * A place is as tall meanwhile as its element says that it will be. Laid out while it is empty it would
 * be taken for that small as soon as it is out of sight again (`contain-intrinsic-size: auto`).
 */
const EMPTY_PLACES = '[data-second-part]:empty{content-visibility:hidden!important}';
/**
 * The first frame has the shop's bar alone, and the next one what stands below it: a slow phone takes two to three
 * times as long to lay out the whole of a first screen. A browser that cannot animate this shows both at once.
 */
const PAINT_HEADER_FIRST =
  'html:not([data-hydrated]) main{animation:1ms header-first}@keyframes header-first{from,to{content-visibility:hidden;contain-intrinsic-height:100vh}}';

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/**
 * Null for what comes in one: the frame alone, which is small, and a page without anything for later.
 * @param html a document as `assemble` (template.ts) makes it
 * @param script asks for the rest and puts it in place (`loadSecondPart`, inlined)
 */
export function splitDocument(html: string, script: string): PageParts | null {
  const [, kind, address = ''] = ROOT.exec(html) ?? [];
  if (kind !== 'whole' && kind !== 'data') return null;
  const body = withoutLater(html);
  if (body.templates === '') return null;
  const texts = body.html.match(HYDRATION_DATA) ?? [];
  const shown = body.html.replace(HYDRATION_DATA, '');
  const rest = REST_MARK + texts.join('') + body.templates;
  const whole = `${address}${address.includes('?') ? '&amp;' : '?'}whole=1`;
  // Functions, because a replacement text would give `$` a meaning.
  const first = shown
    .replace(STYLES, (_tag, css: string) => styleOf(css, shown.replace(STYLES, ''), true))
    .replace('<div id="root"', () => `<div id="root" data-rest="${hashOf(rest)}"`)
    .replace(
      '</head>',
      () =>
        `<style>${EMPTY_PLACES}${PAINT_HEADER_FIRST}</style><noscript><meta http-equiv="refresh" content="0;url=${whole}"></noscript><script>${script}</script></head>`,
    );
  return { first, rest };
}

/** The styles of a page, in the page. */
export const styleOf = (css: string, html: string, isFirstScreen = false): string =>
  `<style data-s>${usedStyles(css, html, isFirstScreen)}</style>`;

/** What elements for later hold, an outer one with all that is in it. */
function withoutLater(html: string): { html: string; templates: string } {
  let kept = '';
  let templates = '';
  let at = 0;
  LATER.lastIndex = 0;
  for (let tag = LATER.exec(html); tag; tag = LATER.exec(html)) {
    const from = tag.index + tag[0].length;
    const to = endOf(html, tag[1] ?? '', from);
    LATER.lastIndex = to;
    kept += html.slice(at, from);
    templates += `<template>${html.slice(from, to)}</template>`;
    at = to;
  }
  return { html: kept + html.slice(at), templates };
}

/** Where the element ends whose content begins at `from`; React closes all that it opens. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`An element <${name}> for later is not closed.`);
}
