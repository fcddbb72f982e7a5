const ACCENTS = /[\u0300-\u036f]/g;

/**
 * A text as search and filters compare it: no case, no accents, no outer space. Only the Latin
 * combining marks go; Devanagari vowel signs are part of the word, not accents.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().trim();
}
