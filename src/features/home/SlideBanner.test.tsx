import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { contentEmbedded } from '../content/contentSlice';
import { SlideBanner } from './SlideBanner';
import { unwanted } from './SlideBanner.css';

function motion(reduced: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: reduced && query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const banner = () => screen.getByRole('region', { name: 'Offers' });
const shown = () =>
  within(banner())
    .getAllByRole('button', { name: /^Slide/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

describe('the slide banner', () => {
  it('advances every 5 seconds, in a loop', () => {
    motion(false);
    renderWithProviders(<SlideBanner />);
    expect(shown()).toBe(0);
    pass(4_900);
    expect(shown()).toBe(0);
    pass(100);
    expect(shown()).toBe(1);
    pass(5_000);
    expect(shown()).toBe(2);
    pass(5_000);
    expect(shown()).toBe(0);
  });

  it('stops while it has focus, and when it is paused', () => {
    motion(false);
    renderWithProviders(<SlideBanner />);
    const pause = screen.getByRole('button', { name: 'Pause the slides' });
    fireEvent.focus(pause);
    pass(20_000);
    expect(shown()).toBe(0);
    fireEvent.click(pause);
    fireEvent.blur(pause);
    pass(20_000);
    expect(shown()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    pass(5_000);
    expect(shown()).toBe(1);
  });

  it('stops while none of it is on the screen, and fetches no further picture', () => {
    motion(false);
    let see: (isSeen: boolean) => void = () => undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (tell) =>
        ({
          observe: () => {
            see = (isIntersecting) => tell([{ isIntersecting }] as never, {} as never);
          },
          disconnect: () => undefined,
        }) as never,
    );
    renderWithProviders(<SlideBanner />);
    act(() => see(false));
    pass(20_000);
    expect(shown()).toBe(0);
    expect(fetched()).toEqual([true, false, false]);
    act(() => see(true));
    expect(fetched()).toEqual([true, true, false]);
    pass(5_000);
    expect(shown()).toBe(1);
    jest.restoreAllMocks();
  });

  it('shows the slide of the dot that was pressed', () => {
    motion(false);
    renderWithProviders(<SlideBanner />);
    fireEvent.click(screen.getByRole('button', { name: /^Slide 3/ }));
    expect(shown()).toBe(2);
    expect(screen.getByRole('group', { name: '3 of 3' })).toBeVisible();
  });

  const fetched = () =>
    [...banner().querySelectorAll('picture')].map(({ className }) => !className.includes(unwanted));

  it('fetches the picture of the next slide only, and keeps those that were shown', () => {
    motion(false);
    renderWithProviders(<SlideBanner />);
    expect(fetched()).toEqual([true, true, false]);
    pass(5_000);
    expect(fetched()).toEqual([true, true, true]);
    pass(10_000);
    expect(shown()).toBe(0);
    expect(fetched()).toEqual([true, true, true]);
  });

  it('fetches one picture while it does not move', () => {
    motion(true);
    renderWithProviders(<SlideBanner />);
    expect(fetched()).toEqual([true, false, false]);
    fireEvent.click(screen.getByRole('button', { name: /^Slide 2/ }));
    expect(fetched()).toEqual([true, true, false]);
  });

  it('does not move by itself for people who prefer less motion', () => {
    motion(true);
    renderWithProviders(<SlideBanner />);
    pass(20_000);
    expect(shown()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeInTheDocument();
  });
});

it('shows the slides that the owner has written', () => {
  motion(true);
  const { store } = renderWithProviders(<SlideBanner />);
  const slide = {
    title: 'Onam',
    text: 'Kasavu sarees are here.',
    action: 'See them',
    link: '/collection',
    image: '/media/0123456789abcdef01234567.webp',
    picture: { color: '#aabbcc', widths: [320, 640] },
  };
  act(() => {
    store.dispatch(contentEmbedded({ slides: [slide] }));
  });
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/collection');
  expect(within(banner()).getAllByRole('button', { name: /^Slide/ })).toHaveLength(1);
  const sources = [...banner().querySelectorAll('source')].map(({ srcset }) => srcset);
  expect(sources[0]).toBe(
    '/media/0123456789abcdef01234567-320.avif 320w, /media/0123456789abcdef01234567-640.avif 640w',
  );
});
