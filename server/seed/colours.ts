/** Every colour the demo catalogue names, with the tint its stand-in pictures are drawn in. */
export const COLOURS = {
  White: '#f7f4ec',
  Ivory: '#efe3ca',
  Beige: '#d8c3a0',
  Natural: '#c8ab7d',
  Tan: '#b98250',
  Brown: '#7a4e2d',
  Teak: '#a26c3c',
  Walnut: '#644530',
  Black: '#2b2825',
  Charcoal: '#4a4b4f',
  Grey: '#9b9c99',
  Silver: '#bcc0c2',
  Gold: '#cda349',
  Brass: '#b98f41',
  Copper: '#b56b41',
  Maroon: '#752535',
  Red: '#b52f33',
  Rust: '#b4552f',
  Orange: '#dc7f33',
  Mustard: '#d39e2c',
  Yellow: '#e9c54c',
  Olive: '#75763e',
  Green: '#34704c',
  Sage: '#a4b395',
  Teal: '#237176',
  Turquoise: '#48aaa4',
  Sky: '#9fc4da',
  Blue: '#3565a8',
  Navy: '#24345a',
  Indigo: '#343f80',
  Purple: '#644079',
  Lavender: '#b8a8d2',
  Pink: '#d76f8d',
  Blush: '#e8bbb4',
  Peach: '#efb592',
} as const;

export type ColourName = keyof typeof COLOURS;

const STUDIO = '#f3ede2';

/** Mixes two `#rrggbb` colours; `share` (0 to 1) says how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The studio ground a colour is photographed on: what most of its picture shows. */
export function groundOf(colour: ColourName): string {
  return mix(STUDIO, COLOURS[colour], 0.13);
}
