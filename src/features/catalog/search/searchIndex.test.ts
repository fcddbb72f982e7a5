import fc from 'fast-check';
import { fold } from '../fold';
import { testProduct } from '../testProducts';
import { wordsOf } from '../words';
import { buildSearchIndex, SearchIndexBuilder } from './searchIndex';
import { singularKeys, soundKey } from './soundKey';

const products = [
  testProduct({
    _id: 'sofa',
    name: 'Malabar Three-Seater Sofa',
    categories: ['Sofa'],
    tags: ['teak'],
    colors: ['Teal'],
    shortDescription: 'Deep seats on a solid frame.',
  }),
  testProduct({
    _id: 'throw',
    name: 'Woven Throw',
    categories: ['Throws'],
    shortDescription: 'For the arm of a sofa, or the foot of a bed.',
  }),
  testProduct({
    _id: 'saree',
    name: 'Banarasi Silk Saree',
    categories: ['Sarees'],
    tags: ['festive', 'handloom'],
    colors: ['Maroon', 'Gold'],
  }),
  testProduct({ _id: 'cafe', name: 'Café Chair', categories: ['Chairs'], colors: ['Black'] }),
  testProduct({ _id: 'bed', name: 'Poster Bed', categories: ['Bed'] }),
];
const index = buildSearchIndex(products);
const found = (text: string) => index.search(text)?.map((at) => products[at]?._id);

describe('search', () => {
  it('looks in name, categories, tags, colours and short description', () => {
    expect(found('malabar')).toEqual(['sofa']);
    expect(found('sarees')).toEqual(['saree']);
    expect(found('handloom')).toEqual(['saree']);
    expect(found('teal')).toEqual(['sofa']);
    expect(found('seats')).toEqual(['sofa']);
  });

  it('ranks matches in the name first', () => {
    expect(found('sofa')).toEqual(['sofa', 'throw']);
    expect(found('bed')).toEqual(['bed', 'throw']);
  });

  it('wants every word to match', () => {
    expect(found('silk maroon')).toEqual(['saree']);
    expect(found('silk sofa')).toEqual([]);
  });

  it('matches a prefix', () => {
    expect(found('ban')).toEqual(['saree']);
    expect(found('sil mar')).toEqual(['saree']);
  });

  it('forgives one typo in words of five characters or more, and none in shorter ones', () => {
    expect(found('sareee')).toEqual(['saree']);
    expect(found('banarsi')).toEqual(['saree']);
    expect(found('malibar')).toEqual(['sofa']);
    expect(found('melibar')).toEqual([]);
    expect(found('bef')).toEqual([]);
    expect(found('tael')).toEqual([]);
  });

  it('finds the singular for a plural', () => {
    expect(found('beds')).toEqual(['bed', 'throw']);
  });

  it('finds the singular for a Hindi plural', () => {
    expect(found('sofe')).toEqual(['sofa', 'throw']);
    expect(found('sariyan')).toEqual(['saree']);
  });

  it('finds what sounds like it, in every script', () => {
    for (const text of ['sari', 'saari', 'साड़ी', 'સાડી', 'சேலை']) {
      expect(found(text)).toEqual(['saree']);
    }
    expect(found('सि')).toEqual(['saree']);
    expect(found('बनारसी सिल्क')).toEqual(['saree']);
    const list = [testProduct({ _id: 'plates', name: 'Plates, Set of 4' })];
    expect(buildSearchIndex(list).search('४ प्लेट')).toEqual([0]);
  });

  it('ranks what is spelled like it before what sounds like it', () => {
    const list = ['Sari', 'Saree'].map((name) => testProduct({ _id: name, name }));
    expect(buildSearchIndex(list).search('saree')).toEqual([1, 0]);
    expect(buildSearchIndex(list).search('sari')).toEqual([0, 1]);
  });

  it('keeps words apart that sound alike and mean different things', () => {
    const list = ['Jute Rug', 'Shoes'].map((name) => testProduct({ _id: name, name }));
    expect(buildSearchIndex(list).search('jute')).toEqual([0]);
    expect(buildSearchIndex(list).search('जूते')).toEqual([1]);
  });

  it('knows synonyms, phrases and the shop’s own', () => {
    expect(found('couch')).toEqual(['sofa', 'throw']);
    expect(found('kursi')).toEqual(['cafe']);
    expect(found('chesterfield')).toEqual([]);
    const own = [['Chesterfield', 'three seater']];
    const ask = (text: string) => index.search(text, own)?.map((at) => products[at]?._id);
    expect(ask('chesterfield')).toEqual(['sofa']);
    expect(ask('teal chesterfield')).toEqual(['sofa']);
    expect(ask('black chesterfield')).toEqual([]);
    expect(ask('couch')).toEqual(['sofa', 'throw']);
  });

  it('ignores words that narrow nothing, unless there are no others', () => {
    expect(found('saree for women')).toEqual(['saree']);
    expect(found('saree ki')).toEqual(['saree']);
    expect(found('of a')).toEqual(['throw']);
  });

  it('finds two words that the catalogue writes as one', () => {
    const list = [testProduct({ _id: 'dress', name: 'Check Sundress' })];
    expect(buildSearchIndex(list).search('sun dress')).toEqual([0]);
  });

  it('finds a hyphenated word by its parts and as a whole', () => {
    expect(found('three-seater')).toEqual(['sofa']);
    expect(found('three seater')).toEqual(['sofa']);
    expect(found('threeseater')).toEqual(['sofa']);
  });

  it('ignores accents and case', () => {
    expect(found('CAFE')).toEqual(['cafe']);
    expect(found('café')).toEqual(['cafe']);
  });

  it('distinguishes a text without words from one without matches', () => {
    expect(index.search('  ?! ')).toBeNull();
    expect(index.search('zebra')).toEqual([]);
  });

  it('returns the same when it is built in chunks', () => {
    const builder = new SearchIndexBuilder(products);
    let rounds = 1;
    while (!builder.advance(2)) rounds += 1;
    expect(rounds).toBe(3);
    expect(builder.finish().search('s')).toEqual(index.search('s'));
  });
});

describe('search against a plain reference', () => {
  /** Levenshtein's distance, straight from its definition. */
  const distance = (first: string, second: string): number => {
    if (first === '' || second === '') return first.length + second.length;
    return first.slice(0, 1) === second.slice(0, 1)
      ? distance(first.slice(1), second.slice(1))
      : 1 +
          Math.min(
            distance(first.slice(1), second),
            distance(first, second.slice(1)),
            distance(first.slice(1), second.slice(1)),
          );
  };
  const oneTypo = (asked: string, word: string) => asked.length >= 5 && distance(asked, word) <= 1;
  const soundsLike = (asked: string, word: string) =>
    singularKeys(soundKey(asked)).some(
      (key) =>
        soundKey(word) === key ||
        (key.length >= 3 && soundKey(word).startsWith(key)) ||
        oneTypo(key, soundKey(word)),
    );
  const spelledLike = (asked: string, word: string) =>
    word.startsWith(asked) ||
    oneTypo(asked, word) ||
    (asked.length >= 4 && asked.endsWith('s') && word === asked.slice(0, -1));
  const means = (asked: string, word: string) =>
    spelledLike(asked, word) || soundsLike(asked, word);

  const word = fc.constantFrom('sofa', 'sofas', 'silk', 'saree', 'sarees', 'teal', 'Téak', 'bed');
  const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
  const catalogue = fc.array(
    fc.record({ name: text, shortDescription: text, tags: fc.array(word, { maxLength: 2 }) }),
    { maxLength: 12 },
  );
  const query = fc.array(
    fc.oneof(
      word,
      fc.constantFrom('s', 'sa', 'sarea', 'soffa', 'beds', 'teaks', 'x', 'sari', 'sofe'),
    ),
    { minLength: 1, maxLength: 3 },
  );

  it('finds exactly the products that match every word, names first', () => {
    fc.assert(
      fc.property(catalogue, query, (list, asked) => {
        const all = list.map((fields, at) => testProduct({ _id: String(at), ...fields }));
        const words = wordsOf(asked.join(' '));
        const has = (text_: string) => {
          const own = wordsOf(text_);
          return words.map((one) => own.some((other) => means(one, other)));
        };
        const expected = all.filter((product) =>
          has([product.name, product.shortDescription, ...product.tags].join(' ')).every(Boolean),
        );
        const result = (buildSearchIndex(all).search(asked.join(' ')) ?? []).flatMap(
          (at) => all[at] ?? [],
        );
        expect(result.map(({ _id }) => _id).sort()).toEqual(expected.map(({ _id }) => _id).sort());
        const inName = result.map((product) => has(product.name).filter(Boolean).length);
        expect(inName).toEqual([...inName].sort((a, b) => b - a));
      }),
      { numRuns: 300 },
    );
  });

  it('folds case and accents', () => {
    expect(fold(' Téak ')).toBe('teak');
    expect(fold('साड़ी')).toBe('साड़ी'.normalize('NFC'));
  });
});
