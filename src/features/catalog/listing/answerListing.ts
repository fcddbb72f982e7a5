/**
 * Answers a listing from its address. The server's search uses it, and it uses the same functions as
 * `useListing`: one set of rules on both sides.
 */
import type { Product } from '../../../shared/api/contract';
import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import { buildInChunks, type SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../words';
import { parseListing, resolveFilters } from './address';
import { buildListingIndex, knownValues, type Taxonomy } from './listingIndex';
import { runListing, type ListingResult } from './runListing';

/** Products indexed per task: about 5 ms. */
const CHUNK = 200;

/** Answers a listing by its address, as `listingQuery` writes it; ignores invalid values. */
export type AnswerListing = (params: URLSearchParams) => Promise<ListingResult>;

/**
 * Indexes a catalogue; builds the search index for the first search.
 *
 * @param synonyms the shop's own
 */
export function listingAnswers(
  products: Product[],
  taxonomy: Taxonomy,
  synonyms?: SynonymGroups,
): AnswerListing {
  const index = buildListingIndex(products);
  const known = knownValues(index, taxonomy);
  let words: Promise<SearchIndex> | undefined;
  return async (params) => {
    const { filters, sort, page, search } = parseListing(params);
    const text = search ?? '';
    words ??= wordsOf(text).length > 0 ? buildInChunks(products, CHUNK) : undefined;
    const found = (await words)?.search(text, synonyms) ?? null;
    return runListing(index, { filters: resolveFilters(filters, known), sort, page, found, known });
  };
}
