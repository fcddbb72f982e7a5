import { useLocation, useNavigate } from 'react-router-dom';
import { isListing } from '../../../shared/config/pageFiles';
import { paths } from '../../../shared/config/paths';
import { listingDefaultsAt } from '../listing/defaults';
import { newestAddress } from '../../../shared/lib/newestAddress';

const KEY = 'search';

export interface SearchBarControl {
  /** The bar shows only on paths containing `shop`, and when search is on (spec section 2). */
  isOpen: boolean;
  /** The text in the address. */
  text: string;
  /** The search icon: turns search on and goes to /shop, or to the field that is there already. */
  open: () => void;
  /** The close icon: turns search off and shows the list without it. */
  close: () => void;
  /** Puts a text into the address; typing replaces, choosing adds a step to go back to. */
  searchFor: (text: string, options?: { replace?: boolean }) => void;
}

/** The text in the newest address; null where search is off. */
export const newestSearchText = (): string | null =>
  new URLSearchParams(newestAddress().search).get(KEY);

/**
 * Search is on if the address has a `search` parameter, even an empty one: so a link, a reload and
 * Back restore the bar like the list.
 */
export function useSearchBar(): SearchBarControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const text = params.get(KEY) ?? '';
  const isOpen = pathname.includes('shop') && params.has(KEY);

  const goTo = (change: (own: URLSearchParams) => void, options?: { replace?: boolean }) => {
    const from = newestAddress();
    // On a listing its filters stay; from anywhere else the list starts plain.
    const own = new URLSearchParams(isListing(from.pathname) ? from.search : '');
    // /shop starts without them.
    if (!own.has('tag'))
      listingDefaultsAt(from.pathname).tags?.forEach((tag) => own.append('tag', tag));
    change(own);
    const query = own.toString();
    void navigate({ pathname: paths.shop, search: query === '' ? '' : `?${query}` }, options);
  };

  return {
    isOpen,
    text,
    open: () => {
      if (isOpen) {
        document.querySelector<HTMLElement>('[type=search]')?.focus();
        return;
      }
      goTo((own) => {
        if (!own.has(KEY)) own.set(KEY, '');
      });
    },
    close: () => {
      goTo((own) => {
        own.delete(KEY);
        own.delete('page');
      });
    },
    searchFor: (next, options) => {
      goTo((own) => {
        own.set(KEY, next);
        own.delete('page');
      }, options);
    },
  };
}
