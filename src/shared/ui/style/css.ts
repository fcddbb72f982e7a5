/**
 * Converts MUI's style objects to CSS at build time: a `.css.ts` file beside a component makes classes, and the browser
 * gets a style sheet and no code (docs/adr/0012-styles-without-a-runtime.md). Only `.css.ts` files may import this one.
 */
import { globalStyle, style } from '@vanilla-extract/css';
import type { CssVarsTheme, SxProps, Theme } from '@mui/material/styles';
import { theme as muiTheme } from '../mui/theme';

export type StyleTheme = Theme & CssVarsTheme;
type Rule = Record<string, unknown>;

/** Variables without MUI's fallback values. */
const bare = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)')
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bare(inner)]))
      : value;

/** Only values that differ between the schemes are variables; others are written out. */
const theme = {
  ...muiTheme,
  spacing: muiTheme.spacing,
  vars: {
    ...(bare(muiTheme.vars) as typeof muiTheme.vars),
    spacing: 8,
    shadows: muiTheme.shadows,
    shape: muiTheme.shape,
    zIndex: muiTheme.zIndex,
  },
} as unknown as StyleTheme & Pick<typeof muiTheme, 'unstable_sx'>;

/** `sx` writes a media query for its smallest breakpoint, which always matches. */
const ANY_WIDTH = '@media (min-width:0em)';

/** A class with the styles of an `sx` object, including MUI's spacing and breakpoints. */
export const sx = (words: SxProps<Theme>): string => classOf(cssOf(words));

/** A class with plain CSS: lengths in pixels, nested selectors with `&`. */
export const css = (rule: object | ((theme: StyleTheme) => object)): string =>
  classOf((typeof rule === 'function' ? rule(theme) : rule) as Rule);

/** Plain CSS without a class, by selector. */
export function cssFor(rules: object | ((theme: StyleTheme) => object)): void {
  writeNested('', (typeof rules === 'function' ? rules(theme) : rules) as Rule, []);
}

/** An `sx` object as plain CSS, to be spread into `css`. */
export const cssOf = (words: SxProps<Theme>): Rule =>
  theme.unstable_sx(words as Parameters<typeof theme.unstable_sx>[0]);

function classOf(rule: Rule): string {
  const name = style({});
  writeNested(`.${name}`, rule, []);
  return name;
}

/** Writes each level of a nested rule as a rule of its own, in source order. */
function writeNested(selector: string, rule: Rule, conditions: readonly string[]): void {
  const own: Rule = {};
  const vars: Record<string, string> = {};
  const nested: [string, Rule][] = [];
  for (const [key, value] of Object.entries(rule)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object' && !Array.isArray(value)) nested.push([key, value as Rule]);
    else if (key.startsWith('--')) vars[key] = `${value as string | number}`;
    else own[key] = value;
  }
  if (Object.keys(own).length + Object.keys(vars).length > 0) {
    globalStyle(selector, within(conditions, { ...own, vars }));
  }
  for (const [key, value] of nested) {
    if (key === ANY_WIDTH) writeNested(selector, value, conditions);
    else if (key.startsWith('@')) writeNested(selector, value, [...conditions, key]);
    else writeNested(joined(selector, key), value, conditions);
  }
}

/** Replaces `&` with the outer selector; without `&` the inner selector is a descendant. */
function joined(outer: string, inner: string): string {
  if (outer === '') return inner;
  if (/,(?![^(]*\))/.test(outer))
    throw new Error(`"${inner}" stands in a list of selectors: ${outer}`);
  return inner
    .split(/,(?![^(]*\))/)
    .map((one) => one.trim())
    .map((one) => (one.includes('&') ? one : one.startsWith(':') ? `&${one}` : `& ${one}`))
    .map((one) => one.replaceAll('&', outer))
    .join(', ');
}

/**
 * A style sheet's media queries are written at its end, in the order of their first use. Declaring them here keeps
 * wider screens after narrower ones, whichever class uses them first.
 */
const NARROW_TO_WIDE = (['sm', 'md', 'lg'] as const).map((from) =>
  theme.breakpoints.up(from).replace('@media ', ''),
);
const inOrder = (query: string, rule: Rule): Rule =>
  NARROW_TO_WIDE.includes(query)
    ? Object.fromEntries(NARROW_TO_WIDE.map((one) => [one, one === query ? rule : {}]))
    : { [query]: rule };

/** `['@media (x)']` and a rule are `{ '@media': { '(x)': rule } }`. */
const within = (conditions: readonly string[], rule: Rule): Rule =>
  conditions.reduceRight<Rule>((inner, condition) => {
    const [kind = '', ...rest] = condition.split(' ');
    const query = rest.join(' ');
    return { [kind]: kind === '@media' ? inOrder(query, inner) : { [query]: inner } };
  }, rule);
