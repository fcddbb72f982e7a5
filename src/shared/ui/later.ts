/**
 * On an element that no phone shows on its first screen: what it holds may come a moment after the
 * document (server/rendering/splitDocument.ts). The element itself, and what surrounds it, comes at once.
 */
export const later = { 'data-second-part': '' };
