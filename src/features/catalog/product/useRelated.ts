import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { Product } from '../../../shared/api/contract';
import { useProductSearchQuery } from '../queries/catalogApi';
import { selectReceived } from '../catalogSelectors';
import { listingQuery, parseListing } from '../listing/address';
import { categoriesOf } from '../price';
import { RELATED_LIMIT, relatedTo } from './related';

/** Related products. While a large catalogue is incomplete, the server's are used too. */
export function useRelated(product: Product, products: readonly Product[]): Product[] {
  const isIncomplete = useAppSelector(selectReceived) === 'beginning';
  const here = useMemo(() => relatedTo(product, products), [product, products]);
  const category = categoriesOf(product)[0] ?? '';
  const { currentData } = useProductSearchQuery(
    listingQuery(parseListing(new URLSearchParams({ category }))),
    { skip: !isIncomplete || category === '' || here.length === RELATED_LIMIT },
  );
  return useMemo(() => {
    if (!currentData) return here;
    const known = new Set(here.map(({ _id }) => _id));
    const others = currentData.products.filter(({ _id }) => !known.has(_id));
    return relatedTo(product, [...here, ...others]);
  }, [currentData, here, product]);
}
