/** How often a page is read again (ms), so that a new order appears by itself. */
export const FRESH_MS = 10_000;
