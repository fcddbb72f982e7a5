import { fold } from './fold';

const WORD_BREAK = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text as they are compared: folded, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).split(WORD_BREAK))].filter((word) => word !== '');
}

/** The words by which a text is found: a hyphenated one in its parts, and also in one piece. */
export const wordsToFind = (text: string): string[] =>
  wordsOf(text.includes('-') ? `${text} ${text.replaceAll('-', '')}` : text);
