import { makeStore } from '../../test/store';
import { catalogApi, LIST_QUERY } from './queries/catalogApi';
import { catalogueCompleted } from './catalogSlice';
import {
  selectAllProducts,
  selectCatalogFetchedAt,
  selectIsPartial,
  selectProductById,
} from './catalogSelectors';
import { productsFound, reviewsReceived, viewChosen } from './catalogSlice';
import { byId } from './knownProducts';
import { testProduct } from './testProducts';

type List = ReturnType<typeof testProduct>[];

/** The action with which RTK Query says that the list has arrived. */
const arrived = (products: List, at = 1_000) => ({
  type: 'api/executeQuery/fulfilled',
  payload: { success: true as const, products },
  meta: {
    requestId: String(at),
    requestStatus: 'fulfilled' as const,
    fulfilledTimeStamp: at,
    baseQueryMeta: undefined,
    arg: {
      type: 'query' as const,
      endpointName: 'productList',
      originalArgs: LIST_QUERY,
      queryCacheKey: 'productList',
      subscribe: true,
    },
  },
});

describe('the catalogue slice', () => {
  it('stores the list in the server’s order, and its time', () => {
    const store = makeStore();
    store.dispatch(arrived([testProduct({ _id: 'b' }), testProduct({ _id: 'a' })], 42));
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['b', 'a']);
    expect(selectCatalogFetchedAt(store.getState())).toBe(42);
  });

  it('never shows hidden or unpublished products, whatever the server sends', () => {
    const store = makeStore();
    store.dispatch(
      arrived([
        testProduct({ _id: 'hidden', visibilityInCatalog: 'hidden' }),
        testProduct({ _id: 'draft', published: false }),
        testProduct({ _id: 'shown', inStock: false }),
      ]),
    );
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['shown']);
  });

  it('keeps known products of a large catalogue until its other pages are loaded', () => {
    const store = makeStore();
    store.dispatch(catalogueCompleted(byId(['a', 'b', 'c'].map((_id) => testProduct({ _id })))));
    const first = arrived([testProduct({ _id: 'a' })]);
    store.dispatch({ ...first, payload: { ...first.payload, total: 2 } });
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
    store.dispatch(catalogueCompleted(byId(['a', 'c'].map((_id) => testProduct({ _id })))));
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['a', 'c']);
  });

  it('keeps products found beyond the list until the whole list is loaded', () => {
    const store = makeStore();
    const first = arrived([testProduct({ _id: 'a' })]);
    store.dispatch({ ...first, payload: { ...first.payload, total: 3 } });
    expect(selectIsPartial(store.getState())).toBe(true);
    store.dispatch(productsFound([testProduct({ _id: 'c' }), testProduct({ _id: 'a' })]));
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['a']);
    expect(selectProductById(store.getState(), 'c')).toBeDefined();
    store.dispatch(reviewsReceived({ productId: 'c', averageRating: 5, totalReviews: 1 }));
    expect(selectProductById(store.getState(), 'c')).toMatchObject({ averageRating: 5 });

    store.dispatch(catalogueCompleted(byId(['a', 'b'].map((_id) => testProduct({ _id })))));
    expect(selectIsPartial(store.getState())).toBe(false);
    expect(selectProductById(store.getState(), 'c')).toBeUndefined();
  });

  it('finds no product under the name of an object’s built-in property', () => {
    const state = makeStore().getState();
    expect(selectProductById(state, 'constructor')).toBeUndefined();
    expect(selectProductById(state, '__proto__')).toBeUndefined();
  });

  it('keeps the identity of products that a refetch did not change', () => {
    const store = makeStore();
    store.dispatch(arrived([testProduct({ _id: 'a' }), testProduct({ _id: 'b', name: 'Old' })]));
    const before = selectProductById(store.getState(), 'a');
    store.dispatch(arrived([testProduct({ _id: 'a' }), testProduct({ _id: 'b', name: 'New' })], 2));
    expect(selectProductById(store.getState(), 'a')).toBe(before);
    expect(selectProductById(store.getState(), 'b')?.name).toBe('New');
  });

  it('keeps the list’s identity when a refetch changes nothing', () => {
    const store = makeStore();
    const list = () => ['a', 'b'].map((_id) => testProduct({ _id, averageRating: 3 }));
    store.dispatch(arrived(list()));
    const before = selectAllProducts(store.getState());
    store.dispatch(arrived(list(), 2));
    store.dispatch(reviewsReceived({ productId: 'a', averageRating: 3, totalReviews: 0 }));
    expect(selectAllProducts(store.getState())).toBe(before);
    expect(selectCatalogFetchedAt(store.getState())).toBe(2);

    store.dispatch(arrived([...list()].reverse(), 3));
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['b', 'a']);
    store.dispatch(arrived(list().slice(0, 1), 4));
    expect(selectAllProducts(store.getState()).map(({ _id }) => _id)).toEqual(['a']);
  });

  it('updates a product’s stars with its reviews at once', () => {
    const store = makeStore();
    store.dispatch(arrived([testProduct({ _id: 'a', averageRating: 3, totalReviews: 1 })]));
    store.dispatch(reviewsReceived({ productId: 'a', averageRating: 4.5, totalReviews: 2 }));
    expect(selectProductById(store.getState(), 'a')).toMatchObject({
      averageRating: 4.5,
      totalReviews: 2,
    });
  });

  it('remembers the chosen view', () => {
    const store = makeStore();
    store.dispatch(viewChosen('list'));
    expect(store.getState().catalog.view).toBe('list');
  });

  it('requests published products, up to 1000, including sold-out ones', () => {
    expect(LIST_QUERY).toEqual({ published: 'true', limit: '1000' });
    expect(Object.keys(catalogApi.endpoints)).toEqual(expect.arrayContaining(['productList']));
  });
});
