/**
 * The listing's rules as spec section 9 words them, written for clarity and not for speed. The property
 * tests compare filters.ts, facets.ts and sort.ts with them.
 */
import type { Product } from '../../../shared/api/contract';
import { fold } from '../fold';
import type { ListingFilters, ListingSort } from './listingState';
import { specOf, VALUE_GROUP_NAMES, type ValueGroup } from './valueGroups';

/** A price of 0 counts as no price, as in price.ts. */
const set = (rupees: number | null | undefined): number | null =>
  rupees === 0 ? null : (rupees ?? null);

const price = (product: Product): number | null =>
  set(product.salePrice) ?? set(product.regularPrice);

const stars = (product: Product): number =>
  product.allowCustomerReviews ? (product.averageRating ?? product.rating ?? 0) : 0;

const valuesOf = (product: Product, group: ValueGroup): string[] =>
  group === 'categories' && product.categories.length === 0
    ? [product.category]
    : specOf(group).valuesOf(product);

export function referenceMatches(product: Product, filters: ListingFilters): boolean {
  const shares = (group: ValueGroup) =>
    filters[group].length === 0 ||
    filters[group].some((value) =>
      valuesOf(product, group).some((own) => own !== '' && fold(own) === fold(value)),
    );
  const within = (value: number | null | undefined, min: number | null, max: number | null) =>
    (min === null && max === null) ||
    (value !== null && value !== undefined && value >= (min ?? 0) && value <= (max ?? Infinity));
  const cost = price(product);
  return (
    VALUE_GROUP_NAMES.every(shares) &&
    within(cost, filters.minPrice, filters.maxPrice) &&
    within(product.weight, filters.minWeight, filters.maxWeight) &&
    (filters.rating === null || stars(product) >= filters.rating) &&
    (!filters.freeShipping || (product.weight ?? Infinity) < 10 || (cost ?? 0) > 1000) &&
    (!filters.onSale ||
      (!!product.salePrice && !!product.regularPrice && product.salePrice < product.regularPrice))
  );
}

const named = (first: Product, second: Product): number =>
  fold(first.name) < fold(second.name) ? -1 : fold(first.name) > fold(second.name) ? 1 : 0;

const priced = (first: Product, second: Product, direction: number): number => {
  const a = price(first);
  const b = price(second);
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
};

/** A stable sort of what passes; `rating` has its own test, since its weights are its own. */
export function referenceSorted(
  products: Product[],
  sort: Exclude<ListingSort, 'rating'>,
): Product[] {
  return [...products].sort((first, second) => {
    switch (sort) {
      case 'relevant':
        return Number(second.inStock) - Number(first.inStock);
      case 'low-high':
        return priced(first, second, 1);
      case 'high-low':
        return priced(first, second, -1);
      case 'name-asc':
        return named(first, second);
      case 'name-desc':
        return named(second, first);
      case 'featured':
        return Number(second.isFeatured) - Number(first.isFeatured);
      case 'newest':
        return second.createdAt - first.createdAt;
    }
  });
}
