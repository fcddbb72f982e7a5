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

const isComplete = (ids: readonly string[], ledger: Record<string, Developed>) =>
  ids.length > 0 && ids.every((id) => id in ledger);

/**
 * Writes what the home page and the seed read; in the seed, `categories` lists those of which every product is photographed in every colour, and
 * `products` the pictures of each. A category that is not whole keeps its drawings.
 */
export async function writeRenderedData(ledger: Record<string, Developed>): Promise<void> {
  const idsOf = (product: (typeof catalogue)[number]) => productShots(product).map(({ id }) => id);
  const categories = [...new Set(catalogue.map(({ category }) => category))]
    .filter((category) =>
      catalogue.every((p) => p.category !== category || isComplete(idsOf(p), ledger)),
    )
    .sort();
  const products: Record<
    string,
    { path: string; color: string; widths: number[]; blur: string }[]
  > = {};
  for (const product of catalogue) {
    if (!categories.includes(product.category)) continue;
    products[product._id] = idsOf(product).flatMap((id) => {
      const made = ledger[id];
      return made
        ? [
            {
              path: `/pictures/${id}.webp`,
              color: made.color,
              widths: made.widths,
              blur: made.blur,
            },
          ]
        : [];
    });
  }
  const text = `import type { Photograph } from './photograph';

/** Written by \`npm run art\`: the categories of which every product is photographed in every colour. */
export const photographedCategories: readonly string[] = ${JSON.stringify(categories)};

/** The pictures of each product of these, in the order of its gallery. */
export const photographs: Readonly<Record<string, readonly Photograph[]>> = ${JSON.stringify(products)};
`;
  const home = homeShots.flatMap(({ id, width, height }) => {
    const made = ledger[id];
    if (!made) return [];
    const { color, widths, blur } = made;
    return [
      [id.replace('home/', ''), { path: `/pictures/${id}`, width, height, widths, color, blur }],
    ];
  });
  const homeText = `/** Written by \`npm run art\`: the pictures of the home page; \`path\` is without width and ending. */
export const homePhotographs = ${JSON.stringify(Object.fromEntries(home))} as const;
`;
  const style = { parser: 'typescript', singleQuote: true, printWidth: 100 } as const;
  await writeFile(seedFile, await format(text, style));
  await writeFile(homeFile, await format(homeText, style));
}
