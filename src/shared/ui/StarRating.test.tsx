import { render, screen } from '@testing-library/react';
import { StarRating } from './StarRating';

const filled = (value: number): string => {
  const { unmount } = render(<StarRating value={value} />);
  const [stars] = screen.getByRole('img', { name: `Rated ${value.toFixed(1)} out of 5` }).children;
  const width = (stars as HTMLElement).style.getPropertyValue('--filled');
  unmount();
  return width;
};

it('fills whole stars, and of the next one the part that the rating has', () => {
  expect(filled(0.1)).toBe('4px');
  expect(filled(4)).toBe('96px');
  expect(filled(4.5)).toBe('108px');
  expect(filled(5)).toBe('120px');
});
