const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Normalizes a text for search and filters: no case, accents or outer spaces. Removes only Latin combining
 * marks; Devanagari vowel signs are part of the word.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().trim();
}
