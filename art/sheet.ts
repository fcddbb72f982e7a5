/** `npx tsx art/sheet.ts`: makes a contact sheet of every rendered picture, `docs/catalogue.webp`. */
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contactSheet } from './contactSheet';
import { manifest } from './manifest';
import type { Ledger } from './run';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const ledger = JSON.parse(await readFile(join(root, 'art/rendered.json'), 'utf8')) as Ledger;
const files: string[] = [];
for (const { id } of manifest()) {
  const file = join(root, 'public/pictures', `${id}.webp`);
  if (!(id in ledger)) continue;
  await access(file);
  files.push(file);
}

await contactSheet(join(root, 'docs/catalogue.webp'), files, {
  tile: { width: 128, height: 160 },
  columns: 12,
  gap: 4,
  background: '#fbf7ef',
  quality: 82,
});
console.log(`${String(files.length)} pictures on docs/catalogue.webp`);
