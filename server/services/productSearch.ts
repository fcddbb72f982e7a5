import type { ResponseOf } from '../../src/shared/api/contract';
import {
  listingAnswers,
  type AnswerListing,
} from '../../src/features/catalog/listing/answerListing';
import { categoriesAmong, tagsAmong, toWire } from './catalogue';
import type { Context } from './context';
import { toRupees } from './money';
import type { Store } from './ports';

/** The search index by store, valid for one catalogue version. */
const latest = new WeakMap<Store, { version: string; made: Promise<AnswerListing> }>();

async function make(store: Store): Promise<AnswerListing> {
  const products = await store.products.listOnSale();
  return listingAnswers(products.map(toWire), {
    categories: categoriesAmong(products),
    tags: tagsAmong(products),
  });
}

/** Builds the index once per version, also for simultaneous requests. */
async function answersOf(store: Store): Promise<AnswerListing> {
  const version = await store.products.version();
  const before = latest.get(store);
  if (before?.version === version) return before.made;
  const made = make(store);
  latest.set(store, { version, made });
  made.catch(() => {
    // The next request tries again.
    if (latest.get(store)?.made === made) latest.delete(store);
  });
  return made;
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
  const answer = await answersOf(store);
  const { priceRange, ...listing } = await answer(params);
  return {
    success: true,
    ...listing,
    priceRange: priceRange && { min: toRupees(priceRange.min), max: toRupees(priceRange.max) },
  };
}
