import { searchedText } from './address';
import type { ListingState } from './listingState';

/** What distinguishes lists in tabs and in the history: text, categories and page. */
export function listingTitle(name: string, state: ListingState): string {
  const text = searchedText(state);
  return [
    text === '' ? '' : `“${text}”`,
    state.filters.categories.join(', '),
    state.page === 1 ? '' : `Page ${String(state.page)}`,
    name,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
