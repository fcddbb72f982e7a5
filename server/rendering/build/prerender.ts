/** Writes every prerendered page of the build; called by vite.config.ts when the bundle stands. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf, PRERENDERED, SHELL_FILE } from '../../../src/shared/config/pageFiles';
import type * as Renderer from '../../../src/entryServer';
import { inlined } from '../inline/inlined';
import { REST_MARK } from '../splitDocument';
import { loadSecondPart } from '../inline/loadSecondPart';
import { assemble, makeTemplate, withoutFontFaces } from './template';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  /** Keys of the chunks that it imports at once. */
  imports?: string[];
}

/** What the running server needs of the build, and nobody fetches: names with a dot are refused. */
export const SERVER_DIR = '.server';
export const TEMPLATE_FILE = 'template.html';
/** The script of a document that is the first part of a page. */
export const REST_SCRIPT_FILE = 'rest.js';
export const RENDERER_FILE = 'entryServer.js';

export const loadRenderer = (dist: string): Promise<typeof Renderer> =>
  import(pathToFileURL(path.resolve(dist, SERVER_DIR, RENDERER_FILE)).href) as Promise<
    typeof Renderer
  >;

export interface Scripts {
  /** In the order in which they are evaluated: the libraries, what stands on them alone, the shop. */
  slices: string[];
  /** The shop's styles, for all pages. */
  sheet: { href: string; css: string };
  /** What the slices import besides each other. */
  others: string[];
  /** What a page needs beyond all these. @param source its file, as in `src/pages/HomePage.tsx` */
  ofPage: (source: string) => string[];
}

/** Which scripts belong together, so that none is asked for only when another has come. */
export function readScripts(dist: string): Scripts {
  const chunks = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const chunkOf = (key: string): Chunk => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  const hrefOf = (key: string): string => `/${chunkOf(key).file}`;
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
  const slices = ['react', 'dom', 'redux', 'store']
    .map((wanted) => keys.find((key) => chunkOf(key).name === wanted))
    .filter((key) => key !== undefined)
    .concat(entry);
  const sheet = hrefOf('style.css');
  return {
    sheet: { href: sheet, css: readFileSync(path.join(dist, sheet), 'utf8') },
    slices: slices.map(hrefOf),
    others: [...everywhere].filter((key) => !slices.includes(key)).map(hrefOf),
    ofPage: (source) => [...addAll(source, new Set(everywhere))].slice(everywhere.size).map(hrefOf),
  };
}

/**
 * Needs the client's and the server's bundle in `dist`; replaces Vite's index.html.
 * @param minify for scripts that stand in the page; the build's own, which no running server has
 */
export async function writePages(dist: string, minify: (script: string) => string): Promise<void> {
  const read = (href: string): string => readFileSync(path.join(dist, href), 'utf8').trim();
  const { renderPage, catalogueAddresses } = await loadRenderer(dist);
  const html = read('index.html');
  const built = readScripts(dist);
  const css = withoutFontFaces(built.sheet.css);
  const scripts = { ...built, sheet: { ...built.sheet, css } };
  const template = makeTemplate({
    html,
    inline: read,
    minify,
    slices: scripts.slices,
    others: scripts.others,
    sheet: scripts.sheet.href,
    reads: catalogueAddresses(),
  });
  writeFileSync(path.join(dist, scripts.sheet.href), css);
  writeFileSync(path.join(dist, SERVER_DIR, TEMPLATE_FILE), template);
  const restScript = minify(inlined(loadSecondPart, REST_MARK));
  writeFileSync(path.join(dist, SERVER_DIR, REST_SCRIPT_FILE), restScript);
  for (const page of PRERENDERED) {
    const file = path.join(dist, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    const rendered = await renderPage(page);
    writeFileSync(file, assemble(template, rendered, { kind: 'whole', address: page, scripts }));
  }
  const shell = await renderPage('/shell', {}, { shell: true });
  writeFileSync(
    path.join(dist, SHELL_FILE),
    assemble(template, shell, { kind: 'shell', address: '', scripts }),
  );
  rmSync(path.join(dist, 'color-scheme.js'), { force: true });
}
