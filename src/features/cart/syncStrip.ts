/** The strip's height; the page makes room for it (layout/Layout.css.ts). */
export const STRIP_VARIABLE = '--ml-sync';
export const STRIP_PX = 36;
