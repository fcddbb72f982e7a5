import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderWithProviders } from '../../test/renderWithProviders';
import { IgnoreRepeatedClicks } from './IgnoreRepeatedClicks';

function show() {
  const { address } = renderWithProviders(
    <>
      <IgnoreRepeatedClicks />
      <Link to="/about">About</Link>
      <Link to="/contact">Contact</Link>
    </>,
    { route: '/shop' },
  );
  const before = window.history.length;
  return { address, steps: () => window.history.length - before };
}
const tap = (name: string) => screen.getByRole('link', { name }).click();

test('a link tapped again while its page loads makes one history entry', () => {
  const { address, steps } = show();
  // Nothing is rendered before both taps are made.
  act(() => {
    tap('About');
    tap('About');
  });
  expect(address()).toBe('/about');
  expect(steps()).toBe(1);
});

test('another link tapped meanwhile is followed', () => {
  const { address, steps } = show();
  act(() => {
    tap('About');
    tap('Contact');
  });
  expect(address()).toBe('/contact');
  expect(steps()).toBe(2);
});

test('a link to the current page still reloads it', () => {
  const { address, steps } = show();
  act(() => tap('About'));
  act(() => tap('About'));
  expect(address()).toBe('/about');
  expect(steps()).toBe(1);
});
