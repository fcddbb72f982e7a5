/**
 * Splits a document for a phone's first visit: the first part has what the first screen shows, with its
 * styles, and the second part the rest of the page. A connection carries ten packets (14.6 kB) before the
 * first is confirmed; a longer document costs a round trip before the first paint, a fifth of a second on
 * slow 4G. The page requests its second part when the first is parsed, and hydrates when both are there
 * (docs/adr/0011-prerender-and-one-worker.md).
 */
import { createHash } from 'node:crypto';
import { attributeOf, endOf, findTag } from '../../src/shared/lib/markup';
import { usedStyles } from './build/criticalCss';

export interface PageParts {
  first: string;
  /**
   * A mark, the JSON that hydration reads, and one `<template>` for each element that is empty in the
   * first part, in order. It needs the shop's whole style sheet.
   */
  second: string;
}

/** On elements that no phone shows on its first screen (src/shared/ui/secondPart.ts). */
const IN_SECOND_PART = 'data-second-part=""';
const HYDRATION_DATA = /<script type="application\/json" id="[^"]*">[\s\S]*?<\/script>/g;
/** The page's critical CSS (template.ts). */
const STYLES = /<style data-s>([\s\S]*?)<\/style>/;
/** The second part begins with it: a captive portal answers every request with a page of its own. */
export const SECOND_PART_MARK = '<!--rest-->';

/**
 * Keeps empty elements at the height that they declare. Laid out while empty, the browser would remember
 * that height for them (`contain-intrinsic-size: auto`).
 */
const EMPTY_PLACES = '[data-second-part]:empty{content-visibility:hidden!important}';
/**
 * Lays out the header alone in the first frame, and what is below it in the next: a slow phone takes two to
 * three times as long for a whole first screen. A browser that cannot animate this shows both at once.
 */
const PAINT_HEADER_FIRST =
  'html:not([data-hydrated]) main{animation:1ms header-first}@keyframes header-first{from,to{content-visibility:hidden;contain-intrinsic-height:100vh}}';

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/**
 * Null for what stays in one part: the app shell, which is small, and a page without marked elements.
 * @param html a document that `assemble` (template.ts) made
 * @param script `loadSecondPart`, inlined
 */
export function splitDocument(html: string, script: string): PageParts | null {
  const root = findTag(html, 'id="root"');
  const kind = root && attributeOf(root, 'data-page');
  if (!root || (kind !== 'whole' && kind !== 'data')) return null;
  const address = attributeOf(root, 'data-address') ?? '';
  const body = cutSecondPart(html);
  if (body.templates === '') return null;
  const texts = body.html.match(HYDRATION_DATA) ?? [];
  const shown = body.html.replace(HYDRATION_DATA, '');
  const second = SECOND_PART_MARK + texts.join('') + body.templates;
  const whole = `${address}${address.includes('?') ? '&amp;' : '?'}whole=1`;
  // Functions, because a replacement text would give `$` a meaning.
  const first = shown
    .replace(STYLES, (_tag, css: string) => styleOf(css, shown.replace(STYLES, ''), true))
    .replace('id="root"', () => `id="root" data-rest="${hashOf(second)}"`)
    .replace(
      '</head>',
      () =>
        `<style>${EMPTY_PLACES}${PAINT_HEADER_FIRST}</style><noscript><meta http-equiv="refresh" content="0;url=${whole}"></noscript><script>${script}</script></head>`,
    );
  return { first, second };
}

/** A page's critical CSS as an element. */
export const styleOf = (css: string, html: string, isFirstScreen = false): string =>
  `<style data-s>${usedStyles(css, html, isFirstScreen)}</style>`;

/** Takes out the content of marked elements; marked elements inside of others are part of their content. */
function cutSecondPart(html: string): { html: string; templates: string } {
  let firstPart = '';
  let templates = '';
  let at = 0;
  for (let tag = findTag(html, IN_SECOND_PART); tag; tag = findTag(html, IN_SECOND_PART, at)) {
    const end = endOf(html, tag);
    firstPart += html.slice(at, tag.end);
    templates += `<template>${html.slice(tag.end, end)}</template>`;
    at = end;
  }
  return { html: firstPart + html.slice(at), templates };
}
