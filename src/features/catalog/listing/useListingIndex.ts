import { startTransition, useEffect, useState } from 'react';
import type { Product } from '../../../shared/api/contract';
import { nextTask } from '../../../shared/lib/delay';
import { buildInChunks } from '../buildInChunks';
import { buildListingIndex, ListingIndexBuilder, type ListingIndex } from './listingIndex';

/** A list of one call is indexed at once: its page is hydrated with the cards that the index gives. */
export const AT_ONCE = 1_000;
/** Products per task: 5 ms on a slow phone, the first some 40, because nothing is compiled yet. */
export const CHUNK = 100;

const finished = new WeakMap<Product[], ListingIndex>();

function finishedOf(products: Product[]): ListingIndex | null {
  const known = finished.get(products);
  if (known || products.length > AT_ONCE) return known ?? null;
  const index = buildListingIndex(products);
  finished.set(products, index);
  return index;
}

/**
 * The index of the loaded list, built once and shared. That of a long list is built in several tasks: until then
 * null, or the index of the list before. Given up when another list arrives or the page is left.
 */
export function useListingIndex(products: Product[], isNeeded: boolean): ListingIndex | null {
  const [latest, setLatest] = useState<ListingIndex | null>(null);
  const ready = isNeeded ? finishedOf(products) : null;
  // Meanwhile the server answers for more products than that list has.
  if (!isNeeded && latest !== null) setLatest(null);

  useEffect(() => {
    if (!isNeeded || finishedOf(products) !== null) return undefined;
    let isWanted = true;
    const build = async () => {
      // Not in the task in which React has rendered the list.
      await nextTask();
      if (!isWanted) return;
      const index = await buildInChunks(new ListingIndexBuilder(products), CHUNK, () => isWanted);
      if (index === null) return;
      finished.set(products, index);
      // The cards that follow from it are rendered in slices.
      startTransition(() => {
        setLatest(index);
      });
    };
    void build();
    return () => {
      isWanted = false;
    };
  }, [products, isNeeded]);

  return ready ?? (isNeeded ? latest : null);
}
