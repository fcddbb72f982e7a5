import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { toAppError, type AppError } from '../../../shared/api/appError';
import type { ProductId } from '../../../shared/api/contract';
import { useProductsByIdQuery } from './catalogApi';
import {
  selectCatalogFetchedAt,
  selectIsPartial,
  selectProductEntities,
  selectReceived,
} from '../catalogSelectors';

/** The ids of one call; the others follow in further calls. */
const AT_ONCE = 50;

export interface MissingProducts {
  /** True if missing products are known not to exist. */
  isSettled: boolean;
  error: AppError | null;
  retry: () => void;
}

/**
 * Fetches products that an incomplete or stored catalogue lacks and adds them to `selectProductEntities`. Does
 * nothing when the catalogue is complete and of this visit.
 */
export function useMissingProducts(ids: readonly ProductId[]): MissingProducts {
  const isPartial = useAppSelector(selectIsPartial);
  const isStored = useAppSelector(selectCatalogFetchedAt) !== null;
  const isWhole = useAppSelector(selectReceived) === 'all';
  const products = useAppSelector(selectProductEntities);
  const missing = useMemo(
    () => ids.filter((id) => !products[id]).slice(0, AT_ONCE),
    [ids, products],
  );
  const isAsking = missing.length > 0 && (isPartial || (isStored && !isWhole));
  const { currentData, error, refetch } = useProductsByIdQuery(missing, { skip: !isAsking });
  // Without a stored list, the page's own products are the server's current answer.
  const isAnswered = isAsking ? currentData !== undefined : isWhole || !isStored;
  return {
    isSettled: missing.length === 0 || isAnswered,
    error: isAsking && error ? toAppError(error) : null,
    retry: () => void refetch(),
  };
}
