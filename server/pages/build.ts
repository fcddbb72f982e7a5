/** Writes every prerendered page of the build; called by vite.config.ts when the bundle stands. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf, PRERENDERED, SHELL_FILE } from '../../src/shared/config/pageFiles';
import type * as Renderer from '../../src/entryServer';
import { assemble, makeTemplate } from './template';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
}

/** What the running server needs of the build, and nobody fetches: names with a dot are refused. */
export const SERVER_DIR = '.server';
export const TEMPLATE_FILE = 'template.html';
export const RENDERER_FILE = 'entryServer.js';

export const loadRenderer = (dist: string): Promise<typeof Renderer> =>
  import(pathToFileURL(path.resolve(dist, SERVER_DIR, RENDERER_FILE)).href) as Promise<
    typeof Renderer
  >;

/** The libraries, what stands on them alone, then the shop itself. */
function slicesOf(dist: string): string[] {
  const chunks = Object.values(
    JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      Chunk
    >,
  );
  const entry = chunks.find(({ isEntry }) => isEntry === true);
  if (!entry) throw new Error('The build has no entry.');
  const first = ['react', 'dom', 'redux', 'mui', 'api', 'theme', 'store']
    .map((wanted) => chunks.find(({ name }) => name === wanted)?.file)
    .filter((file) => file !== undefined);
  return [...first, entry.file].map((file) => `/${file}`);
}

/** Needs the client's and the server's bundle in `dist`; replaces Vite's index.html. */
export async function writePages(dist: string): Promise<void> {
  const read = (href: string): string => readFileSync(path.join(dist, href), 'utf8').trim();
  const template = makeTemplate({
    html: read('index.html'),
    inline: read,
    slices: slicesOf(dist),
  });
  writeFileSync(path.join(dist, SERVER_DIR, TEMPLATE_FILE), template);
  const { renderPage } = await loadRenderer(dist);
  for (const page of PRERENDERED) {
    const file = path.join(dist, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    const rendered = await renderPage(page);
    writeFileSync(file, assemble(template, rendered, { kind: 'whole', address: page }));
  }
  const shell = await renderPage('/shell', {}, { shell: true });
  writeFileSync(
    path.join(dist, SHELL_FILE),
    assemble(template, shell, { kind: 'shell', address: '' }),
  );
  rmSync(path.join(dist, 'color-scheme.js'), { force: true });
}
