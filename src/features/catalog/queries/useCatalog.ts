import { useCallback, useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { AppError } from '../../../shared/api/appError';
import type { Product } from '../../../shared/api/contract';
import { useHydrated } from '../../../shared/lib/hydration';
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
  /** `ready` when there is anything to show, including stored products. */
  status: 'loading' | 'ready' | 'error';
  fetchedAt: number | null;
  /** True while pages of a large catalogue are missing. */
  isPartial: boolean;
  /** The list has several pages, as the server said on this visit. */
  isLarge: boolean;
  /** The last fetch's error, also with `ready` if a stored list is shown. */
  error?: AppError;
  retry: () => void;
}

/** The product list. Mounting fetches it; stored products are shown meanwhile. */
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
  // Store updates render synchronously. A new list is a whole page of cards, so render it in a transition.
  return useDeferredValue(catalog);
}

/** The server's categories and tags; empty until they are loaded or if they fail. */
export function useTaxonomy(): { categories: string[]; tags: string[] } {
  // The effects of a hydrated page run in one task, and each query takes a slow phone 20 ms.
  const skip = !useHydrated();
  useProductCategoriesQuery(undefined, { skip });
  useProductTagsQuery(undefined, { skip });
  const categories = useAppSelector(selectCategories);
  const tags = useAppSelector(selectTags);
  return { categories, tags };
}
