/**
 * The `sizes` of product pictures while data is saved: half as wide as they are shown, which on a
 * phone's dense screen is about a third of the bytes. For the shop, and for the server's pages.
 */
export const SAVING_SIZES = '(min-width: 900px) 200px, 25vw';

/** How many pictures the worker caches; the oldest are removed first, and all if storage is full. */
export const MAX_CACHED_PICTURES = 600;

/** Of hosts that do not permit to read them: a browser may charge seven megabytes for each. */
export const MAX_OPAQUE_PICTURES = 20;

/** Where the photographs are that staff have uploaded. */
export const MEDIA = '/media';

/** The picture of a shared link, in the format that most apps show. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
export const DEFAULT_SHARE_IMAGE = '/icons/share.jpg';
/** Drawn by the server: `/share/{productId}.jpg`. */
export const SHARE_IMAGES = '/share';
