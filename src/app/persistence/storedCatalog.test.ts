import { catalogReducer, listBegun } from '../../features/catalog/catalogSlice';
import { byId, listOf } from '../../features/catalog/knownProducts';
import { testProduct } from '../../features/catalog/testProducts';
import { restoreCatalog } from './storedCatalog';

const products = (...ids: string[]) => ids.map((_id) => testProduct({ _id }));
const opened = catalogReducer(undefined, { type: 'open' });

describe('the stored catalogue', () => {
  it('is used by a page without products of its own', () => {
    const state = restoreCatalog(opened, { products: byId(products('a', 'b')), fetchedAt: 7 });
    expect(state.products.ids).toEqual(['a', 'b']);
    expect(state.fetchedAt).toBe(7);
  });

  it('comes after the page’s own products, which are newer', () => {
    const shown = [testProduct({ _id: 'new' }), testProduct({ _id: 'b', name: 'Today' })];
    const page = catalogReducer(opened, listBegun({ products: shown, total: 4 }));
    const kept = { products: byId(products('a', 'b', 'c')), fetchedAt: 7 };
    const state = restoreCatalog(page, kept);
    expect(state.products.ids).toEqual(['new', 'b', 'a', 'c']);
    expect(listOf(state.products)[1]?.name).toBe('Today');
    expect(state.fetchedAt).toBe(7);
  });

  it('leaves the page’s own products if nothing was stored', () => {
    const page = catalogReducer(opened, listBegun({ products: products('a'), total: 3 }));
    expect(restoreCatalog(page, { view: 'list' })).toEqual({ ...page, view: 'list' });
  });
});
