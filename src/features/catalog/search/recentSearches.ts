import { storedList } from '../queries/storedList';

/** The last texts this device searched for, newest first. */
export const recentSearches = storedList('recentSearches', 8);
