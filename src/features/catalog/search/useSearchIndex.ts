import { useEffect, useState } from 'react';
import type { Product } from '../../../shared/api/contract';
import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import { whenIdle } from '../../../shared/lib/whenIdle';
import { buildInChunks } from '../buildInChunks';
import type { ListingIndex } from '../listing/listingIndex';
import { SearchIndexBuilder, type SearchIndex } from './searchIndex';

/** Products indexed per idle task. */
const CHUNK = 20;

interface Build {
  /** How many components wait for it. */
  wantedBy: number;
  done: Promise<SearchIndex | null>;
}

const finished = new WeakMap<Product[], SearchIndex>();
const running = new WeakMap<Product[], Build>();

/** True if the list's index is built; until then an older one answers, or none. */
export const isIndexed = (products: Product[]): boolean => finished.has(products);

/** The build of a list's index, shared by the search bar and the listing. It stops when nobody wants it any longer. */
function buildOf(products: Product[]): Build {
  const known = running.get(products);
  if (known) return known;
  const build: Build = { wantedBy: 0, done: Promise.resolve(null) };
  const isWanted = () => build.wantedBy > 0;
  build.done = buildInChunks(new SearchIndexBuilder(products), CHUNK, isWanted).then((index) => {
    if (index) finished.set(products, index);
    else running.delete(products);
    return index;
  });
  running.set(products, build);
  return build;
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
    let isWanted = true;
    let build: Build | undefined;
    const start = () => {
      build = buildOf(products);
      build.wantedBy += 1;
      void build.done.then((index) => {
        if (isWanted && index) setLatest(index);
      });
    };
    const cancel = needed || running.has(products) ? undefined : whenIdle(start);
    if (!cancel) start();
    return () => {
      isWanted = false;
      cancel?.();
      if (build) build.wantedBy -= 1;
    };
  }, [products, needed]);

  return ready ?? latest;
}

/** Positions found in an index's list, as positions in another version of the list. */
export function foundIn(
  index: SearchIndex,
  { products, positionOf }: Pick<ListingIndex, 'products' | 'positionOf'>,
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
