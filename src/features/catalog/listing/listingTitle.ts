import { labelList } from '../../../shared/i18n/label';
import { t } from '../../../shared/i18n/t';
import { searchedText } from './address';
import type { ListingState } from './listingState';

/** What distinguishes lists in tabs and in the history: text, categories and page. */
export function listingTitle(name: string, state: ListingState): string {
  const text = searchedText(state);
  return [
    text === '' ? '' : `“${text}”`,
    labelList(state.filters.categories),
    state.page === 1 ? '' : t('Page {page}', { page: state.page }),
    name,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

export interface ListingHeading {
  title: string;
  intro: string;
}

/**
 * The heading and its introduction follow the chosen categories, like the title.
 * @param isCollection keeps the collection's name
 */
export function listingHeading(
  page: ListingHeading,
  { filters }: ListingState,
  isCollection = false,
): ListingHeading {
  const { categories } = filters;
  if (categories.length === 0) return page;
  const names = labelList(categories);
  return isCollection
    ? { title: `${page.title}: ${names}`, intro: page.intro }
    : { title: names, intro: t('{categories} at Marigold Lane.', { categories: names }) };
}
