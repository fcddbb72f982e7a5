/** CSS colours of the names that merchants here use; data, like a paint chart. */
const CHART: Record<string, string> = {
  white: '#f7f4ec',
  'off white': '#f3eee2',
  ivory: '#efe3ca',
  cream: '#f2e6c9',
  beige: '#d8c3a0',
  natural: '#c8ab7d',
  sand: '#d2b98d',
  camel: '#bd8f58',
  tan: '#b98250',
  brown: '#7a4e2d',
  coffee: '#5b4030',
  teak: '#a26c3c',
  walnut: '#644530',
  oak: '#b98f5d',
  black: '#2b2825',
  charcoal: '#4a4b4f',
  grey: '#9b9c99',
  gray: '#9b9c99',
  silver: '#bcc0c2',
  gold: '#cda349',
  'rose gold': '#c78f82',
  brass: '#b98f41',
  copper: '#b56b41',
  maroon: '#752535',
  wine: '#5e1f33',
  red: '#b52f33',
  coral: '#e8795f',
  rust: '#b4552f',
  terracotta: '#bd6243',
  orange: '#dc7f33',
  mustard: '#d39e2c',
  yellow: '#e9c54c',
  olive: '#75763e',
  green: '#34704c',
  emerald: '#1f7a5a',
  mint: '#b7ddc6',
  sage: '#a4b395',
  teal: '#237176',
  turquoise: '#48aaa4',
  sky: '#9fc4da',
  blue: '#3565a8',
  navy: '#24345a',
  indigo: '#343f80',
  purple: '#644079',
  lavender: '#b8a8d2',
  lilac: '#c3aed6',
  magenta: '#b0316f',
  pink: '#d76f8d',
  blush: '#e8bbb4',
  peach: '#efb592',
};

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** True for a value that is safe as a colour in a style attribute. */
export const isHexColor = (text: string): boolean => HEX.test(text);

/** The CSS colour of a merchant's colour name, or null for a name the chart does not have. */
export function swatchOf(name: string): string | null {
  const trimmed = name.trim();
  return isHexColor(trimmed) ? trimmed : (CHART[trimmed.toLowerCase()] ?? null);
}
