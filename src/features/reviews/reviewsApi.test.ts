import { faults, resetDatabase, server } from '../../../mocks/node';
import { newShopper } from '../../test/shopper';
import { reviewsApi } from './reviewsApi';

const productId = 'kurta-indigo-block-print';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterAll(() => server.close());

describe('the displayed reviews', () => {
  const { reviewGet, reviewAdd } = reviewsApi.endpoints;

  async function reader() {
    const { store, uid, call } = await newShopper();
    const reviews = { productId, userId: uid, sort: 'newest' } as const;
    await store.dispatch(reviewGet.initiate(reviews));
    const own = () => reviewGet.select(reviews)(store.getState()).data?.pages[0]?.own;
    const add = async () => {
      const answer = await store.dispatch(
        reviewAdd.initiate({ productId, rating: 4, comment: 'Light as a promise.' }),
      );
      await Promise.all(store.dispatch(reviewsApi.util.getRunningQueriesThunk()));
      return answer;
    };
    return { own, add, call };
  }

  it('are read again when a write’s response is lost', async () => {
    const { own, add } = await reader();
    faults.loseAnswer('/review/add');
    expect(await add()).toMatchObject({ error: { kind: 'offline' } });
    expect(own()).toMatchObject({ comment: 'Light as a promise.' });
  });

  it('are read again when a write is refused because of a review written elsewhere', async () => {
    const { own, add, call } = await reader();
    await call('product/review/add', { productId, rating: 5, comment: 'From another device.' });
    expect(await add()).toMatchObject({ error: { kind: 'refused' } });
    expect(own()).toMatchObject({ comment: 'From another device.' });
  });
});
