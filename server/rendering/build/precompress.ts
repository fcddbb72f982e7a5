/** Compresses the text files of the build, so that the server does not. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Folders that are never served. */
const PRIVATE = /(?:^|\/)\./;
const MIN_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress = (content: Buffer): Promise<[br: Buffer, gz: Buffer]> =>
  Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ]);

export async function precompress(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name) && !PRIVATE.test(name))
    .map((name) => path.join(dist, name))
    .map((file) => ({ file, content: readFileSync(file) }))
    .filter(({ content }) => content.length >= MIN_BYTES)
    // The largest takes the longest: nothing may wait for it at the end.
    .sort((a, b) => b.content.length - a.content.length);
  // Libraries and styles are the same in every language.
  const known = new Map<string, ReturnType<typeof compress>>();
  await Promise.all(
    files.map(async ({ file, content }) => {
      const key = content.toString('latin1');
      const compressed = known.get(key) ?? compress(content);
      known.set(key, compressed);
      const [br, gz] = await compressed;
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
