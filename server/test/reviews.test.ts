/** @jest-environment node */
import { REVIEW_SORTS, type Product, type Review } from '../../src/shared/api/contract';
import { sortReviews } from '../../src/features/reviews/ratings';
import { setOrderStatus } from '../services/orderStatus';
import { engines, lampOrder, openTestShop, product, type TestShop } from './harness';

describe.each(engines)('reviews on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const review = (productId: string, rating = 5) => ({ productId, rating, comment: ' Lovely. ' });
  const of = async (productId: string) => (await shop.call('reviewGet', { productId })).body;

  it('accepts one review per user and product, which the user can change and delete', async () => {
    const { token, id } = await shop.signUp('Asha');
    expect((await shop.call('reviewAdd', review('lamp', 4), token)).status).toBe(200);
    expect(await of('lamp')).toMatchObject({
      averageRating: 4,
      totalReviews: 1,
      reviews: [{ userId: id, userName: 'Asha', rating: 4, comment: 'Lovely.' }],
    });
    const second = await shop.call('reviewAdd', review('lamp'), token);
    expect(second.status).toBe(409);
    expect(second.body['message']).toBe('You have already reviewed this product.');
    await shop.call('reviewUpdate', review('lamp', 1), token);
    expect(await of('lamp')).toMatchObject({ averageRating: 1, totalReviews: 1 });
    await shop.call('reviewDelete', { productId: 'lamp' }, token);
    expect(await of('lamp')).toEqual({
      success: true,
      reviews: [],
      averageRating: 0,
      totalReviews: 0,
      distribution: [0, 0, 0, 0, 0],
      takesReports: true,
    });
  });

  it('keeps twenty simultaneous reviews and their average consistent', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => shop.signUp()));
    const answers = await Promise.all(
      people.map(({ token }, index) =>
        shop.call('reviewAdd', review('kurta', (index % 5) + 1), token),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await of('kurta')).toMatchObject({ averageRating: 3, totalReviews: 20 });
    const { body } = await shop.call('productList');
    const kurta = (body['products'] as Product[]).find((one) => one._id === 'kurta');
    expect(kurta).toMatchObject({ averageRating: 3, rating: 3, totalReviews: 20 });
  });

  it('leaves every cache alone; lists show new ratings when they are published', async () => {
    const { token } = await shop.signUp();
    const { products } = shop.context.store;
    const listed = async () => {
      const { body } = await shop.call('productList');
      return (body['products'] as Product[]).find((one) => one._id === 'free')?.totalReviews;
    };
    expect(await listed()).toBe(0);
    const before = await products.version();
    await shop.call('reviewAdd', review('free', 4), token);
    expect(await products.version()).toBe(before);
    expect(await of('free')).toMatchObject({ totalReviews: 1 });
    await products.publishChanges();
    expect(await products.version()).not.toBe(before);
    expect(await listed()).toBe(1);
    const published = await products.version();
    await products.publishChanges();
    expect(await products.version()).toBe(published);
    await shop.call('reviewDelete', { productId: 'free' }, token);
  });

  it('accepts one of twenty simultaneous reviews of one user', async () => {
    const { token } = await shop.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('reviewAdd', review('sofa'), token)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await of('sofa')).toMatchObject({ totalReviews: 1 });
  });

  it('refuses empty comments, closed and unknown products, and changes of a missing review', async () => {
    const { token } = await shop.signUp();
    const blank = await shop.call('reviewAdd', { ...review('lamp'), comment: '  ' }, token);
    expect(blank.status).toBe(400);
    expect(blank.body['message']).toBe('Please add a comment');
    expect((await shop.call('reviewAdd', review('quiet'), token)).status).toBe(409);
    expect((await shop.call('reviewAdd', review('draft'), token)).status).toBe(404);
    expect((await shop.call('reviewAdd', { ...review('lamp'), rating: 6 }, token)).status).toBe(
      400,
    );
    expect((await shop.call('reviewUpdate', review('lamp'), token)).status).toBe(404);
    expect((await shop.call('reviewDelete', { productId: 'lamp' }, token)).status).toBe(404);
    expect((await shop.call('reviewGet', { productId: 'hidden' })).status).toBe(404);
  });

  it('leaves other people’s reviews alone', async () => {
    const asha = await shop.signUp('Asha');
    const meera = await shop.signUp('Meera');
    await shop.call('reviewAdd', review('free', 2), asha.token);
    expect((await shop.call('reviewUpdate', review('free'), meera.token)).status).toBe(404);
    expect((await shop.call('reviewDelete', { productId: 'free' }, meera.token)).status).toBe(404);
    expect(await of('free')).toMatchObject({ averageRating: 2, totalReviews: 1 });
  });

  describe('at the desk', () => {
    /** A product with reviews of 5 and 1 stars, the second by Meera. */
    async function reviewed(productId: string) {
      await shop.store.products.upsertMany([product(productId)]);
      const asha = await shop.signUp('Asha');
      const meera = await shop.signUp('Meera');
      await shop.call('reviewAdd', review(productId, 5), asha.token);
      await shop.call('reviewAdd', review(productId, 1), meera.token);
      const own = await shop.store.reviews.of(productId, meera.id);
      const { token } = await shop.signUpAtDesk('staff');
      const moderate = (hidden: boolean) =>
        shop.desk('deskReviewModerate', { id: own?._id, hidden }, token);
      return { asha, meera, id: own?._id, token, moderate };
    }

    it('are hidden from everybody but their writer, and from all totals', async () => {
      const { meera, moderate } = await reviewed('hide-me');
      expect(await of('hide-me')).toMatchObject({ averageRating: 3, totalReviews: 2 });
      expect((await moderate(true)).body['data']).toMatchObject({ hidden: true, rating: 1 });
      expect(await of('hide-me')).toMatchObject({
        averageRating: 5,
        totalReviews: 1,
        distribution: [1, 0, 0, 0, 0],
        reviews: [{ userName: 'Asha' }],
      });
      const { body } = await shop.call('reviewGet', { productId: 'hide-me', userId: meera.id });
      expect(body['own']).toMatchObject({ hidden: true, rating: 1 });
      expect(await shop.store.products.find('hide-me')).toMatchObject({
        ratingSum: 5,
        ratingCount: 1,
      });
      // It stays hidden, whatever its writer does.
      await shop.call('reviewUpdate', review('hide-me', 2), meera.token);
      expect(await of('hide-me')).toMatchObject({ averageRating: 5, totalReviews: 1 });
      await moderate(false);
      expect(await of('hide-me')).toMatchObject({ averageRating: 3.5, totalReviews: 2 });
    });

    it('have an answer of the store', async () => {
      const { id, token } = await reviewed('answer-me');
      const answer = (text: string | null) =>
        shop.desk('deskReviewAnswer', { id, answer: text }, token);
      await answer(' We are sorry. ');
      const { reviews: shown } = (await of('answer-me')) as unknown as { reviews: Review[] };
      expect(shown.find(({ _id }) => _id === id)).toMatchObject({
        answer: 'We are sorry.',
        answeredAt: shop.context.clock(),
      });
      const open = await shop.desk(
        'deskReviews',
        { show: 'unanswered', search: 'answer-me' },
        token,
      );
      expect(open.body).toMatchObject({ total: 1, data: [{ userName: 'Asha' }] });
      await answer(null);
      const { reviews: after } = (await of('answer-me')) as unknown as { reviews: Review[] };
      expect(after.find(({ _id }) => _id === id)).not.toHaveProperty('answer');
    });

    it('are reported once by each person, until the staff has decided', async () => {
      const { asha, meera, id, token, moderate } = await reviewed('report-me');
      const report = (by: { token: string }, reason = 'offensive') =>
        shop.call('reviewReport', { reviewId: id, reason }, by.token);
      expect((await report(asha)).status).toBe(200);
      expect((await report(asha, 'private')).status).toBe(200);
      const own = await report(meera);
      expect([own.status, own.body['message']]).toEqual([
        409,
        'This is your own review. You can change or delete it.',
      ]);
      const reported = async () =>
        (await shop.desk('deskReviews', { show: 'reported', search: 'report-me' }, token)).body;
      expect(await reported()).toMatchObject({ total: 1, data: [{ id, reports: ['offensive'] }] });
      const today = await shop.desk('deskToday', {}, token);
      expect(today.body['data']).toMatchObject({ reportedReviews: 1 });
      await moderate(false);
      expect(await reported()).toMatchObject({ total: 0 });
      await moderate(true);
      expect((await report(asha)).status).toBe(404);
    });

    it('go with their reports when their writer deletes them', async () => {
      const { asha, meera, id } = await reviewed('gone');
      await shop.call('reviewReport', { reviewId: id, reason: 'private' }, asha.token);
      await shop.call('reviewDelete', { productId: 'gone' }, meera.token);
      expect(await shop.store.reviews.reportsBy(asha.id)).toEqual([]);
      expect(
        (await shop.call('reviewReport', { reviewId: id, reason: 'private' }, asha.token)).status,
      ).toBe(404);
    });

    it('are noted with what was decided', async () => {
      const { id, moderate } = await reviewed('noted');
      await moderate(true);
      const { records } = await shop.store.audit.list({ subjectId: id }, { limit: 1, offset: 0 });
      expect(records).toMatchObject([
        { action: 'review.hide', before: { hidden: false }, after: { hidden: true } },
      ]);
    });
  });

  it('are marked as those of a buyer, before and after the delivery', async () => {
    const buy = async (token: string) => {
      const { body } = await shop.call('orderPlace', lampOrder(), token);
      return body['orderId'] as string;
    };
    const verified = async (userId: string) =>
      (await shop.store.reviews.of('lamp', userId))?.verified ?? false;
    const early = await shop.signUp();
    await shop.call('reviewAdd', review('lamp'), early.token);
    const order = await buy(early.token);
    expect(await verified(early.id)).toBe(false);
    await setOrderStatus(shop.context, order, 'Delivered');
    expect(await verified(early.id)).toBe(true);
    const late = await shop.signUp();
    await setOrderStatus(shop.context, await buy(late.token), 'Delivered');
    await shop.call('reviewAdd', review('lamp'), late.token);
    expect(await verified(late.id)).toBe(true);
    const never = await shop.signUp();
    await buy(never.token);
    await shop.call('reviewAdd', review('lamp'), never.token);
    expect(await verified(never.id)).toBe(false);
    for (const { token } of [early, late, never]) {
      await shop.call('reviewDelete', { productId: 'lamp' }, token);
    }
  });

  it('answers page by page in each order, with totals and one’s own review', async () => {
    await shop.store.products.upsertMany([product('paged')]);
    const people = await Promise.all(Array.from({ length: 12 }, () => shop.signUp()));
    for (const [index, { token }] of people.entries()) {
      shop.wait(1_000);
      await shop.call('reviewAdd', review('paged', (index % 3) + 3), token);
    }
    const first = people[0]!;
    const page = async (body: object) =>
      (await shop.call('reviewGet', { productId: 'paged', ...body })).body as unknown as {
        reviews: Review[];
      };
    const all = await page({});
    expect(all).toMatchObject({
      totalReviews: 12,
      averageRating: 4,
      distribution: [4, 4, 4, 0, 0],
    });
    expect(all).not.toHaveProperty('own');
    for (const sort of REVIEW_SORTS) {
      const pages = await Promise.all([1, 2, 3, 4].map((at) => page({ page: at, limit: 5, sort })));
      expect(pages.map(({ reviews }) => reviews.length)).toEqual([5, 5, 2, 0]);
      expect(pages.flatMap(({ reviews }) => reviews)).toEqual(sortReviews(all.reviews, sort));
      expect(pages[1]).toMatchObject({ totalReviews: 12, averageRating: 4 });
    }
    expect(await page({ limit: 1, userId: first.id })).toMatchObject({
      own: { userId: first.id, rating: 3 },
    });
    expect(await page({ limit: 1, userId: 'nobody' })).toMatchObject({ own: null });
    expect((await shop.call('reviewGet', { productId: 'paged', limit: 0 })).status).toBe(400);
  });
});
