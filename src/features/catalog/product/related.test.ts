import fc from 'fast-check';
import { testProduct } from '../testProducts';
import { neighboursOf, relatedTo } from './related';

const sofa = (id: string, subCategory = '') =>
  testProduct({ _id: id, categories: ['Sofa'], subCategory });

describe('related products', () => {
  it('share the category, at most five, never the product itself', () => {
    const all = Array.from({ length: 9 }, (_, at) => sofa(`s${String(at)}`));
    const bed = testProduct({ _id: 'bed', categories: ['Bed'] });
    const [first] = all;
    if (!first) throw new Error('no product');
    const related = relatedTo(first, [bed, ...all]).map(({ _id }) => _id);
    expect(related).toEqual(['s1', 's2', 's3', 's4', 's5']);
  });

  it('are in the server’s order, sold-out ones last', () => {
    const gone = { ...sofa('gone'), inStock: false };
    expect(relatedTo(sofa('x'), [gone, sofa('a'), sofa('b')]).map(({ _id }) => _id)).toEqual([
      'a',
      'b',
      'gone',
    ]);
  });

  it('share the sub-category too, if the product has one', () => {
    const all = [sofa('a', 'Corner'), sofa('b'), sofa('c', 'corner'), sofa('d', 'Two-seater')];
    expect(relatedTo(sofa('x', 'Corner'), all).map(({ _id }) => _id)).toEqual(['a', 'c']);
    expect(relatedTo(sofa('x'), all)).toHaveLength(4);
  });

  it('follow the rule for any catalogue', () => {
    const product = fc.record({
      categories: fc.subarray(['Sofa', 'Bed', 'Chairs']),
      category: fc.constantFrom('', 'Sofa'),
      subCategory: fc.constantFrom('', 'Corner', 'Queen'),
    });
    fc.assert(
      fc.property(product, fc.array(product, { maxLength: 20 }), (own, others) => {
        const one = testProduct({ _id: 'one', ...own });
        const all = [
          one,
          ...others.map((fields, at) => testProduct({ _id: String(at), ...fields })),
        ];
        const related = relatedTo(one, all);
        expect(related.length).toBeLessThanOrEqual(5);
        expect(related).not.toContain(one);
        for (const other of related) {
          if (one.subCategory !== '') expect(other.subCategory).toBe(one.subCategory);
        }
      }),
    );
  });
});

describe('neighbours of an unknown product', () => {
  it('are those with the most similar ids, then featured ones', () => {
    const products = [
      testProduct({ _id: 'lamp', name: 'Brass Lamp' }),
      testProduct({ _id: 'featured', name: 'Jutti', isFeatured: true }),
      testProduct({ _id: 'kurta-rust', name: 'Rust Kurta' }),
      testProduct({ _id: 'kurta-indigo', name: 'Indigo Kurta' }),
    ];
    expect(neighboursOf('kurta-indigo-2019', products).map(({ _id }) => _id)).toEqual([
      'kurta-indigo',
      'kurta-rust',
      'featured',
      'lamp',
    ]);
  });
});
