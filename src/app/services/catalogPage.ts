/** What hydration needs for a page that shows the catalogue: the same products in the state. */
import { toAppError } from '../../shared/api/appError';
import { catalogApi, LIST_QUERY, type PageAnswer } from '../../features/catalog/queries/catalogApi';
import { selectIsPartial } from '../../features/catalog/catalogSelectors';
import { listBegun, productsFound } from '../../features/catalog/catalogSlice';
import { isListing } from '../../shared/config/pageFiles';
import { currentPath } from '../../shared/i18n/language';
import type { AppStore } from '../store';

/** `lost`: no answer came; `failed`: the server could not answer; `refused`: it will not. */
export type CatalogueOutcome = 'here' | 'lost' | 'failed' | 'refused';

/** Fetches the list, unless the document holds all that its page shows: useCatalog fetches it then, after hydration. */
export async function fetchCatalogue(
  root: HTMLElement,
  { dispatch }: AppStore,
): Promise<CatalogueOutcome> {
  if (root.dataset['answered'] !== undefined) return 'here';
  const { productCategories, productList, productTags } = catalogApi.endpoints;
  const list = dispatch(productList.initiate(LIST_QUERY));
  const taxonomy = [dispatch(productCategories.initiate()), dispatch(productTags.initiate())];
  const [{ isSuccess, error }] = await Promise.all([list, ...taxonomy]);
  if (isSuccess) return 'here';
  const { kind } = toAppError(error);
  return kind === 'refused' ? 'refused' : kind === 'server' ? 'failed' : 'lost';
}

/** Reads the server's answer for this address: a search, or products that the first list call lacks. */
function readAnswer(store: AppStore): boolean {
  const kept = document.getElementById('answer')?.textContent;
  if (!kept) return false;
  const answer = JSON.parse(kept) as PageAnswer;
  const { products } = answer.value;
  if (answer.total !== undefined) store.dispatch(listBegun({ products, total: answer.total }));
  store.dispatch(catalogApi.util.upsertQueryEntries([answer]));
  store.dispatch(productsFound(products));
  return true;
}

/** Whether the first render from the state equals the page. */
export function canHydrate(root: HTMLElement, store: AppStore): boolean {
  const isAnswered = readAnswer(store);
  const isAlone = root.dataset['answered'] !== undefined;
  if (!isAlone && !selectIsPartial(store.getState())) return true;
  const { pathname, search } = window.location;
  const isList = isListing(currentPath());
  if (!isAnswered) return !isList;
  return root.dataset['address'] === pathname + (isList ? search : '');
}
