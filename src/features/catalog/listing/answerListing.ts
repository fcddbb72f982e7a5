/**
 * A listing answered from its address alone. The server's search stands on it, and it is made of
 * the very functions of which `useListing` makes the list on the device: one rule, both sides.
 */
import type { Product } from '../../../shared/api/contract';
import { buildInTurns, type SearchIndex } from '../search/searchIndex';
import { wordsOf } from '../words';
import { parseListing, resolveFilters } from './address';
import { buildListingIndex, knownValues, type Taxonomy } from './listingIndex';
import { runListing, type ListingResult } from './runListing';

/** Products that the search index takes in between two turns of others: some 5 ms. */
const CHUNK = 200;

/** Answers a listing by its address, as `listingQuery` writes it; nonsense in it is ignored. */
export type AnswerListing = (params: URLSearchParams) => Promise<ListingResult>;

/** Indexes a whole catalogue; the search index only when the first text is searched for. */
export function listingAnswers(products: Product[], taxonomy: Taxonomy): AnswerListing {
  const index = buildListingIndex(products);
  const known = knownValues(index, taxonomy);
  let words: Promise<SearchIndex> | undefined;
  return async (params) => {
    const { filters, sort, page, search } = parseListing(params);
    const text = search ?? '';
    words ??= wordsOf(text).length > 0 ? buildInTurns(products, CHUNK) : undefined;
    const found = (await words)?.search(text) ?? null;
    return runListing(index, { filters: resolveFilters(filters, known), sort, page, found, known });
  };
}
