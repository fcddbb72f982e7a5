/**
 * Placeholder for the shop's origin in prerendered pages; the server replaces it in each page that it sends
 * (server/rendering/serve/documents.ts).
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** The shop's own origin, in the browser and while prerendering. */
export const siteOrigin = (): string =>
  typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin;
