/** The input of one picture. All of it is in its hash, so a change renders the picture again. */
export interface Shot {
  /** Path below `public/pictures/`, without width and extension; also its name on the command line. */
  id: string;
  /** Python module below `art/blender/`. */
  model: string;
  view: 'front' | 'detail' | 'room' | 'wide' | 'tall';
  params: Record<string, string | number | boolean>;
  /** The garments of a picture that shows several. */
  clothes?: readonly Design[];
  /** Rendered width in pixels; smaller files are made from it. */
  width: number;
  height: number;
  /** Light paths per pixel. More take much longer. */
  samples: number;
  /** The same picture in another colour, whose light can be reused. */
  like?: string;
  /** Widths of the files for the shop. */
  widths: readonly number[];
}

/** The rooms of `blender/scenes/corner.py`. */
export type Room = 'sun' | 'sage' | 'clay' | 'indigo' | 'ivory' | 'ochre';

/** A design: the model of a product, with the parameters that distinguish it. */
export interface Design {
  model: string;
  params: Record<string, string | number | boolean>;
  /** Also rendered in this room (furniture). */
  room?: Room;
  /** Light paths per pixel in every view, where glass needs more than usual. */
  samples?: number;
}

/** Light paths per pixel with another colour's light, and close up, where shadows are broad. */
export const FEWER_SAMPLES = { like: 4, detail: 6 } as const;

export const PRODUCT_SIZE = {
  width: 1024,
  height: 1280,
  samples: 8,
  widths: [320, 640, 1024],
} as const;
