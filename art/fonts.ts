/**
 * Makes `public/fonts/*.woff2` and `src/shared/ui/style/fonts/*.woff2`, which `src/shared/ui/style/fonts.css` declares.
 * Run: `node --import tsx art/fonts.ts`. Sources: @fontsource-variable (SIL Open Font License).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { rupeeFont } from './rupee';

const FETCHED = 'public/fonts';
const INLINED = 'src/shared/ui/style/fonts';
const source = (name: string) => readFile(`node_modules/@fontsource-variable/${name}.woff2`);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * The characters that the shop uses: English, the accents that English words and common names have, and the punctuation
 * and arrows of its pages. Other letters come from the device's font; all of Latin 1 would be 7 kB more on each first visit.
 */
const LATIN = `${range(0x20, 0x7e)}\u00a0£§©«®°±²³·»¼½¾×÷Éàáâçèéêíñóöúü–—‘’‚“”„•…‹›€™−←↑→↓`;
const RUPEE = '₹';

const common = { targetFormat: 'woff2', noHinting: true } as const;

/** Headings: one optical size, upright, soft corners at a quarter, one weight. */
const frauncesAxes = { opsz: 60, SOFT: 25, WONK: 0, wght: 500 };
const instrumentAxes = { wght: { min: 400, max: 700, default: 400 } };

await Promise.all([FETCHED, INLINED].map((dir) => mkdir(dir, { recursive: true })));
const files: Record<string, Buffer> = {
  [`${FETCHED}/fraunces.woff2`]: await subsetFont(
    await source('fraunces/files/fraunces-latin-full-normal'),
    LATIN,
    { ...common, variationAxes: frauncesAxes },
  ),
  [`${FETCHED}/fraunces-rupee.woff2`]: await subsetFont(
    await source('fraunces/files/fraunces-latin-ext-full-normal'),
    RUPEE,
    { ...common, variationAxes: frauncesAxes },
  ),
  [`${FETCHED}/instrument-sans.woff2`]: await subsetFont(
    await source('instrument-sans/files/instrument-sans-latin-wght-normal'),
    LATIN,
    { ...common, variationAxes: instrumentAxes },
  ),
  // Instrument Sans has no rupee sign; this one matches its proportions (art/rupee.ts).
  [`${INLINED}/instrument-sans-rupee-regular.woff2`]: await rupeeFont({ weight: 400 }),
  [`${INLINED}/instrument-sans-rupee-semibold.woff2`]: await rupeeFont({ weight: 600 }),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(name, bytes);
  console.log(name.padEnd(56), `${(bytes.length / 1024).toFixed(1)} kB`);
}
