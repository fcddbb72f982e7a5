/** What a page with the catalogue in it is taken over with: the same catalogue in the state. */
import { toAppError } from '../../shared/api/appError';
import { catalogApi, LIST_QUERY, type PageAnswer } from '../../features/catalog/queries/catalogApi';
import { selectIsPartial } from '../../features/catalog/catalogSelectors';
import { productsFound } from '../../features/catalog/catalogSlice';
import { isListing } from '../../shared/config/pageFiles';
import type { AppStore } from '../store';

/** `refused`: the shop itself has answered, and what it says is no or that it has failed. */
export async function fetchCatalogue({ dispatch }: AppStore): Promise<'here' | 'lost' | 'refused'> {
  const { productCategories, productList, productTags } = catalogApi.endpoints;
  const list = dispatch(productList.initiate(LIST_QUERY));
  const taxonomy = [dispatch(productCategories.initiate()), dispatch(productTags.initiate())];
  const [{ isSuccess, error }] = await Promise.all([list, ...taxonomy]);
  if (isSuccess) return 'here';
  return ['refused', 'server'].includes(toAppError(error).kind) ? 'refused' : 'lost';
}

/** What the server answered for this very address: a search, or what the list's first part lacks. */
function readAnswer(store: AppStore): boolean {
  const kept = document.getElementById('answer')?.textContent;
  if (!kept) return false;
  const answer = JSON.parse(kept) as PageAnswer;
  store.dispatch(catalogApi.util.upsertQueryEntries([answer]));
  store.dispatch(productsFound(answer.value.products));
  return true;
}

/** Whether the page can be taken over with what of the catalogue is in the state. */
export function canHydrate(root: HTMLElement, store: AppStore): boolean {
  const isAnswered = readAnswer(store);
  if (!selectIsPartial(store.getState())) return true;
  const { pathname, search } = window.location;
  if (!isAnswered) return !isListing(pathname);
  return root.dataset['address'] === pathname + (isListing(pathname) ? search : '');
}
