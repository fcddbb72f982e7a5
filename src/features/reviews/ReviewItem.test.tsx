import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
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
