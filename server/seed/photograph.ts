import { photographedCategories, photographs } from './photographs';
import type { SeedPicture } from './types';

/** A picture rendered by `npm run art`. */
export interface Photograph extends SeedPicture {
  /** Below the public folder; the sized files stand beside it (contract, `Picture.widths`). */
  path: string;
}

/**
 * The photographs of a product, or null while its category still shows drawings: a shelf on which
 * some things are photographed and others drawn would look like two shops.
 */
export function photographsOf(category: string, id: string): readonly Photograph[] | null {
  if (!photographedCategories.includes(category)) return null;
  return photographs[id] ?? null;
}
