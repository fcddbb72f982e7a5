import type { Product } from '../../../shared/api/contract';
import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import { label } from '../../../shared/i18n/label';
import { fold } from '../fold';
import { wordsOf, wordsToFind } from '../words';
import type { SearchIndex } from './searchIndex';
import { soundKey } from './soundKey';
import { isIndic } from './transliterate';

export type Suggestion =
  | { kind: 'recent'; key: string; label: string }
  | { kind: 'category'; key: string; label: string }
  | { kind: 'product'; key: string; label: string; product: Product };

const PRODUCTS = 5;
const CATEGORIES = 3;
const RECENTS = 4;

interface Sources {
  /** The matching products, best first. */
  products: readonly Product[];
  categories: readonly string[];
  recents: readonly string[];
}

/** The best products of an index for a text; none without an index. */
export const bestIn = (
  index: SearchIndex | null,
  text: string,
  synonyms?: SynonymGroups,
): Product[] =>
  (index?.search(text, synonyms) ?? [])
    .slice(0, PRODUCTS)
    .flatMap((at) => index?.products[at] ?? []);

/** True if a word is the beginning of another, as it is spelled or, in an Indian script, as it sounds. */
const begins = (word: string, beginning: string): boolean =>
  word.startsWith(beginning) ||
  (isIndic(beginning) && soundKey(word).startsWith(soundKey(beginning)));

/**
 * The search bar's suggestions: recent searches, categories with a word that begins with the text, and the
 * best products. Without a text: recent searches only.
 */
export function suggestionsFor(
  text: string,
  { products, categories, recents }: Sources,
): Suggestion[] {
  const typed = fold(text);
  const words = wordsOf(text);
  const fitting = recents
    .filter((recent) => fold(recent) !== typed && fold(recent).startsWith(typed))
    .slice(0, RECENTS)
    .map((label): Suggestion => ({ kind: 'recent', key: `recent:${label}`, label }));
  if (words.length === 0) return fitting;
  const inCategories = categories
    .filter((category) => {
      const own = wordsToFind(`${category} ${label(category)}`);
      return words.every((word) => own.some((other) => begins(other, word)));
    })
    .slice(0, CATEGORIES)
    .map((label): Suggestion => ({ kind: 'category', key: `category:${label}`, label }));
  const best = products.slice(0, PRODUCTS).map((product): Suggestion => ({
    kind: 'product',
    key: `product:${product._id}`,
    label: product.name,
    product,
  }));
  return [...fitting, ...inCategories, ...best];
}
