import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { faults, mockShop, resetDatabase, server } from '../../../mocks/node';
import { renderWithProviders } from '../../test/renderWithProviders';
import { newShopper } from '../../test/shopper';
import { testProduct } from '../catalog/testProducts';
import { keepDraft } from './reviewDraft';
import { ReviewsPanel } from './ReviewsPanel';

const kurta = testProduct({ _id: 'kurta-indigo-block-print', name: 'Indigo Block Print Kurta' });

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(resetDatabase);
afterAll(() => {
  server.close();
});

describe('the reviews of a product', () => {
  it('shows the distribution and the reviews, dates in en-US short', async () => {
    renderWithProviders(<ReviewsPanel product={kurta} />);
    expect(await screen.findByRole('list', { name: 'Rating distribution' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Reviews' })).toHaveTextContent(
      /[A-Z][a-z]{2} \d{1,2}, 20\d\d/,
    );
  });

  it('asks a guest to log in', async () => {
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />);
    await user.click(await screen.findByRole('button', { name: 'Write Review' }));
    expect(await screen.findByText('Please login to add a review')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows neither stars nor form where reviews are not allowed, and asks the server nothing', () => {
    faults.offline();
    renderWithProviders(<ReviewsPanel product={{ ...kurta, allowCustomerReviews: false }} />);
    expect(screen.getByText(/closed for this product/)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets a signed-in shopper report a review, once', async () => {
    const { store } = await newShopper();
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />, { store });
    const buttons = await screen.findAllByRole('button', { name: /^Report the review of / });
    await user.click(buttons[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Report this review' });
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(within(dialog).getByText('Please choose a reason.')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'It is offensive' }));
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you. We will look at this review.')).toBeVisible();
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /^Report the review of / })).toHaveLength(
        buttons.length - 1,
      );
    });
  });

  it('asks a guest who reports a review to log in', async () => {
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />);
    const [button] = await screen.findAllByRole('button', { name: /^Report the review of / });
    await user.click(button!);
    expect(await screen.findByText('Please login to report a review')).toBeVisible();
  });

  it('only logs a failure to load, and offers to try again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    faults.status('/review/get', 500);
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Reviews could not be loaded'));
    faults.clear();
    await user.click(again);
    expect(await screen.findByRole('list', { name: 'Reviews' })).toBeVisible();
    warn.mockRestore();
  });

  it('a restored draft keeps its caret when the reviews arrive', async () => {
    const { store, uid } = await newShopper();
    keepDraft(kurta._id, uid, { rating: 4, comment: 'Light as' });
    faults.delay('/review/get', 1_000);
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />, { store });
    const field = await screen.findByRole('textbox', { name: /Your review/ });
    await user.type(field, ' a promise');
    expect(screen.getByRole('status', { name: 'Loading reviews' })).toBeVisible();

    expect(await screen.findByRole('list', { name: 'Reviews' })).toBeVisible();
    expect(field).toHaveFocus();
    await user.keyboard('.');
    expect(field).toHaveValue('Light as a promise.');
  });

  it('keeps the typed text when Edit is pressed again', async () => {
    const { store, call } = await newShopper();
    await call('product/review/add', { productId: kurta._id, rating: 4, comment: 'Light.' });
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />, { store });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: /Your review/ });
    await user.type(field, ' And cool.');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field).toHaveValue('Light. And cool.');
    expect(field).toHaveFocus();
  });

  it('moves the focus to what replaces the form or the review', async () => {
    const { store } = await newShopper();
    const { user } = renderWithProviders(<ReviewsPanel product={kurta} />, { store });
    const focusOn = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    const field = () => screen.findByRole('textbox', { name: /Your review/ });

    await user.click(await screen.findByRole('button', { name: 'Write Review' }));
    await field();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await focusOn('Write Review');

    await user.keyboard('{Enter}');
    await user.type(await field(), 'Light as a promise.');
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    await focusOn('Edit');

    await user.keyboard('{Enter}');
    await user.type(await field(), ' And cool.');
    await user.click(screen.getByRole('button', { name: 'Update Review' }));
    await focusOn('Edit');

    await user.keyboard('{Enter}');
    await field();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await focusOn('Edit');

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await focusOn('Write Review');
  });
});

describe('many reviews', () => {
  const lamp = testProduct({ _id: 'lamp-brass-diya', name: 'Brass Diya' });
  const shown = () =>
    within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');

  /** Removes the seeded reviews of the lamp and writes 25 others, the first the oldest. */
  async function write25() {
    const { db } = await mockShop();
    await db.deleteFrom('reviews').where('product_id', '=', lamp._id).execute();
    for (let index = 1; index <= 25; index += 1) {
      const id = `reader-${String(index)}`;
      const created_at = Date.UTC(2026, 0, index);
      await db
        .insertInto('users')
        .values({
          id,
          email: `${id}@example.com`,
          name: `Reader ${String(index)}`,
          password_hash: '',
          session_epoch: 0,
          created_at,
        })
        .execute();
      await db
        .insertInto('reviews')
        .values({
          id: `review-${String(index)}`,
          user_id: id,
          product_id: lamp._id,
          rating: 5,
          comment: 'Bright.',
          created_at,
        })
        .execute();
    }
  }

  it('are loaded ten at a time, one’s own first', async () => {
    const { store, call } = await newShopper();
    await write25();
    await call('product/review/add', { productId: lamp._id, rating: 1, comment: 'Dim.' });
    const { db } = await mockShop();
    await db.updateTable('reviews').set({ created_at: 1 }).where('comment', '=', 'Dim.').execute();
    const { user } = renderWithProviders(<ReviewsPanel product={lamp} />, { store });
    expect(await screen.findByText('11 of 26 reviews')).toBeVisible();
    expect(shown()[0]).toHaveTextContent('Dim.');
    expect(shown()[1]).toHaveTextContent('Reader 25');
    const more = () => screen.getByRole('button', { name: 'Show more reviews' });
    await user.click(more());
    expect(await screen.findByText('21 of 26 reviews')).toBeVisible();
    faults.status('/review/get', 500);
    await user.click(more());
    expect(await screen.findByText('The next reviews could not be loaded.')).toBeVisible();
    expect(shown()).toHaveLength(21);
    faults.clear();
    await user.click(more());
    await waitFor(() => expect(shown()).toHaveLength(26));
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('are all shown if the server has no pages', async () => {
    await write25();
    server.use(
      http.post('*/api/product/review/get', async () => {
        const { db } = await mockShop();
        const reviews = await db
          .selectFrom('reviews')
          .select(['id as _id', 'user_id as userId', 'rating', 'comment', 'created_at as date'])
          .where('product_id', '=', lamp._id)
          .execute();
        return HttpResponse.json({
          success: true,
          reviews: reviews.map((review) => ({ ...review, userName: review.userId })),
          averageRating: 5,
          totalReviews: reviews.length,
        });
      }),
    );
    renderWithProviders(<ReviewsPanel product={lamp} />);
    await waitFor(() => expect(shown()).toHaveLength(25));
    expect(shown()[0]).toHaveTextContent('reader-25');
    expect(screen.getByRole('list', { name: 'Rating distribution' })).toHaveTextContent(
      '5 stars25',
    );
    server.resetHandlers();
  });
});
