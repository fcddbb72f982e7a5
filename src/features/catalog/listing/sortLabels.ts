import { t } from '../../../shared/i18n/t';
import type { ListingSort } from './listingState';

export const SORT_LABELS: Record<ListingSort, string> = {
  relevant: t('Relevance'),
  'low-high': t('Price: low to high'),
  'high-low': t('Price: high to low'),
  'name-asc': t('Name: A to Z'),
  'name-desc': t('Name: Z to A'),
  featured: t('Featured first'),
  rating: t('Customer rating'),
  newest: t('Newest first'),
};
