/** @jest-environment node */
import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(file, 'utf8');
const unique = (names: Iterable<string | undefined>): string[] =>
  [...new Set([...names].filter((name) => name !== undefined))].sort();

const inExample = unique(
  [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name),
);

/** The names that the code reads: quoted in settings.ts and buildSettings.ts, properties of `import.meta.env` in env.ts. */
const inCode = unique([
  ...[...read('server/settings.ts').matchAll(/environment, '([A-Z_]+)'/g)].map(([, name]) => name),
  ...[...read('server/buildSettings.ts').matchAll(/environment\['([A-Z_]+)'\]/g)].map(
    ([, name]) => name,
  ),
  ...[...read('src/shared/config/env.ts').matchAll(/\.(VITE_[A-Z_]+)/g)].map(([, name]) => name),
]);

/** README's tables name the five facts about the store in one row; operating.md has Razorpay's keys. */
const inDocs = unique([
  ...[...read('README.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name),
  ...['LEGAL_NAME', 'TAX_NUMBER', 'ADDRESS', 'EMAIL', 'PHONE']
    .filter((name) => read('README.md').includes(`\`${name}\``))
    .map((name) => `VITE_STORE_${name}`),
  ...[...read('docs/operating.md').matchAll(/`(RAZORPAY_[A-Z_]+)`/g)].map(([, name]) => name),
]);

it('.env.example names every setting that the code reads, and no other', () => {
  expect(inCode.length).toBeGreaterThan(15);
  expect(inExample).toEqual(inCode);
});

it('README and docs/operating.md document every setting that the code reads', () => {
  expect(inDocs).toEqual(inCode);
});
