import { existsSync, statSync } from 'node:fs';
import { withoutScripts } from '../../shared/lib/firstScreen';
import { heroHead, heroPictures, heroSizes } from './heroPictures';
import { NARROW } from '../../shared/lib/mediaQuery';
import { homePhotographs } from './homePhotographs';
import { sourceSet } from './HomePhotograph';

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

  it('have a colour as placeholder, and a miniature on a phone’s first screen', () => {
    for (const photograph of all) expect(photograph.color).toMatch(/^#[0-9a-f]{6}$/);
    for (const { tall } of heroPictures) {
      const { blur } = homePhotographs[tall];
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThan(400);
    }
  });

  it('name every width in the source set', () => {
    expect(sourceSet('hero-1-tall', 'avif')).toBe(
      '/pictures/home/hero-1-tall-640.avif 640w, /pictures/home/hero-1-tall-800.avif 800w, /pictures/home/hero-1-tall-1024.avif 1024w',
    );
  });
});

describe('the head that preloads the first picture', () => {
  /** The requested picture when the sender chooses, and when the page's own script does. */
  const sent = (html: string) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const { hero } = page.documentElement.dataset;
    const links = [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    return { hero, links: links.map((link) => link.outerHTML), media: links.map((l) => l.media) };
  };
  const html = `<html><head>${heroHead()}</head></html>`;

  function chosenByItself(random: number) {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const script = page.querySelector('script')?.textContent ?? '';
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a script of the page, run as the page runs it
    const run = new Function('document', 'Math', script) as (page: Document, math: unknown) => void;
    run(page, { random: () => random });
    return sent(page.documentElement.outerHTML);
  }

  it.each([
    [1, 0.1],
    [2, 0.9],
  ] as const)('asks for the files of picture %p that the page shows', (hero, random) => {
    const { html: withChoice } = withoutScripts(html, { hero, scheme: undefined });
    const { hero: shown, links, media } = sent(withChoice);
    expect(shown).toBe(String(hero));
    expect(media).toEqual([NARROW, `not all and ${NARROW}`]);
    for (const [at, crop] of (['tall', 'wide'] as const).entries()) {
      const link = new DOMParser().parseFromString(links[at] ?? '', 'text/html').head
        .firstElementChild;
      expect(link?.getAttribute('imagesrcset')).toBe(
        sourceSet(heroPictures[hero - 1]?.[crop] ?? 'hero-1', 'avif'),
      );
      expect(link?.getAttribute('imagesizes')).toBe(heroSizes[crop]);
    }
    expect(chosenByItself(random)).toEqual({ hero: String(hero), links, media });
  });

  it('runs no script if the page came with the choice', () => {
    const { html: withChoice, scripts } = withoutScripts(html, { hero: 1, scheme: undefined });
    expect(withChoice + scripts).not.toContain('<script');
    expect(withChoice).not.toContain('<template');
  });
});
