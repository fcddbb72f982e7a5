import { act, renderHook, waitFor } from '@testing-library/react';
import type { Product } from '../../../shared/api/contract';
import { nextTask } from '../../../shared/lib/delay';
import { testProduct } from '../testProducts';
import { buildListingIndex, ListingIndexBuilder, type ListingIndex } from './listingIndex';
import { AT_ONCE, CHUNK, useListingIndex } from './useListingIndex';

const one = testProduct({ _id: 'one', regularPrice: 10, tags: ['summer'] });
const listOf = (length: number, tags = ['summer']): Product[] =>
  Array.from({ length }, (_, at) => ({ ...one, _id: String(at), tags }));

const show = (products: Product[], isNeeded = true) =>
  renderHook(({ products, isNeeded }) => useListingIndex(products, isNeeded), {
    initialProps: { products, isNeeded },
  });

/** Watches how many products each task indexes, and of which list. */
function watchTasks() {
  const spy = jest.spyOn(ListingIndexBuilder.prototype, 'advance');
  return (): { list: Product[]; count: number }[] =>
    spy.mock.calls.map(([count], at) => ({
      list: (spy.mock.contexts as ListingIndexBuilder[])[at]!.finish().products,
      count,
    }));
}

async function begins(tasks: () => unknown[]): Promise<void> {
  while (tasks().length === 0) await nextTask();
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the index of a listing', () => {
  it('of a list of one call is there in the first render, which must equal the HTML', () => {
    const products = listOf(AT_ONCE);
    expect(show(products).result.current).toEqual(buildListingIndex(products));
  });

  it('of a longer list is built in chunks, and then as if at once', async () => {
    const products = listOf(2 * AT_ONCE + 1);
    const tasks = watchTasks();
    const { result } = show(products);
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).not.toBeNull());
    expect(tasks()).toHaveLength(Math.ceil(products.length / CHUNK));
    expect(new Set(tasks().map(({ count }) => count))).toEqual(new Set([CHUNK]));
    jest.restoreAllMocks();
    expect(result.current).toEqual(buildListingIndex(products));
  });

  it('is given up when a newer list arrives; that of the list before stays until the new one is built', async () => {
    const [first, second, third] = [1, 2, 3].map((tag) => listOf(AT_ONCE + 600, [String(tag)]));
    const { result, rerender } = show(first!);
    await waitFor(() => expect(result.current?.products).toBe(first));
    const tasks = watchTasks();
    const seen = new Set<ListingIndex | null>();
    rerender({ products: second!, isNeeded: true });
    seen.add(result.current);
    await act(() => begins(tasks));
    const begun = tasks().length;
    rerender({ products: third!, isNeeded: true });
    seen.add(result.current);
    await waitFor(() => expect(result.current?.products).toBe(third));
    expect(begun).toBeLessThan(second!.length / CHUNK);
    expect(tasks().filter(({ list }) => list === second)).toHaveLength(begun);
    expect([...seen].map((index) => index?.products)).toEqual([first]);
  });

  it('is given up when the page is left, and built once for all pages', async () => {
    const products = listOf(AT_ONCE + 600);
    const tasks = watchTasks();
    const left = show(products);
    await act(() => begins(tasks));
    left.unmount();
    const begun = tasks().length;
    expect(begun).toBeLessThan(products.length / CHUNK);
    const { result } = show(products);
    await waitFor(() => expect(result.current).not.toBeNull());
    expect(tasks()).toHaveLength(begun + Math.ceil(products.length / CHUNK));
    expect(show(products).result.current).toBe(result.current);
  });

  it('of a shorter list before is not shown for one for which the server answers', async () => {
    const { result, rerender } = show(listOf(AT_ONCE + 1));
    await waitFor(() => expect(result.current).not.toBeNull());
    const whole = listOf(AT_ONCE + 600);
    rerender({ products: whole, isNeeded: false });
    expect(result.current).toBeNull();
    act(() => {
      rerender({ products: whole, isNeeded: true });
    });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.products).toBe(whole));
  });
});
