import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import type { Review } from '../../shared/api/contract';
import { ReviewItem } from './ReviewItem';

it('isolates the direction of a name from the words beside it', () => {
  // RIGHT-TO-LEFT OVERRIDE would turn "(you)" and the date around.
  const userName = 'Asha \u202Eoar';
  render(
    <ReviewItem
      review={{
        _id: 'r',
        userId: 'u',
        userName,
        rating: 5,
        comment: 'Good',
        date: 0,
      }}
      isOwn
      editButton={createRef()}
      onEdit={() => undefined}
      onDelete={() => undefined}
    />,
  );
  const name = screen.getByText((_text, element) => element?.textContent === userName);
  expect(name.tagName).toBe('BDI');
  expect(screen.getByText('Good')).toHaveAttribute('dir', 'auto');
});

describe('a review', () => {
  const review = { _id: 'r', userId: 'u', userName: 'Asha', rating: 5, comment: 'Good', date: 0 };
  const show = (more: Partial<Review> = {}, onReport?: () => void) =>
    render(
      <ReviewItem
        review={{ ...review, ...more }}
        isOwn={false}
        editButton={createRef()}
        onEdit={() => undefined}
        onDelete={() => undefined}
        onReport={onReport}
      />,
    );

  it('says if its writer has bought the product', () => {
    show({ verified: true });
    expect(screen.getByText('Verified buyer')).toBeVisible();
  });

  it('of somebody who has not bought it says nothing', () => {
    show();
    expect(screen.queryByText('Verified buyer')).toBeNull();
  });

  it('has the answer of the store below it', () => {
    show({ answer: 'Thank you, Asha.', answeredAt: Date.UTC(2026, 10, 29) });
    expect(screen.getByText('Marigold Lane replied')).toBeVisible();
    expect(screen.getByText('Thank you, Asha.')).toBeVisible();
    expect(screen.getByText('Nov 29, 2026')).toBeVisible();
  });

  it('that the store has hidden says so to its writer', () => {
    show({ hidden: true });
    expect(
      screen.getByText('The store has hidden this review. Nobody else sees it.'),
    ).toBeVisible();
  });

  it('can be reported where the store takes reports', async () => {
    const onReport = jest.fn();
    show({}, onReport);
    await userEvent.click(screen.getByRole('button', { name: 'Report the review of Asha' }));
    expect(onReport).toHaveBeenCalledTimes(1);
  });
});
