import { COLOURS, groundOf, mix, type ColourName } from '../../server/seed/colours';
import type { Print } from '../../server/seed/pictureNames';
import { printPattern } from './prints';

/** The tints one product is drawn in. */
export interface Palette {
  base: string;
  shade: string;
  deep: string;
  light: string;
  pale: string;
  accent: string;
  second: string;
  ground: string;
}

export const GOLD = '#cfa64e';
export const CREAM = '#f3ead8';
export const WOOD = '#8a5a36';
const INK = '#2a1a14';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

export function paletteOf(colour: ColourName): Palette {
  const base = COLOURS[colour];
  const isLight = luminance(base) > 0.62;
  return {
    base,
    shade: mix(base, INK, 0.2),
    deep: mix(base, INK, 0.42),
    light: mix(base, '#ffffff', 0.22),
    pale: mix(base, '#ffffff', 0.62),
    accent: isLight ? mix(base, '#8e2f2a', 0.62) : mix(base, '#fff3d8', 0.82),
    second: isLight ? mix(base, '#2f5b57', 0.6) : mix(base, '#e3ab4a', 0.75),
    ground: groundOf(colour),
  };
}

/** Draws shapes in one palette; ids are unique across brushes so that scenes can be composed. */
export interface Brush {
  p: Palette;
  print: Print;
  /** A flat shape. */
  fill: (d: string, colour: string, more?: string) => string;
  /** A stroke with round ends. */
  line: (d: string, colour: string, width: number, more?: string) => string;
  /** A shape of printed cloth, rounded by light from the left. */
  cloth: (d: string, options?: { colour?: string; plain?: boolean }) => string;
  /** A shape of wood, metal or clay: light, no print. */
  solid: (d: string, colour?: string) => string;
  /** Soft creases: each from one point over a bend to another, with a width. */
  folds: (list: readonly Fold[], opacity?: number) => string;
  mirror: (content: string) => string;
  /** The shadow an object stands on. */
  contact: (cx: number, cy: number, rx: number, ry: number, opacity?: number) => string;
  /** Definitions the shapes above refer to; written once a picture. */
  defs: () => string;
}

export type Fold = readonly [
  x1: number,
  y1: number,
  bendX: number,
  bendY: number,
  x2: number,
  y2: number,
  width: number,
];

export function createBrush(colour: ColourName, print: Print, uid: string, scale = 1): Brush {
  const p = paletteOf(colour);
  let shapes = 0;

  const lit = (d: string, colours: readonly string[]) => {
    shapes += 1;
    const id = `${uid}s${String(shapes)}`;
    const layers = colours.map((layer) => `<use href="#${id}" fill="${layer}"/>`).join('');
    return `<defs><path id="${id}" d="${d}"/></defs>${layers}`;
  };

  return {
    p,
    print,
    fill: (d, colourOf, more = '') => `<path d="${d}" fill="${colourOf}" ${more}/>`,
    line: (d, colourOf, width, more = '') =>
      `<path d="${d}" fill="none" stroke="${colourOf}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    cloth: (d, { colour: own = p.base, plain = false } = {}) =>
      lit(d, [
        own,
        ...(plain || print === 'plain' ? [] : [`url(#${uid}print)`]),
        `url(#${uid}form)`,
        `url(#${uid}fall)`,
      ]),
    solid: (d, own = p.base) => lit(d, [own, `url(#${uid}form)`]),
    folds: (list, opacity = 0.13) => {
      const d = list
        .map(
          ([x1, y1, bx, by, x2, y2, w]) =>
            `M${String(x1)},${String(y1)}Q${String(bx)},${String(by)} ${String(x2)},${String(y2)}Q${String(bx + w)},${String(by)} ${String(x1)},${String(y1)}Z`,
        )
        .join('');
      return `<path d="${d}" fill="${INK}" opacity="${String(opacity)}"/>`;
    },
    mirror: (content) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`,
    contact: (cx, cy, rx, ry, opacity = 0.32) =>
      `<ellipse cx="${String(cx)}" cy="${String(cy)}" rx="${String(rx)}" ry="${String(ry)}" fill="url(#${uid}contact)" opacity="${String(opacity)}"/>`,
    defs: () => `<defs>
<linearGradient id="${uid}form"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".26"/></linearGradient>
<linearGradient id="${uid}fall" x2="0" y2="1"><stop offset=".5" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".12"/></linearGradient>
<radialGradient id="${uid}contact"><stop offset="0" stop-color="${INK}"/><stop offset=".55" stop-color="${INK}" stop-opacity=".45"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></radialGradient>
${printPattern(print, p, `${uid}print`, scale)}</defs>`,
  };
}

/** Numbers from `from` to `to` (inclusive) in `count` equal steps. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** Whole numbers keep the files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
