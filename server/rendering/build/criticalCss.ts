/**
 * Which rules of the shop's style sheet a page needs before the whole of it is there: those for the
 * elements that it shows, with the variables that they read.
 */

/** What neither a first look nor a finger needs, of rules and of conditions. */
const NOT_FOR_A_FIRST_SCREEN = /^@media (?:print|\(forced-colors: ?active\)|\(hover: ?hover\))/;
/** Not every class in these has to be there. */
const ALTERNATIVES = /:(?:is|where)\(/;
/** Rules inside of these are looked at one by one. */
const CONDITION = /^@(?:media|supports|container|layer)\b/;

/**
 * @param css a style sheet
 * @param html the page; its own scripts count as readers of variables
 * @param isFirstScreen whether it is what a phone shows at first, with the rest close behind
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

/** The rule itself, what is used of those inside it, or nothing. */
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

/** The theme is a list of variables for each scheme, chosen or the device's, of which a page reads a few. */
const isTheme = (rule: string): boolean =>
  /^(?::root|\[data-scheme)/.test(rule) && partsOf(rule).body.includes('--');

/** Leaves out the theme's variables that nothing reads, be it through others. */
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

/** A rule without the conditions around it. */
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

/** A style sheet by its outermost rules; braces in texts are none. */
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
