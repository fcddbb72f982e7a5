/** The strip's height, which the page below makes room for (layout/Layout.css.ts). */
export const STRIP_VARIABLE = '--ml-sync';
export const STRIP_PX = 36;
