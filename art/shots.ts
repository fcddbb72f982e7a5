/** What one picture is made from. Everything in it goes into its hash, so that a change renders it again. */
export interface Shot {
  /** File below `public/pictures/`, without width and ending; also its name on the command line. */
  id: string;
  /** Python module below `art/blender/`. */
  model: string;
  view: 'front' | 'detail' | 'room' | 'wide' | 'tall';
  params: Record<string, string | number | boolean>;
  /** Pixels that are rendered; smaller files are made from them. */
  width: number;
  height: number;
  /** Light paths a pixel. Raise them when there is a night to spare. */
  samples: number;
  /** The same picture in another colour, whose light tells most of this one's. */
  like?: string;
  /** Widths of the files that the shop uses. */
  widths: readonly number[];
}

/** A design: which model draws a product, and what sets it apart from the others of its kind. */
export interface Design {
  model: string;
  params: Record<string, string | number | boolean>;
  /** Furniture is shown in a room as well. */
  room?: true;
  /** Light paths a pixel in every view, where glass needs more than the usual. */
  samples?: number;
}

/** Light paths a pixel where the light of another colour is known, and close up, where shadows are broad. */
export const FEWER_SAMPLES = { like: 4, detail: 6 } as const;

export const PRODUCT_SIZE = {
  width: 1024,
  height: 1280,
  samples: 8,
  widths: [320, 640, 1024],
} as const;
