import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ScrollManager } from './ScrollManager';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ScrollManager />
      <h1>The page</h1>
    </MemoryRouter>,
  );

const scrollIntoView = jest.fn();
/** The page has another height than before. */
let resizePage: () => void;

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resizePage = () => {
        callback([], this);
      };
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = () => {
      resizePage = () => undefined;
    };
  };
});
afterEach(() => {
  sessionStorage.clear();
  window.scrollY = 0;
  document.getElementById('reviews')?.remove();
});

function bringReviews(): HTMLElement {
  const reviews = document.createElement('section');
  reviews.id = 'reviews';
  document.body.append(reviews);
  return reviews;
}

test.each(['/shop#%', '/about#50%off'])('%s shows the page', (address) => {
  open(address);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a page opens although the stored positions are malformed', () => {
  sessionStorage.setItem('app:scroll', 'null');
  open('/shop');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

describe('a link to a part of the page', () => {
  test('scrolls to it once it is rendered', () => {
    open('/product/kurta#reviews');
    const reviews = bringReviews();
    resizePage();
    expect(scrollIntoView.mock.contexts).toEqual([reviews]);
  });

  test('does not scroll if the person has scrolled before', () => {
    open('/product/kurta#reviews');
    fireEvent.wheel(window);
    bringReviews();
    resizePage();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('does not scroll if the person has scrolled on from the browser’s position', () => {
    bringReviews();
    window.scrollY = 900;
    open('/product/kurta#reviews');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('a reload', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
    // jsdom has no such list.
    performance.getEntriesByType = () => [{ type: 'reload' } as PerformanceNavigationTiming];
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('restores the position once the content has replaced the skeletons', () => {
    sessionStorage.setItem('app:scroll', JSON.stringify({ '/shop?page=2': 1_505 }));
    const page = (content: ReactElement) => (
      <MemoryRouter initialEntries={['/shop?page=2']}>
        <ScrollManager />
        <main>{content}</main>
      </MemoryRouter>
    );
    const { rerender } = render(page(<ul aria-busy>Skeletons</ul>));
    resizePage();
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(page(<ul aria-busy={false}>Products</ul>));
    resizePage();
    expect(scrollTo.mock.calls).toEqual([[{ top: 1_505, behavior: 'instant' }]]);
  });
});
