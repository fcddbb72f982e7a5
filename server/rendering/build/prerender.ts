/** Writes every prerendered page of the build. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  addressIn,
  basePathOf,
  SOURCE_LANGUAGE,
  type Language,
} from '../../../src/shared/config/languages';
import { fileOf, PRERENDERED, SHELL_FILE } from '../../../src/shared/config/pageFiles';
import type * as Renderer from '../../../src/entryServer';
import { inlined } from '../inline/inlined';
import { SECOND_PART_MARK } from '../splitDocument';
import { loadSecondPart } from '../inline/loadSecondPart';
import { translationsOf } from './translations';
import { MANIFEST_FILE, manifestIn } from './webManifest';
import { assemble, makeTemplate, withoutFontFaces } from './template';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  /** Keys of the chunks that it imports statically. */
  imports?: string[];
}

/** The files that only the running server needs. Names with a dot are never served. */
export const SERVER_DIR = '.server';
export const TEMPLATE_FILE = 'template.html';
/** The other origins that the build calls, as JSON. */
export const ORIGINS_FILE = 'origins.json';
/** The inline script of a split document's first part. */
export const SECOND_PART_SCRIPT_FILE = 'secondPart.js';
export const RENDERER_FILE = 'entryServer.js';

/** The languages of the build, as JSON. */
export const LANGUAGES_FILE = 'languages.json';

/** The folder of a language's pages and chunks in the build. */
export const folderOf = (dist: string, language: string): string =>
  path.join(dist, basePathOf(language));

/** The languages that the build in `dist` holds. */
export function languagesIn(dist: string): Language[] {
  const file = path.join(dist, SERVER_DIR, LANGUAGES_FILE);
  if (!existsSync(file)) return [{ code: SOURCE_LANGUAGE, name: 'English' }];
  return JSON.parse(readFileSync(file, 'utf8')) as Language[];
}

export const loadRenderer = (dist: string, language: string): Promise<typeof Renderer> =>
  import(
    pathToFileURL(path.resolve(folderOf(dist, language), SERVER_DIR, RENDERER_FILE)).href
  ) as Promise<typeof Renderer>;

export interface Scripts {
  /** The main chunks in evaluation order, each evaluated in a task of its own. */
  mainChunks: string[];
  /** The shop's styles, for all pages. */
  sheet: { href: string; css: string };
  /** Further chunks that the main chunks import. */
  others: string[];
  /** A page's further chunks. @param source its file, such as `src/pages/HomePage.tsx` */
  ofPage: (source: string) => string[];
  /** The chunks of the deferred services. */
  deferred: string[];
}

/** Reads from the manifest which chunks a page needs, so that all are requested at once. */
export function readScripts(dist: string, language: string): Scripts {
  const manifest = path.join(folderOf(dist, language), '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const chunkOf = (key: string): Chunk => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  const hrefOf = (key: string): string => `${basePathOf(language)}/${chunkOf(key).file}`;
  const addAll = (key: string, known: Set<string>): Set<string> => {
    if (known.has(key)) return known;
    known.add(key);
    for (const needed of chunkOf(key).imports ?? []) addAll(needed, known);
    return known;
  };
  const keys = Object.keys(chunks);
  const entry = keys.find((key) => chunkOf(key).isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  const everywhere = addAll(entry, new Set());
  const mainChunks = ['react', 'dom', 'redux', 'store']
    .map((wanted) => keys.find((key) => chunkOf(key).name === wanted))
    .filter((key) => key !== undefined)
    .concat(entry);
  const deferredServices = keys.find((key) => chunkOf(key).name === 'deferred');
  if (deferredServices === undefined) throw new Error('The build has no deferred services.');
  const further = (key: string): string[] =>
    [...addAll(key, new Set(everywhere))].slice(everywhere.size).map(hrefOf);
  const sheet = hrefOf('style.css');
  return {
    sheet: { href: sheet, css: readFileSync(path.join(dist, sheet), 'utf8') },
    mainChunks: mainChunks.map(hrefOf),
    others: [...everywhere].filter((key) => !mainChunks.includes(key)).map(hrefOf),
    ofPage: further,
    deferred: further(deferredServices),
  };
}

/**
 * Writes a language's pages into `dist`, which has the client's and the server's bundle; replaces Vite's index.html.
 * @param minify for inlined scripts; only the build has a minifier
 */
export async function writePages(
  dist: string,
  language: string,
  languages: readonly Language[],
  minify: (script: string) => string,
): Promise<void> {
  const folder = folderOf(dist, language);
  // Style sheets are bundled; inlined scripts are files of `public`.
  const read = (href: string): string =>
    readFileSync(path.join(href.includes('/assets/') ? dist : 'public', href), 'utf8').trim();
  const { renderPage, catalogueAddresses } = await loadRenderer(dist, language);
  const built = readScripts(dist, language);
  const css = withoutFontFaces(built.sheet.css);
  const scripts = { ...built, sheet: { ...built.sheet, css } };
  const template = makeTemplate({
    html: readFileSync(path.join(folder, 'index.html'), 'utf8').trim(),
    inline: read,
    minify,
    language,
    translations: translationsOf(language),
    basePath: basePathOf(language),
    mainChunks: scripts.mainChunks,
    others: scripts.others,
    sheet: scripts.sheet.href,
    reads: catalogueAddresses(),
  });
  if (language !== SOURCE_LANGUAGE) {
    const manifest = manifestIn(language, translationsOf(language), read(MANIFEST_FILE));
    writeFileSync(path.join(folder, MANIFEST_FILE), manifest);
  }
  writeFileSync(path.join(dist, scripts.sheet.href), css);
  writeFileSync(path.join(folder, SERVER_DIR, TEMPLATE_FILE), template);
  const secondPartScript = minify(inlined(loadSecondPart, SECOND_PART_MARK));
  writeFileSync(path.join(folder, SERVER_DIR, SECOND_PART_SCRIPT_FILE), secondPartScript);
  const common = { scripts, language, languages };
  for (const page of PRERENDERED) {
    const file = path.join(folder, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    const rendered = await renderPage(page);
    const address = addressIn(language, page);
    writeFileSync(file, assemble(template, rendered, { kind: 'whole', address, ...common }));
  }
  const shell = await renderPage('/shell', {}, { shell: true });
  writeFileSync(
    path.join(folder, SHELL_FILE),
    assemble(template, shell, { kind: 'shell', address: '', ...common }),
  );
}
