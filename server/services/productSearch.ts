import type { ResponseOf } from '../../src/shared/api/contract';
import {
  listingAnswers,
  type AnswerListing,
} from '../../src/features/catalog/listing/answerListing';
import { categoriesAmong, tagsAmong, toWire } from './catalogue';
import { catalogueOf, type CatalogueSnapshot } from './catalogueSnapshot';
import type { Context } from './context';
import { toRupees } from './money';
import type { Store } from './ports';

/** The search index of a snapshot. A change of the synonyms makes a new snapshot. */
const indexes = new WeakMap<CatalogueSnapshot, Promise<AnswerListing>>();

function answersOf(store: Store, snapshot: CatalogueSnapshot): Promise<AnswerListing> {
  const known = indexes.get(snapshot);
  if (known) return known;
  const made = makeAnswers(store, snapshot);
  indexes.set(snapshot, made);
  made.catch(() => indexes.delete(snapshot));
  return made;
}

async function makeAnswers(store: Store, { products }: CatalogueSnapshot): Promise<AnswerListing> {
  const { synonyms } = await store.settings.read();
  const taxonomy = { categories: categoriesAmong(products), tags: tagsAmong(products) };
  return listingAnswers(products.map(toWire), taxonomy, synonyms);
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
  const answer = await answersOf(store, await catalogueOf(store));
  const { priceRange, ...listing } = await answer(params);
  return {
    success: true,
    ...listing,
    priceRange: priceRange && { min: toRupees(priceRange.min), max: toRupees(priceRange.max) },
  };
}
