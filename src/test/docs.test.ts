/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Not in the repository. `reports` and `dist` are written by commands. */
const IGNORED = new Set(['node_modules', '.git', 'dist', 'reports', '.data', 'test-results']);
/** Named in the docs, and made by a command. */
const GENERATED = ['reports/bench.json', 'reports/sbom.json'];
/** Example names. */
const EXAMPLES = ['Foo.tsx', 'Foo.css.ts', 'mr.json'];
/** A package. */
const PACKAGES = ['ipaddr.js'];

const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !IGNORED.has(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(
          (name) => `${entry.name}/${name}`,
        )
      : entry.name,
  );

/** Whole paths and their ends: docs say `listing/answerListing.ts` where the folder is clear. */
const known = new Set([...GENERATED, ...EXAMPLES, ...PACKAGES]);
for (const file of files) {
  const parts = file.split('/');
  parts.forEach((_, at) => known.add(parts.slice(at).join('/')));
}

const SOURCE_FILE =
  /(?<![\w*}/.$@…-])[\w@][\w@.-]*(?:\/[\w@.-]+)*\.(?:tsx?|m?js|css|json|md|py|yml)\b(?![\w-])/g;
/** A block comment begins its line: `/*` in the middle of one may be a glob. */
const COMMENT = /^[ \t]*\{?\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;

/** The files that a text names and that do not exist. */
const missingIn = (text: string): string[] =>
  [...text.matchAll(SOURCE_FILE)].map(([name]) => name).filter((name) => !known.has(name));

const inBackticks = (markdown: string): string =>
  [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).join('\n');

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The links of a page that lead to no file, or to no heading of it. */
function brokenLinksIn(markdown: string, page: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [to = '', anchor] = link.split('#');
      const target = to === '' ? page : path.join(path.dirname(page), to).replace(/\/$/, '');
      if (!files.includes(target)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor);
    });
}

const read = (extension: RegExp): [file: string, text: string][] =>
  files.filter((file) => extension.test(file)).map((file) => [file, readFileSync(file, 'utf8')]);
const docs = read(/\.md$/);
const sources = read(/\.(?:tsx?|m?js)$/);

it('recognizes a file that does not exist, and a link that leads nowhere', () => {
  expect(missingIn('(`src/app/gone.ts`), src/app/store.ts; see `gone/store.ts`.')).toEqual([
    'src/app/gone.ts',
    'gone/store.ts',
  ]);
  const links = '[a](state.md), [b](gone.md), [c](state.md#tabs), [d](state.md#gone), [e](adr)';
  expect(brokenLinksIn(links, 'docs/design.md')).toEqual(['gone.md', 'state.md#gone']);
});

it('the docs name only files that exist', () => {
  expect(docs.length).toBeGreaterThan(30);
  const missing = docs.flatMap(([file, text]) =>
    missingIn(inBackticks(text)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('the docs link only to files and headings that exist', () => {
  const broken = docs.flatMap(([file, text]) =>
    brokenLinksIn(text, file).map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('comments name only files that exist', () => {
  expect(sources.length).toBeGreaterThan(500);
  const missing = sources.flatMap(([file, text]) =>
    missingIn((text.match(COMMENT) ?? []).join('\n')).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
