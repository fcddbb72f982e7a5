/**
 * Answers a listing from its address. The server's search uses it, and it uses the same functions as
 * `useListing`: one set of rules on both sides.
 */
import type { Product } from '../../../shared/api/contract';
import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import { buildInChunks } from '../buildInChunks';
import { SearchIndexBuilder, type SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../words';
import { parseListing, resolveFilters } from './address';
import { knownValues, ListingIndexBuilder, type Taxonomy } from './listingIndex';
import { runListing, type ListingResult } from './runListing';

/** Products per task: about 5 ms. */
export const CHUNK = 200;

/** Answers a listing by its address, as `listingQuery` writes it; ignores invalid values. */
export type AnswerListing = (params: URLSearchParams) => Promise<ListingResult>;

/**
 * Indexes a catalogue; builds the search index for the first search.
 *
 * @param synonyms the shop's own
 */
export async function listingAnswers(
  products: Product[],
  taxonomy: Taxonomy,
  synonyms?: SynonymGroups,
): Promise<AnswerListing> {
  const index = await buildInChunks(new ListingIndexBuilder(products), CHUNK);
  const known = knownValues(index, taxonomy);
  let words: Promise<SearchIndex> | undefined;
  return async (params) => {
    const { filters, sort, page, search } = parseListing(params);
    const text = search ?? '';
    if (wordsOf(text).length > 0) words ??= buildInChunks(new SearchIndexBuilder(products), CHUNK);
    const found = (await words)?.search(text, synonyms) ?? null;
    return runListing(index, { filters: resolveFilters(filters, known), sort, page, found, known });
  };
}
