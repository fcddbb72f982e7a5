/** Compresses the text files of the build, so that the server does not. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Folders that are never served. */
const PRIVATE = /(?:^|\/)\./;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

export async function precompress(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name) && !PRIVATE.test(name))
    .map((name) => path.join(dist, name))
    .map((file) => ({ file, size: statSync(file).size }))
    .filter(({ size }) => size >= 1024)
    // The largest takes the longest: nothing may wait for it at the end.
    .sort((a, b) => b.size - a.size);
  await Promise.all(files.map(({ file }) => compress(file)));
}
