import { existsSync, statSync } from 'node:fs';
import { heroPictures, heroScript, heroSizes } from './heroPictures';
import { NARROW } from './narrow';
import { homePhotographs } from './homePhotographs';
import { sourceSet, type HomePhotographName } from './HomePhotograph';

const all = Object.values(homePhotographs);

describe('the photographs of the home page', () => {
  it('exist in every size and format, and small enough for a phone', () => {
    for (const { path, widths } of all) {
      expect(existsSync(`public${path}.webp`)).toBe(true);
      for (const width of widths) {
        const avif = statSync(`public${path}-${String(width)}.avif`).size;
        expect(existsSync(`public${path}-${String(width)}.webp`)).toBe(true);
        expect(avif).toBeLessThanOrEqual((width > 640 ? 100 : 60) * 1024);
      }
    }
  });

  it('have a colour and a miniature that stand there first', () => {
    for (const { color, blur } of all) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThan(400);
    }
  });

  it('name every width in the source set', () => {
    expect(sourceSet('hero-1-tall', 'avif')).toBe(
      '/pictures/home/hero-1-tall-640.avif 640w, /pictures/home/hero-1-tall-1024.avif 1024w',
    );
  });
});

describe('the script that fetches the first picture early', () => {
  const preload = (random: number, isNarrow: boolean) => {
    const link: Record<string, string> = {};
    const root = { dataset: {} as Record<string, unknown> };
    const page = {
      createElement: () => link,
      documentElement: root,
      head: { appendChild: () => undefined },
    };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a script of the page, run as the page runs it
    const run = new Function('document', 'Math', 'matchMedia', heroScript) as (
      document: unknown,
      math: unknown,
      media: unknown,
    ) => void;
    run(page, { random: () => random }, (media: string) => ({
      matches: media === NARROW && isNarrow,
    }));
    return { hero: root.dataset['hero'], link };
  };

  it.each([
    [0.1, false, 0, 'wide'],
    [0.1, true, 0, 'tall'],
    [0.9, false, 1, 'wide'],
    [0.9, true, 1, 'tall'],
  ] as const)(
    'for %p on a narrow screen (%p) is the file the page shows',
    (random, isNarrow, at, crop) => {
      const name: HomePhotographName = heroPictures[at][crop];
      const { hero, link } = preload(random, isNarrow);
      expect(hero).toBe(at + 1);
      expect(link).toMatchObject({
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        imageSrcset: sourceSet(name, 'avif'),
        imageSizes: heroSizes[crop],
      });
    },
  );
});
