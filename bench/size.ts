/**
 * The size budget (`npm run size`, part of `npm run verify`): brotli bytes of script that a first
 * visit to each route needs, followed through the build's own static imports. Fails above budget
 * and names the chunks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = 'dist';
/** Kilobytes (1000 bytes), brotli 11. Home is what was reached (the goal is 125: docs/performance.md). */
const HOME_BUDGET_KB = 153;
const ROUTE_BUDGET_KB = 60;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

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
  const size = brotliCompressSync(readFileSync(join(DIST, file))).length;
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

let over = 0;
console.log('route                                      own kB  with shell kB   budget');
for (const page of pages.sort()) {
  const all = new Set([...shell, ...staticChunks(page)]);
  const own = [...all].filter((key) => !shell.has(key));
  const isHome = page.endsWith('/HomePage.tsx');
  const measured = isHome ? kilobytes(all) : kilobytes(own);
  const name = page.replace('src/pages/', '').replace('.tsx', '');
  const budget = isHome ? HOME_BUDGET_KB : ROUTE_BUDGET_KB;
  console.log(
    `${name.padEnd(40)} ${kilobytes(own).toFixed(1).padStart(8)} ${kilobytes(all).toFixed(1).padStart(14)} ${String(budget).padStart(8)}`,
  );
  if (measured > budget) {
    over += 1;
    console.error(`  over budget: ${largest(isHome ? all : own)}`);
  }
}
if (over > 0) {
  console.error(`${String(over)} route(s) above the size budget.`);
  process.exit(1);
}
