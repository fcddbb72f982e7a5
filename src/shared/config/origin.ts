/**
 * Stands for the shop's origin in pages that are rendered before anybody knows it; the server
 * writes the real one into each page it sends (server/rendering/serve/documents.ts).
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** The shop's own origin, in the browser and while prerendering. */
export const siteOrigin = (): string =>
  typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin;
