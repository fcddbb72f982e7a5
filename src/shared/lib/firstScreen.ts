/**
 * A page whose first screen is painted before any script of it runs, for whoever sends a page in pieces: the server to
 * a phone (server/rendering/serve/documents.ts), and the worker (src/sw/sw.ts). For the first script, be it a word long, the
 * browser starts its engine, which takes a slow phone a tenth of what it needs until it has painted. What scripts in
 * the head would choose, the sender chooses.
 */
import type { Scheme } from '../config/scheme';

/**
 * How long the scripts come after the first screen. The browser then has read all that it has and begun its first
 * frame, also on a slow phone; nobody has tapped on what was not there before.
 */
export const SCRIPTS_AFTER_MS = 150;

export interface Choices {
  /** Which of home's two pictures (src/features/home/heroPictures.ts). */
  hero: 1 | 2;
  /** What the person has chosen. */
  scheme: Scheme | undefined;
}

const HERO_SCRIPT = /<script data-hero>[\s\S]*?<\/script>/;
const HERO = /<template data-hero="(\d)">([\s\S]*?)<\/template>/g;
/** Home's two pictures. Each waits to be shown, so that a browser without the choice fetches only the one that is. */
const HERO_IMAGE = /(<img\b[^>]*) loading="lazy"([^>]* fetchPriority="high"[^>]*>)/g;
/** Those that run; what is only read has a type. */
const SCRIPTS = /<script>[\s\S]*?<\/script>/g;

/** Whether there is anything to choose. */
export const hasHero = (html: string): boolean => HERO_SCRIPT.test(html);

function withHero(html: string, hero: Choices['hero']): string {
  let image = 0;
  return html
    .replace(HERO_SCRIPT, '')
    .replace(HERO, (_tag, of: string, preloads: string) => (of === String(hero) ? preloads : ''))
    .replace(HERO_IMAGE, (tag, before: string, after: string) => {
      image += 1;
      // It may be painted with the first frame then, if it is there.
      return image === hero ? before + after : tag;
    })
    .replace('<html', `<html data-hero="${String(hero)}"`);
}

/** @param html a document as the build wrote it, or its first part */
export function withoutScripts(
  html: string,
  { hero, scheme }: Choices,
): { html: string; scripts: string } {
  const scripts = html.match(SCRIPTS) ?? [];
  const chosen = hasHero(html) ? withHero(html, hero) : html;
  return {
    html: chosen
      .replace(SCRIPTS, '')
      .replace('<html', scheme ? `<html data-scheme="${scheme}"` : '<html'),
    scripts: scripts.join(''),
  };
}
