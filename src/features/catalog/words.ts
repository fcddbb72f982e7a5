import { fold } from './fold';

const WORD_BREAK = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text as they are compared: folded, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).split(WORD_BREAK))].filter((word) => word !== '');
}
