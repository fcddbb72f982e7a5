import type { Photograph } from './photograph';

/** Written by `npm run art`: the categories of which every product is photographed in every colour. */
export const photographedCategories: readonly string[] = [];

/** The pictures of each product of these, in the order of its gallery. */
export const photographs: Readonly<Record<string, readonly Photograph[]>> = {};
