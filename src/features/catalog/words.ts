import { fold } from './fold';

const WORD_BREAK = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text, folded and without duplicates. */
export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).split(WORD_BREAK))].filter((word) => word !== '');
}

/** The words by which a text is found: the parts of a hyphenated word, and the whole. */
export const wordsToFind = (text: string): string[] =>
  wordsOf(text.includes('-') ? `${text} ${text.replaceAll('-', '')}` : text);
