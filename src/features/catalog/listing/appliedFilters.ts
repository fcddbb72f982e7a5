import { t } from '../../../shared/i18n/t';
import { formatPaise, toPaise } from '../../../shared/lib/money';
import { formatWeight } from '../CardDetails';
import type { ListingFilters } from './listingState';
import { specOf, VALUE_GROUP_NAMES } from './valueGroups';

export interface AppliedFilter {
  key: string;
  label: string;
  /** The change that removes this filter. */
  without: Partial<ListingFilters>;
}

const price = (rupees: number) => formatPaise(toPaise(rupees));

function rangeLabel(
  min: number | null,
  max: number | null,
  format: (value: number) => string,
): string | null {
  if (min !== null && max !== null)
    return t('{least} to {most}', { least: format(min), most: format(max) });
  if (min !== null) return t('From {least}', { least: format(min) });
  return max === null ? null : t('Up to {most}', { most: format(max) });
}

/** All applied filters as chips: the label, and the change that removes it. */
export function appliedFilters(filters: ListingFilters): AppliedFilter[] {
  const applied: AppliedFilter[] = VALUE_GROUP_NAMES.flatMap((group) =>
    filters[group].map((value) => ({
      key: `${group}:${value}`,
      label: specOf(group).chip(value),
      without: { [group]: filters[group].filter((other) => other !== value) },
    })),
  );
  const prices = rangeLabel(filters.minPrice, filters.maxPrice, price);
  if (prices !== null) {
    applied.push({ key: 'price', label: prices, without: { minPrice: null, maxPrice: null } });
  }
  const weights = rangeLabel(filters.minWeight, filters.maxWeight, formatWeight);
  if (weights !== null) {
    applied.push({ key: 'weight', label: weights, without: { minWeight: null, maxWeight: null } });
  }
  if (filters.rating !== null) {
    applied.push({
      key: 'rating',
      label: t('{rating}+ stars', { rating: filters.rating }),
      without: { rating: null },
    });
  }
  if (filters.freeShipping) {
    applied.push({
      key: 'freeShipping',
      label: t('Free Shipping'),
      without: { freeShipping: false },
    });
  }
  if (filters.onSale) {
    applied.push({ key: 'onSale', label: t('On Sale'), without: { onSale: false } });
  }
  return applied;
}
