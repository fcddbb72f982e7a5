import { useCallback, useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { AppError } from '../../../shared/api/appError';
import type { Product } from '../../../shared/api/contract';
import {
  LIST_QUERY,
  useProductCategoriesQuery,
  useProductListQuery,
  useProductTagsQuery,
} from './catalogApi';
import {
  selectAllProducts,
  selectCatalogFetchedAt,
  selectCategories,
  selectIsPartial,
  selectTags,
} from '../catalogSelectors';

export interface Catalog {
  products: Product[];
  /** `ready` as soon as there is anything to show, be it what the last visit kept. */
  status: 'loading' | 'ready' | 'error';
  fetchedAt: number | null;
  /** A catalogue of several pages of which not all are here yet: what is missing may still come. */
  isPartial: boolean;
  /** The list comes in several pages, as the server said on this visit. */
  isLarge: boolean;
  /** The last fetch's failure, also beside `ready` when what is shown is a kept list. */
  error?: AppError;
  retry: () => void;
}

/** The loaded list. Mounting triggers the fetch; kept products are shown at once meanwhile. */
export function useCatalog(): Catalog {
  const { data, isError, isSuccess, error, refetch } = useProductListQuery(LIST_QUERY);
  const products = useAppSelector(selectAllProducts);
  const fetchedAt = useAppSelector(selectCatalogFetchedAt);
  const isPartial = useAppSelector(selectIsPartial);
  const retry = useCallback(() => {
    void refetch();
  }, [refetch]);
  const status = products.length > 0 || isSuccess ? 'ready' : isError ? 'error' : 'loading';
  const isLarge = (data?.total ?? 0) > (data?.products.length ?? 0);
  const failure = isError ? (error as AppError) : undefined;
  const catalog = useMemo(
    (): Catalog => ({
      products,
      status,
      fetchedAt,
      isPartial,
      isLarge,
      ...(failure && { error: failure }),
      retry,
    }),
    [products, status, fetchedAt, isPartial, isLarge, failure, retry],
  );
  // The store renders in one piece what has changed in it. A list that comes in (kept on the device, or
  // sent) is a whole page of cards: in slices, so that a tap comes in between.
  return useDeferredValue(catalog);
}

/** Categories and tags as the server names them; empty until they arrive or when they cannot. */
export function useTaxonomy(): { categories: string[]; tags: string[] } {
  useProductCategoriesQuery();
  useProductTagsQuery();
  const categories = useAppSelector(selectCategories);
  const tags = useAppSelector(selectTags);
  return { categories, tags };
}
