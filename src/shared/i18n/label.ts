import { labelReader } from '../lib/labelReader';

let labelOf: ReturnType<typeof labelReader> = () => undefined;

/** From now on `label` reads these: the labels of the page's content, by English text. */
export function showLabels(given: Readonly<Record<string, string>> = {}): void {
  labelOf = labelReader(given);
}

/** Does work with other labels: in the server, which writes in several languages. It must not wait for anything. */
export function withLabels<Result>(
  given: Readonly<Record<string, string>> | undefined,
  work: () => Result,
): Result {
  showLabels(given);
  try {
    return work();
  } finally {
    showLabels();
  }
}

/**
 * A category, tag, colour, size or badge in the shop's language; the text itself where it has no label. Addresses,
 * filters and carts keep the English text. In the English build the text replaces each call
 * (server/rendering/build/inlineMessages.ts).
 */
export const label = (text: string): string => labelOf(text) ?? text;

/** Several, as a list in a sentence. */
export const labelList = (texts: readonly string[]): string =>
  texts.map((text) => label(text)).join(', ');
