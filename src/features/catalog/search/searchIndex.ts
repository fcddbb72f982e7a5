import MiniSearch from 'minisearch';
import type { Product } from '../../../shared/api/contract';
import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import type { IndexBuilder } from '../buildInChunks';
import { wordsOf, wordsToFind } from '../words';
import { categoriesOf } from '../price';
import { isIndic } from './transliterate';
import { singularKeys, soundKey } from './soundKey';
import { FILLERS } from './synonymList';
import { synonymsWith, type Phrase, type Synonyms } from './synonyms';

/** The word length from which one typo is forgiven (docs/decisions.md, "Search"). */
const TYPO_MIN_LENGTH = 5;
/** The word length from which a plural s is optional ("beds" finds "Bed"). */
const PLURAL_MIN_LENGTH = 4;

/** The searched fields with their weights; a match in the name outranks all others. */
const FIELDS: { bit: number; worth: number; read: (product: Product) => string }[] = [
  { bit: 1, worth: 4, read: ({ name, englishName = '' }) => `${name} ${englishName}` },
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
const KIND_WORTH = { exact: 30, prefix: 20, sound: 15, soundPrefix: 12, typo: 10 } as const;
/** The shortest sound that may be the beginning of a word; in another script no beginning matches by spelling. */
const SOUND_PREFIX_MIN_LENGTH = 3;

/** Which products have a word, ascending, and in which of their fields. */
interface Postings {
  word: string;
  positions: number[];
  fields: number[];
}

export interface SearchIndex {
  /** The list that positions refer to. */
  products: Product[];
  /**
   * Positions of the products that match every word, best first; null without a word.
   *
   * @param own the shop's own synonyms
   */
  search(text: string, own?: SynonymGroups): number[] | null;
}

/** The catalogue's words that a word of the query means, by number, with what the match is worth. */
type Meanings = Map<number, number>;

function better(worthOf: Meanings, id: number, worth: number): void {
  if (worth > (worthOf.get(id) ?? 0)) worthOf.set(id, worth);
}

/** What products are worth by position; 0 without a match. Not a map: one letter matches thousands of products. */
type Scores = Int32Array;

/** Keeps the better of two scores. */
function raise(scores: Scores, position: number, score: number): void {
  if (score > (scores[position] ?? 0)) scores[position] = score;
}

/** The products that are in both, worth what `join` makes of their scores. */
function inBoth(one: Scores, other: Scores, join: (one: number, other: number) => number): Scores {
  return one.map((score, position) => {
    const second = other[position] ?? 0;
    return score === 0 || second === 0 ? 0 : join(score, second);
  });
}

const sum = (one: number, other: number): number => one + other;

/** Best worth of any field in a mask, precomputed for all 32 masks. */
const FIELD_WORTH = Uint8Array.from({ length: 32 }, (_, mask) =>
  Math.max(0, ...FIELDS.map(({ bit, worth }) => ((mask & bit) === 0 ? 0 : worth))),
);

/**
 * An index that is built in steps, so that the work can be spread over idle time.
 *
 * MiniSearch holds the dictionary (each distinct word once, with its sound) and finds the words that a query word
 * matches (prefix, one typo). Products are looked up in our own typed arrays: with products as MiniSearch
 * documents, a query of one letter over 10,000 products took 40 ms, this way about one
 * (docs/adr/0008-search-in-the-browser.md).
 */
export class SearchIndexBuilder implements IndexBuilder<SearchIndex> {
  readonly #products: Product[];
  readonly #postings: Postings[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #dictionary = new MiniSearch<{ id: number; word: string; key: string }>({
    fields: ['word', 'key'],
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
    this.#dictionary.add({ id, word, key: soundKey(word) });
    return postings;
  }

  /** The catalogue's words that a typed word means, by number, with what the match is worth. */
  #meanings(asked: string, synonyms: Synonyms): Meanings {
    const worthOf: Meanings = new Map();
    const singular =
      asked.length >= PLURAL_MIN_LENGTH && asked.endsWith('s') ? asked.slice(0, -1) : null;
    for (const spelling of singular === null ? [asked] : [asked, singular]) {
      const id = this.#numberOf.get(spelling);
      if (id !== undefined) worthOf.set(id, KIND_WORTH.exact);
    }
    const typo = asked.length >= TYPO_MIN_LENGTH ? 1 : false;
    for (const hit of this.#find(asked, 'word', { prefix: true, fuzzy: typo })) {
      better(worthOf, hit.id, hit.text.startsWith(asked) ? KIND_WORTH.prefix : KIND_WORTH.typo);
    }
    for (const key of singularKeys(soundKey(asked))) {
      const hits = this.#find(key, 'key', {
        prefix: isIndic(asked) || key.length >= SOUND_PREFIX_MIN_LENGTH,
        fuzzy: key.length >= TYPO_MIN_LENGTH ? 1 : false,
      });
      for (const { id, text } of hits) {
        if (synonyms.differ(asked, this.#postings[id]?.word ?? '')) continue;
        const kind = text === key ? 'sound' : text.startsWith(key) ? 'soundPrefix' : 'typo';
        better(worthOf, id, KIND_WORTH[kind]);
      }
    }
    return worthOf;
  }

  /** The catalogue's words that are a synonym, or its plural: no prefixes and no typos, because the shopper did not type it. */
  #meaningsOfSynonym(word: string, synonyms: Synonyms): Meanings {
    const worthOf: Meanings = new Map();
    for (const spelling of [word, `${word}s`]) {
      const id = this.#numberOf.get(spelling);
      if (id !== undefined) worthOf.set(id, KIND_WORTH.exact);
    }
    for (const { id } of this.#find(soundKey(word), 'key', { prefix: false, fuzzy: false })) {
      if (!synonyms.differ(word, this.#postings[id]?.word ?? ''))
        better(worthOf, id, KIND_WORTH.sound);
    }
    return worthOf;
  }

  /** The dictionary's entries whose word or key a text equals, begins or almost equals. */
  #find(
    text: string,
    field: 'word' | 'key',
    options: { prefix: boolean; fuzzy: 1 | false },
  ): { id: number; text: string }[] {
    return this.#dictionary
      .search(text, { ...options, fields: [field] })
      .map((hit) => ({ id: hit.id as number, text: hit.terms[0] ?? '' }));
  }

  #scoresOf(meanings: Meanings): Scores {
    const scores = new Int32Array(this.#products.length);
    for (const [id, worth] of meanings) {
      const { positions = [], fields = [] } = this.#postings[id] ?? {};
      // Not `for of`, which is several times slower until it is compiled.
      positions.forEach((position, at) => {
        const mask = fields[at] ?? 0;
        const inName = (mask & NAME_BIT) === 0 ? 0 : NAME_TIER;
        raise(scores, position, inName + worth + (FIELD_WORTH[mask] ?? 0));
      });
    }
    return scores;
  }

  /**
   * A query in parts that each have to match: a word, a phrase with synonyms, or two words that the catalogue writes as
   * one ("sun dress").
   */
  #partsOf(words: Phrase, synonyms: Synonyms): { phrase: Phrase; others: Phrase[] }[] {
    const parts: { phrase: Phrase; others: Phrase[] }[] = [];
    for (let place = 0; place < words.length;) {
      const word = words[place] ?? '';
      const joined = `${word}${words[place + 1] ?? ''}`;
      const isWhole = joined !== word && this.#numberOf.has(joined);
      const found = synonyms.at(words, place, !this.#numberOf.has(word));
      const length = Math.max(found?.length ?? 1, isWhole ? 2 : 1);
      parts.push({
        phrase: words.slice(place, place + length),
        others: [...(isWhole ? [[joined]] : []), ...(found?.length === length ? found.others : [])],
      });
      place += length;
    }
    return parts;
  }

  #search(text: string, synonyms: Synonyms): number[] | null {
    const all = wordsOf(text);
    if (all.length === 0) return null;
    const narrowing = all.filter((word) => !FILLERS.has(word));
    const words = narrowing.length > 0 ? narrowing : all;

    let total: Scores | undefined;
    for (const { phrase, others } of this.#partsOf(words, synonyms)) {
      const typed = phrase.map((word) => this.#scoresOf(this.#meanings(word, synonyms)));
      const scores = typed.reduce((one, other) => inBoth(one, other, sum));
      for (const other of others) {
        const own = other.map((word) => this.#scoresOf(this.#meaningsOfSynonym(word, synonyms)));
        // As if each word of the query had matched as well as the weakest of these.
        own
          .reduce((one, other) => inBoth(one, other, Math.min))
          .forEach((score, position) => {
            raise(scores, position, score * phrase.length);
          });
      }
      total = total ? inBoth(total, scores, sum) : scores;
    }

    // One number per product, so that a typed array sorts natively: score first, then position.
    const size = this.#products.length;
    const keys = new Float64Array(size);
    let count = 0;
    total?.forEach((score, position) => {
      if (score > 0) keys[count++] = position - score * size;
    });
    const found: number[] = [];
    keys
      .subarray(0, count)
      .sort()
      .forEach((key) => found.push(((key % size) + size) % size));
    return found;
  }

  /** The finished index. Call when `advance` has said true. */
  finish(): SearchIndex {
    // Suggestions and the list below them ask for the same text.
    let last: { text: string; synonyms: Synonyms; found: number[] | null } | undefined;
    return {
      products: this.#products,
      search: (text, own) => {
        const synonyms = synonymsWith(own);
        if (last?.text !== text || last.synonyms !== synonyms) {
          last = { text, synonyms, found: this.#search(text, synonyms) };
        }
        return last.found;
      },
    };
  }
}

/** Builds the whole index at once, for tests and benchmarks. */
export function buildSearchIndex(products: Product[]): SearchIndex {
  const builder = new SearchIndexBuilder(products);
  builder.advance(products.length);
  return builder.finish();
}
