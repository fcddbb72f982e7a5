import { screen } from '@testing-library/react';
import { renderWithProviders } from '../test/renderWithProviders';
import { ScrollManager } from './ScrollManager';

const open = (route: string) =>
  renderWithProviders(
    <>
      <ScrollManager />
      <h1>The page</h1>
    </>,
    { route },
  );

afterEach(() => {
  sessionStorage.clear();
});

test.each(['/shop#%', '/about#50%off'])('%s shows the page', (address) => {
  open(address);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a page opens also where something else is kept in place of the positions', () => {
  sessionStorage.setItem('app:scroll', 'null');
  open('/shop');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
