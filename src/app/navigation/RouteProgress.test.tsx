import { act } from '@testing-library/react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { loadPage } from './loadPage';
import { RouteProgress } from './RouteProgress';

/** Goes to a page whose code is on its way until `arrive` or `miss` is called. */
function goTo(name: string) {
  const way = { arrive: (_page: string): void => undefined, miss: (_: Error): void => undefined };
  const code = new Promise<string>((arrive, miss) => Object.assign(way, { arrive, miss }));
  let page = code;
  act(() => {
    page = loadPage(() => code);
  });
  return {
    arrive: () =>
      act(async () => {
        way.arrive(name);
        await page;
      }),
    miss: () =>
      act(async () => {
        way.miss(new Error(`${name} did not come`));
        await expect(page).rejects.toThrow(name);
      }),
  };
}

const bar = () => document.querySelector('body > div > [aria-hidden]');

test('the bar shows while any page loads', async () => {
  renderWithProviders(<RouteProgress />);
  expect(bar()).toBeNull();
  const cart = goTo('cart');
  const orders = goTo('orders');
  expect(bar()).not.toBeNull();
  await cart.arrive();
  expect(bar()).not.toBeNull();
  await orders.arrive();
  expect(bar()).toBeNull();
});

test('the bar disappears when a page does not load', async () => {
  renderWithProviders(<RouteProgress />);
  const cart = goTo('cart');
  expect(bar()).not.toBeNull();
  await cart.miss();
  expect(bar()).toBeNull();
});
