/**
 * Selects a page's critical CSS: the rules of the shop's style sheet for elements on the page, with the variables that
 * they read.
 */

/** Conditions that a phone's first screen does not need. */
const NOT_FOR_A_FIRST_SCREEN = /^@media (?:print|\(forced-colors: ?active\)|\(hover: ?hover\))/;
/** A selector with these may match without all its classes. */
const ALTERNATIVES = /:(?:is|where)\(/;
/** At-rules whose inner rules are selected one by one. */
const CONDITION = /^@(?:media|supports|container|layer)\b/;

/**
 * @param css a style sheet @param html the page; its inline scripts count as readers of variables @param isFirstScreen
 * whether it is a phone's first screen, with the whole style sheet following
 */
export function usedStyles(css: string, html: string, isFirstScreen = false): string {
  const classes = new Set(
    Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  const isUsed = (selectors: string): boolean =>
    selectors
      .split(/,(?![^(]*\))/)
      .some(
        (selector) =>
          ALTERNATIVES.test(selector) || classesIn(selector).every((name) => classes.has(name)),
      );
  const kept = rulesOf(css).flatMap((rule) =>
    isFirstScreen && NOT_FOR_A_FIRST_SCREEN.test(rule) ? [] : usedPart(rule, isUsed),
  );
  const animations = kept.join('');
  return withoutUnread(
    kept.filter((rule) => {
      const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
      return name === undefined || new RegExp(`animation[^;}]*\\b${name}\\b`).test(animations);
    }),
    html,
  ).join('');
}

/** The rule, or the used ones of the rules inside it, or nothing. */
function usedPart(rule: string, isUsed: (selectors: string) => boolean): string[] {
  const { head, body } = partsOf(rule);
  if (CONDITION.test(head)) {
    return around(
      head,
      rulesOf(body).flatMap((inner) => usedPart(inner, isUsed)),
    );
  }
  return head.startsWith('@') || isUsed(head) ? [rule] : [];
}

const partsOf = (rule: string): { head: string; body: string } => {
  const brace = rule.indexOf('{');
  return { head: rule.slice(0, brace), body: rule.slice(brace + 1, -1) };
};

const classesIn = (selector: string): string[] =>
  Array.from(selector.replace(/:not\([^)]*\)?/g, '').matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) =>
    String(name),
  );

/** Whether a rule is a list of the theme's variables for a colour scheme, of which a page reads a few. */
const isTheme = (rule: string): boolean =>
  /^(?::root|\[data-scheme)/.test(rule) && partsOf(rule).body.includes('--');

/** Removes the theme's variables that nothing reads, directly or through others. */
function withoutUnread(rules: readonly string[], html: string): string[] {
  const definitions = new Map<string, string[]>();
  const queue: string[] = [];
  const readIn = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) queue.push(name);
  };
  readIn(html);
  for (const rule of rules.flatMap(singleRules)) {
    if (!isTheme(rule)) {
      readIn(rule);
      continue;
    }
    for (const [name, value] of declarationsOf(rule)) {
      if (!name.startsWith('--')) readIn(value);
      else definitions.set(name, [...(definitions.get(name) ?? []), value]);
    }
  }
  const read = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    readIn((definitions.get(name) ?? []).join(' '));
  }
  const readPart = (rule: string): string[] => {
    const { head, body } = partsOf(rule);
    if (CONDITION.test(head)) return around(head, rulesOf(body).flatMap(readPart));
    if (!isTheme(rule)) return [rule];
    const pairs = declarationsOf(rule).filter(([name]) => !name.startsWith('--') || read.has(name));
    return pairs.length === 0 ? [] : [`${head}{${pairs.map((pair) => pair.join(':')).join(';')}}`];
  };
  return rules.flatMap(readPart);
}

/** The rules inside at-rules. */
function singleRules(rule: string): string[] {
  const { head, body } = partsOf(rule);
  return CONDITION.test(head) ? rulesOf(body).flatMap(singleRules) : [rule];
}

const around = (condition: string, rules: readonly string[]): string[] =>
  rules.length === 0 ? [] : [`${condition}{${rules.join('')}}`];

const declarationsOf = (rule: string): [string, string][] =>
  partsOf(rule)
    .body.split(';')
    .filter((declaration) => declaration !== '')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon), declaration.slice(colon + 1)];
    });

/** Splits a style sheet into its outermost rules; braces inside strings do not count. */
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
