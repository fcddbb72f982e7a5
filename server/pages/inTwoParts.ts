/**
 * A page in two answers for a phone that comes for the first time: what its first screen shows, with
 * the styles of that, and the rest. A connection carries ten packets (14.6 kB) before the first is
 * confirmed; a document beyond that costs a round trip before anything is painted, on slow 4G a fifth
 * of a second. The page asks for the rest itself as soon as it is parsed and is taken over when it is
 * whole (docs/adr/0011-prerender-and-one-worker.md).
 */
import { createHash } from 'node:crypto';

export interface PageParts {
  first: string;
  /**
   * One `<style>` for each part of a style sheet, the texts that the shop reads when it wakes, and one
   * `<template>` for each element of the first part that is empty so far, in their order.
   */
  rest: string;
}

/** Of components that nobody sees on the first screen of a phone (src/shared/ui/later.ts). */
const LATER = /<(\w+)\b[^>]*\sdata-later=""[^>]*>/g;
const STYLES = /<style data-s data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const READ_WHEN_AWAKE = /<script type="application\/json" id="[^"]*">[\s\S]*?<\/script>/g;
const ROOT = /<div id="root" data-page="(\w+)" data-address="([^"]*)"/;

/**
 * A place is as tall meanwhile as its element says that it will be. Laid out while it is empty it would
 * be taken for that small as soon as it is out of sight again (`contain-intrinsic-size: auto`).
 */
const EMPTY_PLACES = '[data-later]:empty{content-visibility:hidden!important}';

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/**
 * Null for what comes in one: the frame alone, which is small, and a page without anything for later.
 * @param html a document as `assemble` (template.ts) makes it
 * @param script asks for the rest and puts it in place (`takeRest`, inlineScripts.ts)
 */
export function inTwoParts(html: string, script: string): PageParts | null {
  const [, kind, address = ''] = ROOT.exec(html) ?? [];
  if (kind !== 'whole' && kind !== 'data') return null;
  const body = withoutLater(html);
  if (body.templates === '') return null;
  const texts = body.html.match(READ_WHEN_AWAKE) ?? [];
  const styles = withoutUnused(body.html.replace(READ_WHEN_AWAKE, ''));
  const rest = styles.rest + texts.join('') + body.templates;
  const whole = `${address}${address.includes('?') ? '&amp;' : '?'}whole=1`;
  // Functions, because a replacement text would give `$` a meaning.
  const first = styles.html
    .replace(
      '<div id="root"',
      () => `<script>${script}</script><div id="root" data-rest="${hashOf(rest)}"`,
    )
    .replace(
      '</head>',
      () =>
        `<style>${EMPTY_PLACES}</style><noscript><meta http-equiv="refresh" content="0;url=${whole}"></noscript></head>`,
    );
  return { first, rest };
}

/** What elements for later hold, an outer one with all that is in it. */
function withoutLater(html: string): { html: string; templates: string } {
  let kept = '';
  let templates = '';
  let at = 0;
  LATER.lastIndex = 0;
  for (let tag = LATER.exec(html); tag; tag = LATER.exec(html)) {
    const from = tag.index + tag[0].length;
    const to = endOf(html, tag[1] ?? '', from);
    LATER.lastIndex = to;
    kept += html.slice(at, from);
    templates += `<template>${html.slice(from, to)}</template>`;
    at = to;
  }
  return { html: kept + html.slice(at), templates };
}

/** Where the element ends whose content begins at `from`; React closes all that it opens. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`An element <${name}> for later is not closed.`);
}

/**
 * Rules for elements and states that are not there yet, and for paper and pointers; and the variables
 * that only they read.
 */
function withoutUnused(html: string): { html: string; rest: string } {
  const classes = new Set(
    Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  const isUsed = (rule: string): boolean =>
    !NOT_FOR_A_FIRST_SCREEN.test(rule) &&
    selectorsOf(rule).some((selector) => classesIn(selector).every((name) => classes.has(name)));
  const tags: string[] = [];
  const kept = html.replace(STYLES, (_tag, emotion: string, css: string) => {
    const [key = '', ...names] = emotion.split(' ');
    const [first, rest] = divide(rulesOf(css), isUsed);
    // Emotion reads from the attribute what is there already; what is everywhere has its name at once.
    const isHere = (name: string): boolean => key !== 'css' || classes.has(`css-${name}`);
    const [namesHere, namesLater] = divide(names, isHere);
    if (rest.length > 0) tags.push(styleOf([key, ...namesLater], rest));
    return styleOf([key, ...namesHere], first);
  });
  const theme = withoutUnreadVariables(kept);
  return { html: theme.html, rest: theme.rest + tags.join('') };
}

const NOT_FOR_A_FIRST_SCREEN = /^@media (?:print|\(forced-colors: active\)|\(hover: hover\))/;

const styleOf = (names: string[], rules: string[]): string =>
  `<style data-s data-emotion="${names.join(' ')}">${rules.join('')}</style>`;

/** Of a rule, or of those inside a query; steps of an animation have no class that could be missing. */
const selectorsOf = (rule: string): string[] =>
  Array.from(rule.replace(/^@[^{]*\{/, '').matchAll(/(?:^|\})([^{}]+)\{/g)).flatMap(
    ([, selectors = '']) => selectors.split(','),
  );

const classesIn = (selector: string): string[] =>
  Array.from(selector.replace(/:not\([^)]*\)?/g, '').matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) =>
    String(name),
  );

/** Variables that only those read that are not there yet, in the theme or anywhere else. */
function withoutUnreadVariables(html: string): { html: string; rest: string } {
  const definitions = new Map<string, string[]>();
  const queue: string[] = [];
  const readIn = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) queue.push(name);
  };
  readIn(html.replace(STYLES, ''));
  for (const [, , css = ''] of html.matchAll(STYLES)) {
    for (const rule of rulesOf(css)) {
      if (!definesVariables(rule)) readIn(rule);
      else {
        for (const [name, value] of declarationsOf(rule).pairs) {
          if (!name.startsWith('--')) readIn(value);
          else definitions.set(name, [...(definitions.get(name) ?? []), value]);
        }
      }
    }
  }
  const read = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    readIn((definitions.get(name) ?? []).join(' '));
  }
  const isRead = ([name]: [string, string]): boolean => !name.startsWith('--') || read.has(name);
  const ruleOf = (selector: string, pairs: [string, string][]): string =>
    pairs.length === 0 ? '' : `${selector}{${pairs.map((pair) => pair.join(':')).join(';')}}`;
  let rest = '';
  const kept = html.replace(STYLES, (_tag, names: string, css: string) => {
    const rules = rulesOf(css).map((rule) => {
      if (!definesVariables(rule)) return rule;
      const { selector, pairs } = declarationsOf(rule);
      const [first, unread] = divide(pairs, isRead);
      rest += ruleOf(selector, unread);
      return ruleOf(selector, first);
    });
    return styleOf([names], rules);
  });
  return { html: kept, rest: rest === '' ? '' : `<style data-s>${rest}</style>` };
}

const definesVariables = (rule: string): boolean =>
  !rule.startsWith('@') && declarationsOf(rule).pairs.some(([name]) => name.startsWith('--'));

function declarationsOf(rule: string): { selector: string; pairs: [string, string][] } {
  const [selector = '', body = ''] = rule.slice(0, -1).split('{');
  const pairs = body
    .split(';')
    .filter((declaration) => declaration !== '')
    .map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon), declaration.slice(colon + 1)];
    });
  return { selector, pairs };
}

/** A style sheet by its outermost rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return rules;
}

function divide<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
