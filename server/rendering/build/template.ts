/** Makes the document around a rendered page, for the build (vite.config.ts) and the running server. */
import type { RenderedPage } from '../../../src/entryServer';
import {
  addressIn,
  pathWithin,
  SOURCE_LANGUAGE,
  type Language,
} from '../../../src/shared/config/languages';
import { DATA_SAVER_KEY, PERSONAL_KEYS } from '../../../src/shared/config/storedKeys';
import { attributeOf, findTag } from '../../../src/shared/lib/markup';
import type { Scripts } from './prerender';
import { styleOf } from '../splitDocument';
import { inlined } from '../inline/inlined';
import { spaceFaces } from './spaceFaces';
import { startHydration, type HydrationParts } from '../inline/startHydration';
import { MANIFEST_FILE } from './webManifest';
import type { Translations } from './translations';

/**
 * - `whole`: the page is the same for everybody
 * - `data`: the page shows the catalogue, and hydrates once the client has the same data: that of the document
 *   (`data-answered`), or the list
 * - `shell`: the app shell
 */
export type PageKind = 'whole' | 'data' | 'shell';

interface TemplateParts extends Omit<HydrationParts, 'keys' | 'texts'> {
  /** Vite's index.html. */
  html: string;
  /** Reads a script or style sheet that is inlined, so that the first paint waits for no request. */
  inline: (href: string) => string;
  /** Minifies a script that is inlined into every page. */
  minify: (script: string) => string;
  language: string;
  translations: Translations;
}

/** The texts of `startHydration`, which is not bundled and cannot call `t`. */
const hydrationTexts = (translate: (text: string) => string): HydrationParts['texts'] => ({
  opening: translate('The shop is still opening: {reason}. What you tapped is kept.'),
  slow: translate('the connection is slow or was lost'),
  failed: translate('something went wrong on our side; we are trying again'),
  reload: translate('Load the page again'),
});

const STORED_KEYS = { dataSaver: DATA_SAVER_KEY, personal: PERSONAL_KEYS };

const FONT_FACES = /@font-face\{[^}]*\}/g;
/** Faces with a file; the rupee sign's face has its data in the rule. */
const OWN_FONT_FACES = /@font-face\{[^}]*url\(\/[^}]*\}/g;

/**
 * The style sheet's font faces, inlined. Those with a file are disabled (`media="not all"`):
 * `startHydration` enables them after the first screen. A worker, which has the files, enables them at
 * once (src/sw/cachedPage.ts), so that the first layout has the shop's fonts.
 */
function inlineFontFaces(css: string, language: string): string {
  const fetched: string[] = css.match(OWN_FONT_FACES) ?? [];
  // A face with a unicode range is needed on few pages: no preload.
  const links = fetched
    .filter((face) => !face.includes('unicode-range'))
    .map((face) => /url\((.+?)\)/.exec(face)?.[1] ?? '')
    .map((href) => `<link rel="preload" as="font" crossorigin href="${href}" media="not all">`);
  const others = (css.match(FONT_FACES) ?? []).filter((face) => !fetched.includes(face));
  if (language !== SOURCE_LANGUAGE) others.push(spaceFaces);
  return `${links.join('')}<style>${others.join('')}</style><style media="not all">${fetched.join('')}</style>`;
}

/**
 * Vite's document with marks where `assemble` puts a page. One inline script in the head starts the shop:
 * before the page, so that clicks are queued from its first control on, and not in the body, where a slow
 * phone would paint an empty page before it. The sender of a page in pieces sends the script after the
 * first screen (src/shared/lib/firstScreen.ts).
 */
export function makeTemplate({
  html,
  inline,
  minify,
  language,
  translations,
  ...parts
}: TemplateParts): string {
  const texts = hydrationTexts((text) => translations[text] ?? text);
  return html
    .replace('<html lang="en-IN">', `<html lang="${language}-IN">`)
    .replace(`href="/${MANIFEST_FILE}"`, `href="${parts.basePath}/${MANIFEST_FILE}"`)
    .replace(
      /<noscript>([^<]*)<\/noscript>/,
      (_tag, text: string) => `<noscript>${translations[text] ?? text}</noscript>`,
    )
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) =>
      inlineFontFaces(inline(href), language),
    )
    .replace(
      /<script src="([^"]+)"><\/script>/g,
      (_tag, href: string) => `<script>${minify(inline(href))}</script>`,
    )
    .replace(/<title>[^<]*<\/title>/, '<!--title-->')
    .replace(
      '</head>',
      () =>
        `<!--head--><script>${minify(inlined(startHydration, { ...parts, keys: STORED_KEYS, texts }))}</script></head>`,
    )
    .replace('<div id="root"></div>', '<!--root-->');
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** JSON that hydration reads; an empty string for `undefined`. */
const jsonScript = (id: string, value: object | undefined): string =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

interface Document {
  kind: PageKind;
  address: string;
  scripts: Scripts;
  /** Of the page, and all of the shop. */
  language: string;
  languages: readonly Language[];
  /** Header and footer. */
  layout?: object;
  /** The server's response for this address, if the product list alone is not enough. */
  answer?: { total?: number } | undefined;
}

/** Links to the same page in the other languages, for search engines: of every page that has a canonical address. */
function alternates(head: string, language: string, languages: readonly Language[]): string {
  const tag = findTag(head, 'rel="canonical"');
  const href = tag && attributeOf(tag, 'href');
  if (!href || languages.length < 2) return '';
  const { origin, pathname, search } = new URL(href);
  const path = pathWithin(pathname, language) + search;
  return languages
    .map(({ code }) => [code, origin + addressIn(code, path)] as const)
    .concat([['x-default', origin + path]])
    .map(([code, address]) => `<link rel="alternate" hreflang="${code}" href="${address}">`)
    .join('');
}

/** The shop's style sheet without font faces, which are inlined into every page. */
export const withoutFontFaces = (css: string): string => css.replace(FONT_FACES, '');

/** Puts a rendered page into the document. */
export function assemble(
  template: string,
  page: RenderedPage,
  { kind, address, scripts, layout, answer, language, languages }: Document,
): string {
  // A page that shows the catalogue needs the deferred services before it can be hydrated.
  const further = kind === 'data' ? scripts.deferred : [];
  const own = page.sources.map(([pattern, file]) => [
    pattern,
    [...new Set([...scripts.ofPage(file), ...further])],
  ]);
  const state =
    jsonScript('layout', layout) +
    jsonScript('products', page.products) +
    jsonScript('answer', answer);
  const others = alternates(page.head, language, languages);
  const answered = answer?.total === undefined ? '' : ' data-answered=""';
  // Functions, because a replacement text would give `$` a meaning.
  const styles = styleOf(scripts.sheet.css, template + page.head + page.body);
  return template
    .replace('<!--title-->', () => `<title>${escape(page.title)}</title>`)
    .replace(
      '<!--head-->',
      () =>
        `${page.head}${others}${styles}<noscript><link rel="stylesheet" href="${scripts.sheet.href}"></noscript>`,
    )
    .replace(
      '<!--root-->',
      () =>
        `<div id="root" data-page="${kind}"${answered} data-address="${escape(address)}" data-scripts="${escape(JSON.stringify(own))}">${page.body}</div>${state}`,
    );
}
