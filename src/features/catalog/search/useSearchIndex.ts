import { useEffect, useState } from 'react';
import type { Product } from '../../../shared/api/contract';
import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import { whenIdle } from '../../../shared/lib/whenIdle';
import { buildInChunks, type SearchIndex } from './searchIndex';

/** Products indexed per idle task. */
const CHUNK = 20;

const finished = new WeakMap<Product[], SearchIndex>();
const running = new WeakMap<Product[], Promise<SearchIndex>>();

async function build(products: Product[]): Promise<SearchIndex> {
  const index = await buildInChunks(products, CHUNK);
  finished.set(products, index);
  return index;
}

/** True if the list's index is built; until then an older one answers, or none. */
export const isIndexed = (products: Product[]): boolean => finished.has(products);

/** The index of a list, built once and shared by the search bar and the listing. */
function indexOf(products: Product[]): Promise<SearchIndex> {
  const known = running.get(products);
  if (known) return known;
  const made = build(products);
  running.set(products, made);
  return made;
}

/**
 * The search index of the loaded list, built a few products at a time off the critical path: in
 * idle time, or at once when `needed`. Until the first one is there: null. After a new list
 * arrived, the old index answers until the new one is ready.
 */
export function useSearchIndex(products: Product[], needed: boolean): SearchIndex | null {
  const [latest, setLatest] = useState<SearchIndex | null>(null);
  const ready = finished.get(products);

  useEffect(() => {
    if (products.length === 0) return undefined;
    let wanted = true;
    const start = () => {
      void indexOf(products).then((index) => {
        if (wanted) setLatest(index);
      });
    };
    const cancel = needed || running.has(products) ? undefined : whenIdle(start);
    if (!cancel) start();
    return () => {
      wanted = false;
      cancel?.();
    };
  }, [products, needed]);

  return ready ?? latest;
}

/** Positions found in an index's list, as positions in another version of the list. */
export function foundIn(
  index: SearchIndex,
  products: Product[],
  positionOf: ReadonlyMap<string, number>,
  text: string,
  synonyms?: SynonymGroups,
): number[] | null {
  const found = index.search(text, synonyms);
  if (found === null || index.products === products) return found;
  return found.flatMap((at) => {
    const id = index.products[at]?._id;
    return (id === undefined ? undefined : positionOf.get(id)) ?? [];
  });
}
