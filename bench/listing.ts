/**
 * `node --import tsx bench/listing.ts`: CPU time of a listing change without rendering: filters, counts, sort, page and
 * search over 1,000 and 10,000 products.
 */
import { pathToFileURL } from 'node:url';
import { generateProducts } from '../server/seed/generator';
import * as v from 'valibot';
import { ProductSchema, type Product } from '../src/shared/api/contract';
import { buildListingIndex } from '../src/features/catalog/listing/listingIndex';
import {
  NO_FILTERS,
  SORTS,
  type ListingFilters,
  type ListingSort,
} from '../src/features/catalog/listing/listingState';
import { runListing } from '../src/features/catalog/listing/runListing';
import { buildSearchIndex } from '../src/features/catalog/search/searchIndex';

export interface ListingRow {
  products: number;
  change: string;
  /** Milliseconds: the first time, then the median and 95th percentile of repeats. */
  first: number;
  median: number;
  p95: number;
  /** Limit of the median; the tail mostly shows other work on the machine. */
  limit: number;
  ok: boolean;
}

const SIZES = [
  { count: 1_000, limit: 4 },
  { count: 10_000, limit: 30 },
] as const;
const REPEATS = 60;

/** A generated catalogue as the shop has it after a fetch, with plausible ratings. */
function catalogue(count: number): Product[] {
  return generateProducts(count).map((product, at) =>
    v.parse(ProductSchema, {
      ...product,
      averageRating: (at * 7) % 51 === 0 ? 0 : ((at * 13) % 41) / 10 + 1,
      totalReviews: (at * 17) % 230,
    }),
  );
}

function measure(run: () => unknown): { first: number; median: number; p95: number } {
  const time = () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const first = time();
  const times = Array.from({ length: REPEATS }, time).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? NaN;
  return { first, median: at(0.5), p95: at(0.95) };
}

const FILTERS: Record<string, Partial<ListingFilters>> = {
  'no filter': {},
  'one category': { categories: ['Sofa'] },
  'three categories': { categories: ['Sofa', 'Kurtas', 'Sarees'] },
  'colour and tag': { colors: ['Indigo', 'Teal'], tags: ['summer'] },
  'size and price': { sizes: ['M', 'L'], minPrice: 500, maxPrice: 3_000 },
  'weight and 4+': { minWeight: 0.2, maxWeight: 40, rating: 4 },
  'everything at once': {
    categories: ['Kurtas', 'Sarees', 'Dresses'],
    colors: ['Indigo', 'Rust', 'Ivory'],
    tags: ['cotton'],
    sizes: ['M'],
    minPrice: 300,
    maxPrice: 9_000,
    rating: 3,
    freeShipping: true,
    onSale: true,
  },
};
const KEYSTROKES = ['s', 'sa', 'sared', 'silk', 'cotton kurta b', 'indigo block print', 'c'];

/** The table's rows. */
export function listingRows(): ListingRow[] {
  const rows: ListingRow[] = [];
  for (const { count, limit } of SIZES) {
    const products = catalogue(count);
    const search = buildSearchIndex(products);
    // A new index for first times: nothing is sorted yet.
    const index = buildListingIndex(products);
    const add = (change: string, run: () => unknown) => {
      const times = measure(run);
      const ok = times.median < limit;
      rows.push({ products: count, change, ...round(times), limit, ok });
    };
    const list = (filters: Partial<ListingFilters>, sort: ListingSort, text = '') =>
      runListing(index, {
        filters: { ...NO_FILTERS, ...filters },
        sort,
        page: 1,
        found: search.search(text),
      });
    for (const sort of SORTS) add(`sort: ${sort}`, () => list({}, sort));
    for (const [name, filters] of Object.entries(FILTERS)) {
      add(`filter: ${name}`, () => list(filters, 'relevant'));
    }
    for (const text of KEYSTROKES) add(`key: ${text}`, () => list({}, 'relevant', text));
  }
  return rows;
}

function round(times: { first: number; median: number; p95: number }) {
  const two = (value: number) => Math.round(value * 100) / 100;
  return { first: two(times.first), median: two(times.median), p95: two(times.p95) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = listingRows();
  console.table(rows);
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}
