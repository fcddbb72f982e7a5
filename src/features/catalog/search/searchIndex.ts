import MiniSearch from 'minisearch';
import type { Product } from '../../../shared/api/contract';
import { nextTask } from '../../../shared/lib/delay';
import { wordsOf, wordsToFind } from '../words';
import { categoriesOf } from '../price';

/** The word length from which one typo is forgiven (docs/decisions.md, "Search"). */
const TYPO_MIN_LENGTH = 5;
/** The word length from which a plural s is optional ("beds" finds "Bed"). */
const PLURAL_MIN_LENGTH = 4;

/** The searched fields with their weights; a match in the name outranks all others. */
const FIELDS: { bit: number; worth: number; read: (product: Product) => string }[] = [
  { bit: 1, worth: 4, read: (product) => product.name },
  {
    bit: 2,
    worth: 3,
    read: (product) => [...categoriesOf(product), product.subCategory].join(' '),
  },
  { bit: 4, worth: 2, read: (product) => product.tags.join(' ') },
  { bit: 8, worth: 2, read: (product) => product.colors.join(' ') },
  { bit: 16, worth: 1, read: (product) => product.shortDescription },
];
const NAME_BIT = 1;
const NAME_TIER = 1_000;
const KIND_WORTH = { exact: 30, prefix: 20, typo: 10 } as const;

/** Which products have a word, ascending, and in which of their fields. */
interface Postings {
  word: string;
  positions: number[];
  fields: number[];
}

export interface SearchIndex {
  /** The list that positions refer to. */
  products: Product[];
  /** Positions of the products that match every word, best first; null without a word. */
  search(text: string): number[] | null;
}

/** Best worth of any field in a mask, precomputed for all 32 masks. */
const FIELD_WORTH = Uint8Array.from({ length: 32 }, (_, mask) =>
  Math.max(0, ...FIELDS.map(({ bit, worth }) => ((mask & bit) === 0 ? 0 : worth))),
);

/**
 * An index that is built in steps, so that the work can be spread over idle time.
 *
 * MiniSearch holds the dictionary (each distinct word once) and finds the words that a query word matches
 * (prefix, one typo). Products are looked up in our own typed arrays: with products as MiniSearch
 * documents, a query of one letter over 10,000 products took 40 ms, this way about one
 * (docs/adr/0008-search-in-the-browser.md).
 */
export class SearchIndexBuilder {
  readonly #products: Product[];
  readonly #postings: Postings[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #dictionary = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  #next = 0;

  constructor(products: Product[]) {
    this.#products = products;
  }

  /** Adds up to `count` products; true when all are added. */
  advance(count: number): boolean {
    const end = Math.min(this.#next + count, this.#products.length);
    for (; this.#next < end; this.#next += 1) {
      const product = this.#products[this.#next];
      if (product) this.#take(product, this.#next);
    }
    return this.#next >= this.#products.length;
  }

  #take(product: Product, position: number): void {
    for (const { bit, read } of FIELDS) {
      for (const word of wordsToFind(read(product))) {
        const postings = this.#postingsOf(word);
        const last = postings.positions.length - 1;
        if (postings.positions[last] === position) {
          postings.fields[last] = (postings.fields[last] ?? 0) | bit;
        } else {
          postings.positions.push(position);
          postings.fields.push(bit);
        }
      }
    }
  }

  #postingsOf(word: string): Postings {
    const number = this.#numberOf.get(word);
    const known = number === undefined ? undefined : this.#postings[number];
    if (known) return known;
    const postings: Postings = { word, positions: [], fields: [] };
    const id = this.#postings.push(postings) - 1;
    this.#numberOf.set(word, id);
    this.#dictionary.add({ id, word });
    return postings;
  }

  /** The catalogue's words that a query word equals, begins, or almost equals. */
  #meanings(asked: string): { postings: Postings; worth: number }[] {
    const singular =
      asked.length >= PLURAL_MIN_LENGTH && asked.endsWith('s') ? asked.slice(0, -1) : null;
    const hits = this.#dictionary.search(asked, {
      prefix: true,
      fuzzy: asked.length >= TYPO_MIN_LENGTH ? 1 : false,
    });
    const ids = new Set(hits.map((hit) => hit.id as number));
    const singularId = singular === null ? undefined : this.#numberOf.get(singular);
    if (singularId !== undefined) ids.add(singularId);
    return [...ids].flatMap((id) => {
      const postings = this.#postings[id];
      if (!postings) return [];
      const { word } = postings;
      const kind =
        word === asked || word === singular ? 'exact' : word.startsWith(asked) ? 'prefix' : 'typo';
      return { postings, worth: KIND_WORTH[kind] };
    });
  }

  #search(text: string): number[] | null {
    const words = wordsOf(text);
    if (words.length === 0) return null;
    const size = this.#products.length;
    const matched = new Uint8Array(size);
    const scores = new Int32Array(size);
    const best = new Int32Array(size);
    let candidates: number[] = [];

    for (const [round, asked] of words.entries()) {
      const touched: number[] = [];
      for (const { postings, worth } of this.#meanings(asked)) {
        const { positions, fields } = postings;
        for (let at = 0; at < positions.length; at += 1) {
          const position = positions[at] ?? 0;
          if (matched[position] !== round) continue;
          const mask = fields[at] ?? 0;
          const inName = (mask & NAME_BIT) === 0 ? 0 : NAME_TIER;
          const score = inName + worth + (FIELD_WORTH[mask] ?? 0);
          const before = best[position] ?? 0;
          if (before === 0) touched.push(position);
          if (score > before) best[position] = score;
        }
      }
      for (const position of touched) {
        matched[position] = round + 1;
        scores[position] = (scores[position] ?? 0) + (best[position] ?? 0);
        best[position] = 0;
      }
      candidates = touched;
    }

    // One number per product, so that a typed array sorts natively: score first, then position.
    const keys = Float64Array.from(
      candidates,
      (position) => position - (scores[position] ?? 0) * size,
    ).sort();
    return Array.from(keys, (key) => ((key % size) + size) % size);
  }

  /** The finished index. Call when `advance` has said true. */
  finish(): SearchIndex {
    return { products: this.#products, search: (text) => this.#search(text) };
  }
}

/** The index of a list, built `chunk` products per task. */
export async function buildInChunks(products: Product[], chunk: number): Promise<SearchIndex> {
  const builder = new SearchIndexBuilder(products);
  while (!builder.advance(chunk)) await nextTask();
  return builder.finish();
}

/** Builds the whole index at once, for tests and benchmarks. */
export function buildSearchIndex(products: Product[]): SearchIndex {
  const builder = new SearchIndexBuilder(products);
  builder.advance(products.length);
  return builder.finish();
}
