/** `npx tsx art/sheet.ts`: makes a contact sheet of every rendered picture, `docs/catalogue.webp`. */
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { manifest } from './manifest';
import type { Ledger } from './run';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TILE = { width: 128, height: 160 };
const COLUMNS = 12;
const GAP = 4;
const PAPER = '#fbf7ef';

const ledger = JSON.parse(await readFile(join(root, 'art/rendered.json'), 'utf8')) as Ledger;
const files: string[] = [];
for (const { id } of manifest()) {
  const file = join(root, 'public/pictures', `${id}.webp`);
  if (!(id in ledger)) continue;
  await access(file);
  files.push(file);
}

const cell = (at: number, size: number) => GAP + at * (size + GAP);
const rows = Math.ceil(files.length / COLUMNS);
const tiles = await Promise.all(
  files.map(async (file, at) => ({
    input: await sharp(file)
      .resize(TILE.width, TILE.height, { fit: 'contain', background: PAPER })
      .toBuffer(),
    left: cell(at % COLUMNS, TILE.width),
    top: cell(Math.floor(at / COLUMNS), TILE.height),
  })),
);
await sharp({
  create: {
    width: cell(COLUMNS, TILE.width),
    height: cell(rows, TILE.height),
    channels: 3,
    background: PAPER,
  },
})
  .composite(tiles)
  .webp({ quality: 82, effort: 5 })
  .toFile(join(root, 'docs/catalogue.webp'));
console.log(`${String(files.length)} pictures on docs/catalogue.webp`);
