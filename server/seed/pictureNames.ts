import type { ColourName } from './colours';

/** What is drawn: one drawing a kind (`art/drawings/`), tinted and printed per product. */
export const PICTURE_KINDS = [
  'kurta',
  'anarkali',
  'saree',
  'dress',
  'maxi-dress',
  'co-ord',
  'top',
  'shirt',
  'palazzo',
  'skirt',
  'dupatta',
  'jutti',
  'sandal',
  'heels',
  'sneaker',
  'tote',
  'sling',
  'potli',
  'clutch',
  'jhumka',
  'necklace',
  'bangles',
  'ring',
  'bed',
  'four-poster',
  'daybed',
  'sofa',
  'diwan',
  'armchair',
  'chair',
  'easy-chair',
  'stool',
  'table-lamp',
  'floor-lamp',
  'pendant-lamp',
  'rug',
  'cushion',
  'throw',
  'vase',
  'plates',
  'bowl',
  'tea-set',
  'glasses',
  'curtain',
  'bedspread',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Surface patterns, from block prints to weaves. */
export const PRINTS = [
  'plain',
  'buti',
  'jaal',
  'stripe',
  'check',
  'ikat',
  'bandhani',
  'leheriya',
  'zari',
] as const;
export type Print = (typeof PRINTS)[number];

export interface PictureSpec {
  kind: PictureKind;
  print: Print;
  colour: ColourName;
  /** A close-up of the same drawing. */
  detail: boolean;
}

/** Path below the public folder, as `Product.image` carries it. */
export function picturePath({ kind, print, colour, detail }: PictureSpec): string {
  const words = [kind, ...(print === 'plain' ? [] : [print]), colour.toLowerCase()];
  return `/pictures/${words.join('-')}${detail ? '-detail' : ''}.svg`;
}
