/** Stores the catalogue: its list in pages, and the person's choice of view. */
import * as v from 'valibot';
import { listOf } from '../../features/catalog/knownProducts';
import { byIdInChunks } from '../../features/catalog/queries/productsInChunks';
import { ProductSchema, type Product } from '../../shared/api/contract';
import { language } from '../../shared/config/env';
import { SOURCE_LANGUAGE } from '../../shared/config/languages';
import { pagedList } from '../../shared/storage/pagedList';
import type { SliceStorage } from '../../shared/storage/sliceStorage';
import type { StoredCatalog } from './storedCatalog';

const CatalogSchema = v.object({
  pages: v.number(),
  revision: v.string(),
  categories: v.optional(v.array(v.string()), []),
  tags: v.optional(v.array(v.string()), []),
  fetchedAt: v.nullable(v.number()),
  view: v.optional(v.picklist(['grid', 'list']), 'grid'),
});

const list = pagedList<Omit<StoredCatalog, 'products'>, Product>(
  // Products have their texts in the page's language.
  language === SOURCE_LANGUAGE ? 'catalog' : `catalog-${language}`,
  {
    version: 2,
    check: (stored) => {
      const parsed = v.safeParse(CatalogSchema, stored);
      return parsed.success ? parsed.output : null;
    },
    // Version 1 was one value with all products. The products are fetched again; the view is kept.
    migrations: {
      1: (stored) => ({ ...(stored as object), pages: 0, revision: '', fetchedAt: null }),
    },
  },
  // One invalid product of an older build must not cost the others.
  (stored) => {
    const product = v.safeParse(ProductSchema, stored);
    return product.success ? product.output : null;
  },
);

export const catalogStorage: SliceStorage = {
  read: async () => {
    const kept = await list.read();
    return kept && { ...kept.rest, products: await byIdInChunks(kept.items) };
  },
  write: (value) => {
    const { products, ...rest } = value as StoredCatalog;
    return list.write(rest, listOf(products));
  },
};
