import type { ListingSort } from './listingState';

export const SORT_LABELS: Record<ListingSort, string> = {
  relevant: 'Relevance',
  'low-high': 'Price: low to high',
  'high-low': 'Price: high to low',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
  featured: 'Featured first',
  rating: 'Customer rating',
  newest: 'Newest first',
};
