import { testProduct } from '../testProducts';
import { buildSearchIndex } from './searchIndex';
import { bestIn, suggestionsFor } from './suggestions';

const index = buildSearchIndex(
  Array.from({ length: 9 }, (_, at) =>
    testProduct({ _id: String(at), name: `Silk saree ${String(at)}` }),
  ),
);
const sources = {
  categories: ['Sarees', 'Sofa', 'Home Decor', 'Co-ords'],
  recents: ['silk dupatta', 'sofa'],
};
const labels = (text: string) =>
  suggestionsFor(text, { ...sources, products: bestIn(index, text) }).map(
    ({ kind, label }) => `${kind}: ${label}`,
  );

describe('suggestions', () => {
  it('are the recent searches while nothing is typed', () => {
    expect(labels('')).toEqual(['recent: silk dupatta', 'recent: sofa']);
  });

  it('group recent searches, categories and at most five products', () => {
    expect(labels('s')).toEqual([
      'recent: silk dupatta',
      'recent: sofa',
      'category: Sarees',
      'category: Sofa',
      ...[0, 1, 2, 3, 4].map((at) => `product: Silk saree ${String(at)}`),
    ]);
  });

  it('find a category by any of its words, and do not repeat the typed text', () => {
    expect(labels('dec')).toEqual(['category: Home Decor']);
    expect(labels('SOFA')).toEqual(['category: Sofa']);
    expect(labels('coor')).toEqual(['category: Co-ords']);
    expect(labels('co-ord')).toEqual(['category: Co-ords']);
  });

  it('work without the index until it is built', () => {
    const products = bestIn(null, 'sil');
    expect(suggestionsFor('sil', { ...sources, products }).map(({ kind }) => kind)).toEqual([
      'recent',
    ]);
  });
});
