import type { Print } from '../../server/seed/pictureNames';
import type { Palette } from './brush';

interface Tile {
  width: number;
  height: number;
  turn?: number;
  art: string;
}

/** A five-petalled block-print flower on a stem, about 30 high. */
function flower(x: number, y: number, petal: string, heart: string, leaf: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-6.4" rx="4" ry="5.4" transform="rotate(${String(turn)})"/>`)
    .join('');
  return `<g transform="translate(${String(x)} ${String(y)})"><path d="M0,4C1,12 0,16-2,22M-1,15C5,14 8,10 9,6C3,7 0,10-1,15M-1,18C-7,17-10,14-11,10C-5,11-2,13-1,18" fill="${leaf}" stroke="${leaf}" stroke-width="1.4"/><g fill="${petal}">${petals}</g><circle r="2.6" fill="${heart}"/></g>`;
}

function ring(x: number, y: number, colour: string): string {
  return `<circle cx="${String(x)}" cy="${String(y)}" r="3.6" fill="none" stroke="${colour}" stroke-width="2.4"/>`;
}

const TILES: Record<Exclude<Print, 'plain'>, (p: Palette) => Tile> = {
  buti: (p) => ({
    width: 68,
    height: 84,
    art:
      flower(17, 18, p.accent, p.second, p.accent) + flower(51, 60, p.accent, p.second, p.accent),
  }),
  jaal: (p) => ({
    width: 96,
    height: 120,
    art: `<path d="M48,-4C6,26 6,34 48,60S90,94 48,124M48,-4C90,26 90,34 48,60S6,94 48,124" fill="none" stroke="${p.accent}" stroke-width="2.6" opacity=".85"/><path d="M17,30q-9,4-14,13q12,0 14-13M79,30q9,4 14,13q-12,0-14-13M17,90q-9-4-14-13q12,0 14,13M79,90q9-4 14-13q-12,0-14,13" fill="${p.second}"/>${flower(48, 26, p.accent, p.second, p.second)}${flower(0, 84, p.second, p.accent, p.accent)}${flower(96, 84, p.second, p.accent, p.accent)}<circle cx="48" cy="60" r="5" fill="${p.accent}"/>`,
  }),
  stripe: (p) => ({
    width: 40,
    height: 40,
    art: `<path d="M5,0h9v40h-9z" fill="${p.accent}" opacity=".85"/><path d="M24,0h2.4v40h-2.4z" fill="${p.second}"/><path d="M30,0h2.4v40h-2.4z" fill="${p.accent}" opacity=".7"/>`,
  }),
  check: (p) => ({
    width: 60,
    height: 60,
    art: `<path d="M0,0h22v60h-22zM0,0h60v22h-60z" fill="${p.accent}" opacity=".36"/><path d="M41,0h3v60h-3zM0,41h60v3h-60z" fill="${p.second}" opacity=".8"/>`,
  }),
  ikat: (p) => ({
    width: 76,
    height: 104,
    art: `<path d="M38,6l7,10 6,2 3,12 6,4 4,14 4,4-4,4-4,14-6,4-3,12-6,2-7,10-7-10-6-2-3-12-6-4-4-14-4-4 4-4 4-14 6-4 3-12 6-2z" fill="${p.accent}" opacity=".92"/><path d="M38,26l5,8 4,2 3,10 4,6-4,6-3,10-4,2-5,8-5-8-4-2-3-10-4-6 4-6 3-10 4-2z" fill="${p.second}"/><path d="M38,42l6,10-6,10-6-10z" fill="${p.deep}"/><path d="M0,-12l5,8 3,4-3,4-5,8-5-8-3-4 3-4zM76,-12l5,8 3,4-3,4-5,8-5-8-3-4 3-4zM0,92l5,8 3,4-3,4-5,8-5-8-3-4 3-4zM76,92l5,8 3,4-3,4-5,8-5-8-3-4 3-4z" fill="${p.accent}" opacity=".8"/>`,
  }),
  bandhani: (p) => ({
    width: 76,
    height: 76,
    art: [
      [38, 14],
      [26, 26],
      [50, 26],
      [14, 38],
      [62, 38],
      [26, 50],
      [50, 50],
      [38, 62],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, p.accent))
      .join('')
      .concat(ring(38, 38, p.second), ring(0, 0, p.second), ring(76, 0, p.second))
      .concat(ring(0, 76, p.second), ring(76, 76, p.second)),
  }),
  leheriya: (p) => ({
    width: 80,
    height: 66,
    turn: -38,
    art: `<path d="M-10,8Q10,-4 30,8T70,8T110,8" fill="none" stroke="${p.accent}" stroke-width="9" opacity=".85"/><path d="M-10,28Q10,16 30,28T70,28T110,28" fill="none" stroke="${p.second}" stroke-width="6"/><path d="M-10,44Q10,32 30,44T70,44T110,44" fill="none" stroke="${p.shade}" stroke-width="8"/><path d="M-10,58Q10,46 30,58T70,58T110,58" fill="none" stroke="${p.accent}" stroke-width="3" opacity=".85"/>`,
  }),
  zari: (p) => ({
    width: 92,
    height: 104,
    art: [
      [23, 26],
      [69, 78],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${String(x)} ${String(y)})" fill="none" stroke="#dcb55f" stroke-width="2.2"><path d="M-2,14C-14,8-11,-8 1,-10C9,-11 12,-18 6,-21C16,-17 16,2 10,9C7,13 2,15-2,14Z" fill="#dcb55f" fill-opacity=".45"/><circle cx="2" cy="3" r="3" fill="#dcb55f"/></g>`,
      )
      .join('')
      .concat(
        `<circle cx="69" cy="24" r="2.4" fill="${p.accent}"/><circle cx="23" cy="76" r="2.4" fill="${p.accent}"/>`,
      ),
  }),
};

/** The `<pattern>` that fills printed cloth; nothing for a plain one. */
export function printPattern(print: Print, p: Palette, id: string, scale: number): string {
  if (print === 'plain') return '';
  const { width, height, turn = 0, art } = TILES[print](p);
  return `<pattern id="${id}" width="${String(width)}" height="${String(height)}" patternUnits="userSpaceOnUse" patternTransform="scale(${String(scale)}) rotate(${String(turn)})">${art}</pattern>`;
}
