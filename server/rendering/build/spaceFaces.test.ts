/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { spaceFaces } from './spaceFaces';

/** The fallback faces of a style sheet, by what selects them. */
const facesIn = (css: string) =>
  new Map(
    Array.from(css.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, face = '']) => {
      const read = (name: string) =>
        (new RegExp(`${name}:([^;]*)`).exec(face)?.[1] ?? '').trim().replaceAll(/["']/g, '');
      const em = (name: string) => (parseFloat(read(name)) * parseFloat(read('size-adjust'))) / 1e4;
      const key = [read('font-family'), read('font-weight'), read('src').replaceAll(/,\s*/g, ',')];
      return [
        key.join(' '),
        { ascent: em('ascent-override'), descent: em('descent-override') },
      ] as const;
    }).filter(([key]) => key.includes('local(')),
  );

it('gives every fallback font a space, on lines of the same height', () => {
  const fallbacks = facesIn(readFileSync('src/shared/ui/style/fonts.css', 'utf8'));
  const spaces = facesIn(spaceFaces);
  expect(fallbacks.size).toBe(6);
  expect([...spaces.keys()]).toEqual([...fallbacks.keys()]);
  for (const [key, { ascent, descent }] of fallbacks) {
    expect(spaces.get(key)?.ascent).toBeCloseTo(ascent, 2);
    expect(spaces.get(key)?.descent).toBeCloseTo(descent, 2);
  }
});
