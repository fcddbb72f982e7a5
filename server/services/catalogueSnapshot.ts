import type { ProductRecord, Store } from './ports';

/** The products on sale at one version of the catalogue. */
export interface CatalogueSnapshot {
  version: string;
  products: readonly ProductRecord[];
  byId: ReadonlyMap<string, ProductRecord>;
}

interface Kept {
  version: string;
  read: Promise<CatalogueSnapshot>;
  /** Null while it is read. */
  snapshot: CatalogueSnapshot | null;
}

const latest = new WeakMap<Store, Kept>();

async function read(store: Store, version: string): Promise<CatalogueSnapshot> {
  const products = await store.products.listOnSale();
  const after = await store.products.version();
  // Changed while it was read: the products may be of either version.
  if (after !== version) return read(store, after);
  return { version, products, byId: new Map(products.map((product) => [product.id, product])) };
}

/**
 * The catalogue as it is now. Read and parsed once per version and process, also for requests at the same time; the
 * version is asked for each time, because another process may have changed it.
 */
export async function catalogueOf(store: Store): Promise<CatalogueSnapshot> {
  const version = await store.products.version();
  const before = latest.get(store);
  if (before?.version === version) return before.read;
  const kept: Kept = { version, read: read(store, version), snapshot: null };
  latest.set(store, kept);
  kept.read.then(
    (snapshot) => {
      kept.version = snapshot.version;
      kept.snapshot = snapshot;
    },
    () => {
      // The next request tries again.
      if (latest.get(store) === kept) latest.delete(store);
    },
  );
  return kept.read;
}

/** The catalogue as it is now, if this process has read it; null otherwise, because that takes long. */
export async function knownCatalogueOf(store: Store): Promise<CatalogueSnapshot | null> {
  const snapshot = latest.get(store)?.snapshot ?? null;
  if (snapshot === null) return null;
  return snapshot.version === (await store.products.version()) ? snapshot : null;
}
