import type { ResponseOf } from '../../src/shared/api/contract';
import {
  listingAnswers,
  type AnswerListing,
} from '../../src/features/catalog/listing/answerListing';
import { categoriesAmong, tagsAmong, toWire } from './catalogue';
import { catalogueOf, type CatalogueSnapshot } from './catalogueSnapshot';
import type { Context } from './context';
import { toRupees } from './money';

/** The search index of a snapshot. */
const indexes = new WeakMap<CatalogueSnapshot, AnswerListing>();

function answersOf(snapshot: CatalogueSnapshot): AnswerListing {
  const known = indexes.get(snapshot);
  if (known) return known;
  const { products } = snapshot;
  const answer = listingAnswers(products.map(toWire), {
    categories: categoriesAmong(products),
    tags: tagsAmong(products),
  });
  indexes.set(snapshot, answer);
  return answer;
}

/**
 * One page of a listing with its counts, as a device with the whole catalogue computes it
 * (docs/adr/0008-search-in-the-browser.md).
 *
 * @param params the listing's address, without its page's defaults
 */
export async function searchProducts(
  { store }: Pick<Context, 'store'>,
  params: URLSearchParams,
): Promise<ResponseOf<'productSearch'>> {
  const answer = answersOf(await catalogueOf(store));
  const { priceRange, ...listing } = await answer(params);
  return {
    success: true,
    ...listing,
    priceRange: priceRange && { min: toRupees(priceRange.min), max: toRupees(priceRange.max) },
  };
}
