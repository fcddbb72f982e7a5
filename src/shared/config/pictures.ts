/**
 * The `sizes` of product pictures while data is saved: half as wide as they are shown, which on a
 * phone's dense screen is about a third of the bytes. For the shop, and for the server's pages.
 */
export const SAVING_SIZES = '(min-width: 900px) 200px, 25vw';

/** How many the worker keeps: room for every card of a large catalogue; the oldest go first, and all when the disk is full. */
export const PICTURES_KEPT = 600;
