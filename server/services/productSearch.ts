import type { Product, ResponseOf } from '../../src/shared/api/contract';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import {
  CHUNK,
  listingAnswers,
  type AnswerListing,
} from '../../src/features/catalog/listing/answerListing';
import { categoriesAmong, tagsAmong, toWire } from './catalogue';
import { catalogueOf, type CatalogueSnapshot } from './catalogueSnapshot';
import type { Context } from './context';
import { toRupees } from './money';
import { nextTask } from './nextTask';
import type { Store } from './ports';

/** The search indexes of a snapshot by language. A change of the synonyms makes a new snapshot. */
const indexes = new WeakMap<CatalogueSnapshot, Map<string, Promise<AnswerListing>>>();

function answersOf(
  store: Store,
  snapshot: CatalogueSnapshot,
  language: string,
): Promise<AnswerListing> {
  const byLanguage = indexes.get(snapshot) ?? new Map<string, Promise<AnswerListing>>();
  indexes.set(snapshot, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const made = makeAnswers(store, snapshot, language);
  byLanguage.set(language, made);
  made.catch(() => byLanguage.delete(language));
  return made;
}

async function makeAnswers(
  store: Store,
  { products }: CatalogueSnapshot,
  language: string,
): Promise<AnswerListing> {
  const { synonyms } = await store.settings.read();
  const taxonomy = { categories: categoriesAmong(products), tags: tagsAmong(products) };
  const shown: Product[] = [];
  for (let at = 0; at < products.length; at += CHUNK) {
    if (at > 0) await nextTask();
    for (const product of products.slice(at, at + CHUNK)) shown.push(toWire(product, language));
  }
  return listingAnswers(shown, taxonomy, synonyms);
}

/** The language, if a product has texts in it, else English: each has an index of its own. */
function indexLanguage({ products }: CatalogueSnapshot, wanted: string): string {
  const hasTexts = products.some(({ translations }) => Object.hasOwn(translations, wanted));
  return hasTexts ? wanted : SOURCE_LANGUAGE;
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
  language = SOURCE_LANGUAGE,
): Promise<ResponseOf<'productSearch'>> {
  const snapshot = await catalogueOf(store);
  const answer = await answersOf(store, snapshot, indexLanguage(snapshot, language));
  const { priceRange, ...listing } = await answer(params);
  return {
    success: true,
    ...listing,
    priceRange: priceRange && { min: toRupees(priceRange.min), max: toRupees(priceRange.max) },
  };
}
