/**
 * Draws the stand-in pictures of the demo catalogue into `public/pictures/`.
 * Run with `node --import tsx art/drawings/draw.ts`; the output is committed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { products } from '../../server/seed/catalogue';
import { COLOURS, type ColourName } from '../../server/seed/colours';
import {
  PICTURE_KINDS,
  picturePath,
  PRINTS,
  type PictureSpec,
} from '../../server/seed/pictureNames';
import { drawPicture } from './studio';

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));

/** Every picture that could be named, by its path. */
function allSpecs(): Map<string, PictureSpec> {
  const specs = new Map<string, PictureSpec>();
  for (const kind of PICTURE_KINDS)
    for (const print of PRINTS)
      for (const colour of Object.keys(COLOURS) as ColourName[])
        for (const detail of [false, true]) {
          const spec = { kind, print, colour, detail };
          specs.set(picturePath(spec), spec);
        }
  return specs;
}

function write(path: string, svg: string): void {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg.replaceAll('\n<', '<'));
}

const pictures = join(publicFolder, 'pictures');
mkdirSync(pictures, { recursive: true });
for (const name of readdirSync(pictures)) {
  if (name.endsWith('.svg')) rmSync(join(pictures, name));
}

const specs = allSpecs();
// The others are photographs.
const wanted = new Set(
  products.flatMap(({ image }) => image).filter((path) => path.endsWith('.svg')),
);
for (const path of wanted) {
  const spec = specs.get(path);
  if (!spec) throw new Error(`No drawing is called ${path}`);
  write(path, drawPicture(spec));
}
console.log(`Drew ${String(wanted.size)} product pictures.`);
