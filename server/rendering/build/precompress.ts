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

/**
 * What shoppers' browsers load and keep is compressed as well as can be. The desk's script is not for them, and pages
 * are rendered by the server: there the last percents would take a third of the time.
 */
const qualityOf = (name: string): number =>
  name.startsWith('desk/') || name.endsWith('.html') ? 9 : 11;

const compress = (content: Buffer, quality: number): Promise<[br: Buffer, gz: Buffer]> =>
  Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(content, { level: 9 }),
  ]);

export async function precompress(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name) && !PRIVATE.test(name))
    .map((name) => ({ name, content: readFileSync(path.join(dist, name)) }))
    .filter(({ content }) => content.length >= MIN_BYTES)
    // The largest takes the longest: nothing may wait for it at the end.
    .sort((a, b) => b.content.length - a.content.length);
  // Libraries and styles are the same in every language.
  const known = new Map<string, ReturnType<typeof compress>>();
  await Promise.all(
    files.map(async ({ name, content }) => {
      const key = content.toString('latin1');
      const compressed = known.get(key) ?? compress(content, qualityOf(name));
      known.set(key, compressed);
      const [br, gz] = await compressed;
      const file = path.join(dist, name);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
