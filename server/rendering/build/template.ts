/** The document around a rendered page, for the build (vite.config.ts) and the running server. */
import type { RenderedPage } from '../../../src/entryServer';
import type { Scripts } from './prerender';
import { styleOf } from '../splitDocument';
import { inlined } from '../inline/inlined';
import { startHydration, type HydrationParts } from '../inline/startHydration';

/**
 * - `whole`: the page as everybody sees it
 * - `data`: a page that shows the catalogue, to be taken over once the shop has it too
 * - `shell`: the frame alone
 */
export type PageKind = 'whole' | 'data' | 'shell';

interface TemplateParts extends HydrationParts {
  /** Vite's index.html as it was built. */
  html: string;
  /** The text of a script or style sheet, to be inlined, so that nothing stands before the first paint. */
  inline: (href: string) => string;
  /** Makes a script as short as it gets; what is inlined comes with every page. */
  minify: (script: string) => string;
}

const LETTERS = /@font-face\{[^}]*\}/g;
/** The fonts that have to be fetched; the rupee sign of prices is in the rule itself. */
const OWN_FONT_FACES = /@font-face\{[^}]*url\(\/[^}]*\}/g;

/**
 * Letters in the page: those that have to be fetched are switched on later (`wake`), or by a worker that has
 * them (src/sw/keptPage.ts): it asks for them before anything else, so that they are there when the page is
 * laid out first. Of the other styles each page has what it shows (`assemble`); all of them come when the
 * shop wakes.
 */
function inlineLetters(css: string): string {
  const letters: string[] = css.match(OWN_FONT_FACES) ?? [];
  // A sign with a range of its own stands on few pages.
  const links = letters
    .filter((face) => !face.includes('unicode-range'))
    .map((face) => /url\((.+?)\)/.exec(face)?.[1] ?? '')
    .map((href) => `<link rel="preload" as="font" crossorigin href="${href}" media="not all">`);
  const others = (css.match(LETTERS) ?? []).filter((face) => !letters.includes(face));
  return `${links.join('')}<style>${others.join('')}</style><style media="not all">${letters.join('')}</style>`;
}

/**
 * Vite's document with places for a page in it; the whole shop starts from one inline script. It
 * stands before the page, so that no control is there to be tapped before its taps are kept, and in the
 * head: after a script in the body a slow phone paints what is there, which would be nothing. Whoever sends the
 * page in pieces sends it after the first screen (src/shared/lib/firstScreen.ts).
 */
export function makeTemplate({ html, inline, minify, ...parts }: TemplateParts): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) =>
      inlineLetters(inline(href)),
    )
    .replace(
      /<script src="([^"]+)"><\/script>/g,
      (_tag, href: string) => `<script>${minify(inline(href))}</script>`,
    )
    .replace(/<title>[^<]*<\/title>/, '<!--title-->')
    .replace(
      '</head>',
      () => `<!--head--><script>${minify(inlined(startHydration, parts))}</script></head>`,
    )
    .replace('<div id="root"></div>', '<!--root-->');
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** What the shop reads when it wakes; nothing where there is nothing to say. */
const brought = (id: string, value: object | undefined): string =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

interface Document {
  kind: PageKind;
  address: string;
  scripts: Scripts;
  /** What header and footer were made of. */
  layout?: object;
  /** What the server answered to the question of this address, where the list alone is not enough. */
  answer?: object | undefined;
}

/** The shop's style sheet without letters, which every page has. */
export const withoutFontFaces = (css: string): string => css.replace(LETTERS, '');

/** Puts a rendered page into the document. */
export function assemble(
  template: string,
  page: RenderedPage,
  { kind, address, scripts, layout, answer }: Document,
): string {
  const own = page.sources.map(([pattern, file]) => [pattern, scripts.ofPage(file)]);
  const state =
    brought('layout', layout) + brought('products', page.products) + brought('answer', answer);
  // Functions, because a replacement text would give `$` a meaning.
  const styles = styleOf(scripts.sheet.css, template + page.head + page.body);
  return template
    .replace('<!--title-->', () => `<title>${escape(page.title)}</title>`)
    .replace(
      '<!--head-->',
      () =>
        `${page.head}${styles}<noscript><link rel="stylesheet" href="${scripts.sheet.href}"></noscript>`,
    )
    .replace(
      '<!--root-->',
      () =>
        `<div id="root" data-page="${kind}" data-address="${escape(address)}" data-scripts="${escape(JSON.stringify(own))}">${page.body}</div>${state}`,
    );
}
