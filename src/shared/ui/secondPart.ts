/**
 * Marks an element that no phone shows on its first screen: its content may be in the second part of a
 * split document (server/rendering/splitDocument.ts). The element itself is in the first part.
 */
export const inSecondPart = { 'data-second-part': '' };
