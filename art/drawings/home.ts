import { drawProduct } from './studio';
import type { ColourName } from '../../server/seed/colours';
import type { PictureKind, Print } from '../../server/seed/pictureNames';

interface Placed {
  kind: PictureKind;
  print?: Print;
  colour: ColourName;
  x: number;
  y: number;
  scale: number;
}

/** Places product drawings into a wide scene; `x`, `y` is where their 800 × 1000 space begins. */
function place(items: readonly Placed[]): string {
  return items
    .map(({ kind, print = 'plain', colour, x, y, scale }, i) => {
      const { body, setting } = drawProduct(kind, print, colour, `h${String(i)}`);
      return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)})"${setting === 'floor' ? '' : ' filter="url(#cast)"'}>${body}</g>`;
    })
    .join('');
}

function scene(width: number, height: number, back: string, items: readonly Placed[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><defs><filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="12" dy="18" stdDeviation="14" flood-color="#2a1a14" flood-opacity=".24"/></filter><linearGradient id="beam" x2=".6" y2="1"><stop offset="0" stop-color="#fff7e2" stop-opacity=".75"/><stop offset="1" stop-color="#fff7e2" stop-opacity="0"/></linearGradient></defs>${back}${place(items)}</svg>\n`;
}

const arch = (x: number, top: number, half: number, foot: number, colour: string, more = '') =>
  `<path d="M${String(x - half)},${String(foot)}V${String(top + half)}A${String(half)},${String(half)} 0 0 1 ${String(x + half)},${String(top + half)}V${String(foot)}Z" fill="${colour}" ${more}/>`;

const rail = (from: number, to: number, y: number) =>
  `<path d="M${String(from)},${String(y)}H${String(to)}" stroke="#8a5a36" stroke-width="12" stroke-linecap="round"/>`;

/** A wooden hanger whose neck is at `y`, hung on a rail above it. */
const hanger = (x: number, railY: number, y: number) =>
  `<path d="M${String(x)},${String(y - 12)}V${String(railY + 14)}A13,13 0 1 0 ${String(x - 13)},${String(railY)}" fill="none" stroke="#6d5a48" stroke-width="4"/><path d="M${String(x - 78)},${String(y + 26)}Q${String(x - 40)},${String(y - 10)} ${String(x)},${String(y - 12)}Q${String(x + 40)},${String(y - 10)} ${String(x + 78)},${String(y + 26)}" fill="none" stroke="#9a6a42" stroke-width="12" stroke-linecap="round"/>`;

/** The wide pictures of the home page, by file name. */
export function homePictures(): Record<string, string> {
  return {
    'hero-1': scene(
      1600,
      900,
      `<rect width="1600" height="900" fill="#eed9ad"/><path d="M0,720H1600V900H0Z" fill="#d9b878"/>${arch(1110, 40, 350, 720, '#e2b65c')}${arch(1110, 100, 290, 720, '#f6e7c4')}<path d="M860,720L1400,720L1130,160Z" fill="url(#beam)"/>${rail(690, 1530, 112)}${hanger(840, 112, 188)}${hanger(1110, 112, 184)}${hanger(1382, 112, 184)}`,
      [
        { kind: 'dress', print: 'buti', colour: 'Mustard', x: 580, y: 72, scale: 0.65 },
        { kind: 'anarkali', print: 'jaal', colour: 'Maroon', x: 838, y: 72, scale: 0.68 },
        { kind: 'kurta', print: 'leheriya', colour: 'Turquoise', x: 1122, y: 72, scale: 0.65 },
      ],
    ),
    'hero-2': scene(
      1600,
      900,
      `<rect width="1600" height="900" fill="#dfe4d6"/><path d="M0,700H1600V900H0Z" fill="#bfae8f"/>${arch(992, 40, 320, 700, '#c9d4bf')}<path d="M820,0H1240L1500,700H960Z" fill="url(#beam)"/>`,
      [
        { kind: 'sofa', colour: 'Rust', x: 600, y: -34, scale: 0.98 },
        { kind: 'floor-lamp', print: 'check', colour: 'Natural', x: 1100, y: 34, scale: 0.86 },
      ],
    ),
    banner: scene(
      1920,
      900,
      `<rect width="1920" height="900" fill="#2f2b3a"/>${arch(480, 90, 250, 900, '#3c3650')}${arch(960, 40, 290, 900, '#453d5c')}${arch(1440, 90, 250, 900, '#3c3650')}`,
      [
        { kind: 'saree', print: 'zari', colour: 'Maroon', x: 142, y: 60, scale: 0.84 },
        { kind: 'anarkali', print: 'zari', colour: 'Purple', x: 584, y: 10, scale: 0.94 },
        { kind: 'skirt', print: 'bandhani', colour: 'Red', x: 1100, y: 70, scale: 0.84 },
      ],
    ),
    'promo-collection': scene(
      1200,
      900,
      `<rect width="1200" height="900" fill="#efdcd0"/><path d="M0,700H1200V900H0Z" fill="#cda98f"/>`,
      [
        { kind: 'curtain', print: 'jaal', colour: 'Rust', x: -30, y: -60, scale: 0.88 },
        { kind: 'armchair', print: 'jaal', colour: 'Indigo', x: 470, y: 90, scale: 0.84 },
      ],
    ),
    'promo-summer': scene(
      1200,
      900,
      `<rect width="1200" height="900" fill="#d5e4e4"/><circle cx="890" cy="230" r="150" fill="#f4d27a"/><path d="M0,690H1200V900H0Z" fill="#e9d9b4"/><path d="M0,640Q300,600 600,640T1200,640V700H0Z" fill="#8fbfc0"/><path d="M0,662Q300,628 600,662T1200,662V710H0Z" fill="#b4d4d2"/>${rail(150, 860, 116)}${hanger(618, 116, 172)}`,
      [
        { kind: 'maxi-dress', print: 'leheriya', colour: 'Orange', x: 60, y: 20, scale: 0.78 },
        { kind: 'shirt', print: 'stripe', colour: 'White', x: 330, y: 40, scale: 0.72 },
        { kind: 'tote', colour: 'Ivory', x: 690, y: 268, scale: 0.62 },
      ],
    ),
  };
}
