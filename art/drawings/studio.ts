import { mix, type ColourName } from '../../server/seed/colours';
import type { PictureKind, PictureSpec, Print } from '../../server/seed/pictureNames';
import * as accessories from './accessories';
import { createBrush, type Brush } from './brush';
import * as clothes from './clothes';
import type { Drawing } from './drawing';
import * as drapes from './drapes';
import * as furniture from './furniture';
import * as tabletop from './tabletop';

const DRAWINGS: Record<PictureKind, (b: Brush) => Drawing> = {
  kurta: clothes.kurta,
  anarkali: clothes.anarkali,
  saree: drapes.saree,
  dress: clothes.dress,
  'maxi-dress': clothes.maxiDress,
  'co-ord': clothes.coOrd,
  top: clothes.top,
  shirt: clothes.shirt,
  palazzo: clothes.palazzo,
  skirt: clothes.skirt,
  dupatta: drapes.dupatta,
  jutti: accessories.jutti,
  sandal: accessories.sandal,
  heels: accessories.heels,
  sneaker: accessories.sneaker,
  tote: accessories.tote,
  sling: accessories.sling,
  potli: accessories.potli,
  clutch: accessories.clutch,
  jhumka: accessories.jhumka,
  necklace: accessories.necklace,
  bangles: accessories.bangles,
  ring: accessories.ring,
  bed: furniture.bed,
  'four-poster': furniture.fourPoster,
  daybed: furniture.daybed,
  sofa: furniture.sofa,
  diwan: furniture.diwan,
  armchair: furniture.armchair,
  chair: furniture.chair,
  'easy-chair': furniture.easyChair,
  stool: furniture.stool,
  'table-lamp': tabletop.tableLamp,
  'floor-lamp': tabletop.floorLamp,
  'pendant-lamp': tabletop.pendantLamp,
  rug: drapes.rug,
  cushion: drapes.cushion,
  throw: drapes.throwBlanket,
  vase: tabletop.vase,
  plates: tabletop.plates,
  bowl: tabletop.bowl,
  'tea-set': tabletop.teaSet,
  glasses: tabletop.glasses,
  curtain: drapes.curtain,
  bedspread: furniture.bedspread,
};

/** Small things carry smaller prints. */
const PRINT_SCALE: Partial<Record<PictureKind, number>> = {
  jutti: 0.6,
  sandal: 0.6,
  heels: 0.6,
  sneaker: 0.7,
  clutch: 0.7,
  potli: 0.8,
  'tea-set': 0.62,
  'table-lamp': 0.8,
  vase: 0.8,
  plates: 0.7,
  top: 0.8,
  shirt: 0.75,
  'co-ord': 0.8,
};

/** How near the camera stands: the part of the 800 × 1000 space that fills the picture. */
const FRAMES: Partial<Record<PictureKind, readonly [x: number, y: number, width: number]>> = {
  kurta: [62, 66, 676],
  anarkali: [52, 84, 696],
  dress: [62, 84, 676],
  'maxi-dress': [56, 82, 688],
  'co-ord': [66, 106, 668],
  top: [110, 110, 580],
  shirt: [110, 106, 580],
  palazzo: [66, 100, 668],
  skirt: [66, 96, 668],
  dupatta: [80, 88, 640],
  saree: [44, 66, 712],
  jutti: [70, 88, 660],
  sandal: [80, 92, 640],
  heels: [56, 124, 688],
  sneaker: [40, 110, 720],
  tote: [72, 100, 656],
  sling: [72, 76, 656],
  potli: [96, 130, 608],
  clutch: [60, 130, 680],
  jhumka: [84, 60, 632],
  bangles: [72, 150, 656],
  ring: [112, 200, 576],
  stool: [84, 130, 632],
  vase: [84, 80, 632],
  'table-lamp': [84, 112, 632],
  'tea-set': [44, 180, 656],
  glasses: [90, 230, 616],
  bowl: [78, 190, 644],
  plates: [24, 84, 730],
  cushion: [40, 110, 720],
};

const FLOOR_LINE = { wall: 1000, floor: 740, table: 640 } as const;

/** Draws one product without its surroundings, for a scene; ids start with `uid`. */
function drawProduct(kind: PictureKind, print: Print, colour: ColourName, uid: string): Drawing {
  const brush = createBrush(colour, print, uid, PRINT_SCALE[kind] ?? 0.9);
  const drawing = DRAWINGS[kind](brush);
  return { ...drawing, body: brush.defs() + drawing.body };
}

/** The whole picture: studio ground, soft shadow, product; or a close-up of the same. */
export function drawPicture({ kind, print, colour, detail }: PictureSpec): string {
  const brush = createBrush(colour, print, '', 1);
  const { ground } = brush.p;
  const { body, setting, focus } = drawProduct(kind, print, colour, 'a');
  const line = FLOOR_LINE[setting];
  const [x, y] = focus;
  const [left, above, width] = FRAMES[kind] ?? [0, 0, 800];
  const view = detail
    ? `${String(x - 208)} ${String(y - 260)} 416 520`
    : [left, above, width, width * 1.25].join(' ');
  const floor =
    line < 1000
      ? `<path d="M0,${String(line)}H800V1000H0Z" fill="url(#floor)"/><path d="M0,${String(line)}H800v5H0Z" fill="#fff" opacity=".35"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="800" height="1000"><defs><radialGradient id="wall" cx=".36" cy=".24" r=".95"><stop offset="0" stop-color="${mix(ground, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mix(ground, '#6b5546', 0.13)}"/></radialGradient><linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${mix(ground, '#6b5546', 0.2)}"/><stop offset="1" stop-color="${mix(ground, '#6b5546', 0.06)}"/></linearGradient><filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="10" dy="16" stdDeviation="14" flood-color="#2a1a14" flood-opacity=".24"/></filter></defs><rect width="800" height="1000" fill="url(#wall)"/>${floor}<g${setting === 'floor' ? '' : ' filter="url(#cast)"'}>${body}</g></svg>\n`;
}
