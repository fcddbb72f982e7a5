/**
 * Separates a page's scripts from its first screen, for senders of pages in pieces: the server
 * (server/rendering/serve/documents.ts) and the worker (src/sw/sw.ts). Any script, however short, starts
 * the JavaScript engine, which costs a slow phone a tenth of its time to first paint. The sender makes the
 * choices that scripts in the head would make.
 */
import type { Scheme } from '../config/scheme';
import { CART_KEY, TOKEN_KEY } from '../config/storedKeys';
import { findTag } from './markup';

/**
 * The delay of the scripts after the first screen. By then even a slow phone has parsed the first screen
 * and started its first frame.
 */
export const SCRIPTS_AFTER_MS = 150;

export interface Choices {
  /** Which of home's two hero pictures (src/features/home/heroPictures.ts). */
  hero: 1 | 2;
  /** The chosen colour scheme. */
  scheme: Scheme | undefined;
}

/** The inline script of the home page that chooses one of its two hero pictures. */
export const CHOOSE_HERO = `(function(d){var n=Math.random()<0.5?1:2;d.documentElement.dataset.hero=n;d.head.append(d.querySelector('template[data-hero="'+n+'"]').content)})(document)`;
/**
 * The inline script of the cart page, whose HTML has an empty cart: marks a device that may have another one
 * (src/pages/CartPage.css.ts). It runs before the first paint, because only the device knows.
 */
export const MARK_STORED_CART = `try{if(${JSON.stringify([TOKEN_KEY, CART_KEY])}.some(function(k){return localStorage.getItem(k)!==null}))document.documentElement.dataset.storedCart=''}catch(e){}`;
const HERO_SCRIPT = /<script data-hero>[\s\S]*?<\/script>/;
/** Each picture's preload links are in a template, so that only the chosen one is fetched. */
const HERO = /<template data-hero="(\d)">([\s\S]*?)<\/template>/g;
/** On home's two hero pictures. */
const HERO_IMAGE = 'fetchPriority="high"';
/** Executable scripts; data scripts have a type. */
const SCRIPTS = /<script>[\s\S]*?<\/script>/g;

/** Whether the page has a hero picture to choose. */
export const hasHero = (html: string): boolean => HERO_SCRIPT.test(html);

function withHero(html: string, hero: Choices['hero']): string {
  return withEagerImage(html, hero)
    .replace(HERO_SCRIPT, '')
    .replace(HERO, (_tag, of: string, preloads: string) => (of === String(hero) ? preloads : ''))
    .replace('<html', `<html data-hero="${String(hero)}"`);
}

/** Loads the chosen picture eagerly, so that it can be painted with the first frame. */
function withEagerImage(html: string, hero: Choices['hero']): string {
  const first = findTag(html, HERO_IMAGE);
  const tag = hero === 1 ? first : first && findTag(html, HERO_IMAGE, first.end);
  if (!tag) return html;
  return html.slice(0, tag.start) + tag.text.replace(' loading="lazy"', '') + html.slice(tag.end);
}

/** @param html a document of the build, or its first part */
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
