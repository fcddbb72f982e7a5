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

test('a link that is tapped again while its page is on its way makes one step', () => {
  const { address, steps } = show();
  // Nothing is rendered before both taps are made.
  act(() => {
    tap('About');
    tap('About');
  });
  expect(address()).toBe('/about');
  expect(steps()).toBe(1);
});

test('another link that is tapped meanwhile is followed', () => {
  const { address, steps } = show();
  act(() => {
    tap('About');
    tap('Contact');
  });
  expect(address()).toBe('/contact');
  expect(steps()).toBe(2);
});

test('a link to the page that is shown stays the browser’s reload of it', () => {
  const { address, steps } = show();
  act(() => tap('About'));
  act(() => tap('About'));
  expect(address()).toBe('/about');
  expect(steps()).toBe(1);
});
