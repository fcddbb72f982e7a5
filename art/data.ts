import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { products as catalogue } from '../server/seed/catalogue';
import { format } from 'prettier';
import type { Developed } from './develop';
import { homeShots } from './homeShots';
import { productShots } from './manifest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const seedFile = join(root, 'server/seed/photographs.ts');
const homeFile = join(root, 'src/features/home/homePhotographs.ts');

/** Writes the lists of rendered pictures that the home page and the seed read, in gallery order. */
export async function writeRenderedData(ledger: Record<string, Developed>): Promise<void> {
  const products = catalogue.map((product) => [
    product._id,
    productShots(product).flatMap(({ id }) => {
      const made = ledger[id];
      if (!made) return [];
      const { color, widths, blur } = made;
      return [{ path: `/pictures/${id}.webp`, color, widths, blur }];
    }),
  ]);
  const text = `import type { Photograph } from './types';

/** Written by \`npm run art\`: the pictures of each product, in the order of its gallery. */
export const photographs: Readonly<Record<string, readonly Photograph[]>> = ${JSON.stringify(Object.fromEntries(products))};
`;
  const home = homeShots.flatMap(({ id, view, width, height }) => {
    const made = ledger[id];
    if (!made) return [];
    const { color, widths, blur } = made;
    const photograph = { path: `/pictures/${id}`, width, height, widths, color };
    // Only what a phone's first screen shows has a preview: it is script that the page waits for.
    return [[id.replace('home/', ''), view === 'tall' ? { ...photograph, blur } : photograph]];
  });
  const homeText = `/** Written by \`npm run art\`: the pictures of the home page; \`path\` is without width and ending. */
export const homePhotographs = ${JSON.stringify(Object.fromEntries(home))} as const;
`;
  const style = { parser: 'typescript', singleQuote: true, printWidth: 100 } as const;
  await writeFile(seedFile, await format(text, style));
  await writeFile(homeFile, await format(homeText, style));
}
