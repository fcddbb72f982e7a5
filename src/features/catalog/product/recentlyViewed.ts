import { storedList } from '../queries/storedList';

/** Ids of the products whose pages this device opened last, newest first. */
export const recentlyViewed = storedList('recentlyViewed', 12);
