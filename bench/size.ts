/**
 * The size budget (`npm run size`, part of `npm run verify`): brotli bytes of script that a first visit to each route
 * loads before it is hydrated, in every language. Fails above budget and names the chunks; also fails when chunks import
 * each other.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderOf, languagesIn } from '../server/rendering/build/prerender';
import { buildDir } from '../server/buildSettings';
import { SOURCE_LANGUAGE } from '../src/shared/config/languages';

const DIST = buildDir();
/** Kilobytes (1000 bytes), brotli 11: home until it is hydrated, and how much more any other page may load. */
const HOME_BUDGET_KB = 130;
const MORE_THAN_HOME_KB = 60;
/** Texts in other scripts are longer. */
const TRANSLATED_KB = 3;

const HOME = 'src/pages/HomePage.tsx';
/** These are hydrated with the catalogue, for which they also wait for the deferred services. */
const WITH_CATALOGUE = ['src/pages/ShopPage.tsx', 'src/pages/ProductPage.tsx'];

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** Prints the sizes of a language's routes. Returns how many are over budget. */
function measure(language: string): number {
  const folder = folderOf(DIST, language);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const extra = language === SOURCE_LANGUAGE ? 0 : TRANSLATED_KB;

  function staticChunks(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) staticChunks(next, seen);
    return seen;
  }

  const sizes = new Map<string, number>();
  function sizeOf(key: string): number {
    const file = manifest[key]?.file ?? '';
    if (!file.endsWith('.js')) return 0;
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = brotliCompressSync(readFileSync(join(folder, file))).length;
    sizes.set(file, size);
    return size;
  }

  const kilobytes = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + sizeOf(key), 0) / 1000;

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The build has no entry: run `npm run build` first.');
  const shell = staticChunks(entry);
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));

  function largest(keys: Iterable<string>): string {
    return [...keys]
      .filter((key) => sizeOf(key) > 0)
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, 4)
      .map((key) => `${manifest[key]?.file ?? key} ${(sizeOf(key) / 1000).toFixed(1)}`)
      .join(', ');
  }

  const deferred = Object.keys(manifest).find((key) => manifest[key]?.name === 'deferred');
  if (deferred === undefined) throw new Error('The build has no deferred services.');
  const chunksOf = (page: string): Set<string> =>
    new Set([
      ...shell,
      ...staticChunks(page),
      ...(WITH_CATALOGUE.includes(page) ? staticChunks(deferred) : []),
    ]);
  const home = chunksOf(HOME);

  let over = 0;
  console.log(`${`route (${language})`.padEnd(40)}needs kB  more than home   budget`);
  for (const page of pages.sort()) {
    const all = chunksOf(page);
    const more = kilobytes(all) - kilobytes(home);
    const [measured, budget] =
      page === HOME ? [kilobytes(all), HOME_BUDGET_KB + extra] : [more, MORE_THAN_HOME_KB + extra];
    const name = page.replace('src/pages/', '').replace('.tsx', '');
    console.log(
      `${name.padEnd(40)} ${kilobytes(all).toFixed(1).padStart(8)} ${more.toFixed(1).padStart(15)} ${String(budget).padStart(8)}`,
    );
    if (measured > budget) {
      over += 1;
      const own = [...all].filter((key) => page === HOME || !home.has(key));
      console.error(`  over budget: ${largest(own)}`);
    }
  }

  /** The evaluation order of chunks that import each other depends on which is loaded first. */
  function cycleFrom(key: string, path: string[] = [], done = new Set<string>()): string[] | null {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = cycleFrom(next, [...path, key], done);
      if (cycle) return cycle;
    }
    done.add(key);
    return null;
  }
  for (const key of Object.keys(manifest)) {
    const cycle = cycleFrom(key);
    if (!cycle) continue;
    const files = cycle.map((at) => manifest[at]?.file ?? at).join(', ');
    throw new Error(`Chunks import each other: ${files}`);
  }
  return over;
}

const over = languagesIn(DIST).reduce((sum, { code }) => sum + measure(code), 0);
if (over > 0) {
  console.error(`${String(over)} route(s) above the size budget.`);
  process.exit(1);
}
