import { readFileSync } from 'node:fs';
import { SCRIPT_FAMILY } from '../../../app/startup/scriptFont';
import { displayFamily, textFamily } from './typography';

/** Each family's unicode range in fonts.css; null for all characters. */
const ranges = new Map<string, string | null>(
  Array.from(
    readFileSync('src/shared/ui/style/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
    ([, face = '']) => [
      /font-family: '([^']*)'/.exec(face)?.[1] ?? '',
      /unicode-range: ([^;]*)/.exec(face)?.[1] ?? null,
    ],
  ),
);
const RUPEE = 'U+20B9';
const familiesIn = (list: string): string[] =>
  list
    .split(', ')
    .map((name) => name.replaceAll("'", ''))
    .filter((name) => ranges.has(name));

it.each([
  ['headings', displayFamily],
  ['text', textFamily],
])('in %s a text font comes before the font with only the rupee sign', (_of, list) => {
  const families = familiesIn(list);
  const at = families.findIndex((name) => ranges.get(name) === RUPEE);
  expect(at).toBeGreaterThan(0);
  expect(families.slice(0, at).map((name) => ranges.get(name))).not.toContain(RUPEE);
});

it('has the family of the script that a device lacks, before the device’s own', () => {
  for (const list of [displayFamily, textFamily]) {
    expect(list).toMatch(new RegExp(`'${SCRIPT_FAMILY}', (?:Georgia|system-ui)`));
  }
});

it('uses the rupee sign’s own family, whichever text font is loaded', () => {
  const families = familiesIn(textFamily);
  const before = families.slice(0, families.indexOf('Marigold Rupee'));
  const [textFont, ...meanwhile] = before;
  // It has no rupee sign (art/rupee.ts).
  expect(textFont).toBe('Instrument Sans');
  for (const name of meanwhile) expect(ranges.get(name)).toBe('U+0-20B8, U+20BA-10FFFF');
});
