import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { toAppError, type AppError } from '../../../shared/api/appError';
import type { ProductId } from '../../../shared/api/contract';
import { useProductsByIdQuery } from './catalogApi';
import { selectIsPartial, selectProductEntities } from '../catalogSelectors';

/** As many as one call asks for; the others follow when these have come. */
const AT_ONCE = 50;

export interface MissingProducts {
  /** Whether what is not here does not exist, as far as one may know. */
  isSettled: boolean;
  error: AppError | null;
  retry: () => void;
}

/**
 * Fetches those of the products that a catalogue which is not all here yet does not hold. They
 * join `selectProductEntities`. With the whole catalogue here it does nothing.
 */
export function useMissingProducts(ids: readonly ProductId[]): MissingProducts {
  const isPartial = useAppSelector(selectIsPartial);
  const products = useAppSelector(selectProductEntities);
  const missing = useMemo(
    () => (isPartial ? ids.filter((id) => !products[id]).slice(0, AT_ONCE) : []),
    [isPartial, ids, products],
  );
  const isAsking = missing.length > 0;
  const { currentData, error, refetch } = useProductsByIdQuery(missing, { skip: !isAsking });
  return {
    isSettled: !isAsking || currentData !== undefined,
    error: isAsking && error ? toAppError(error) : null,
    retry: () => void refetch(),
  };
}
