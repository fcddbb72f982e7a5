/** Divides the styles of a page into those that apply to what it shows and all others (inTwoParts.ts). */

const STYLES = /<style data-s data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const NOT_FOR_A_FIRST_SCREEN = /^@media (?:print|\(forced-colors: active\)|\(hover: hover\))/;

/**
 * Leaves out rules for elements and states that are not there yet, and for paper and pointers, and the
 * variables that only they read. All that, one `<style>` for each part of a style sheet, is `rest`.
 */
export function withoutUnused(html: string): { html: string; rest: string } {
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
