/** Side length of a star in the drawing of `StarRating`, in pixels. */
export const STAR = 24;
/** What the drawing of a star leaves free on its left and right. */
export const EDGE = 2;
