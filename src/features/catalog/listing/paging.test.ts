import fc from 'fast-check';
import { clampPage, pageCountOf, pageItems, pageOf } from './paging';

const written = (current: number, count: number) =>
  pageItems(current, count)
    .map((item) => (item.kind === 'page' ? String(item.page) : '…'))
    .join(' ');

describe('pagination', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 … 9'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [9, 9, '1 … 7 8 9'],
    [25, 50, '1 … 23 24 25 26 27 … 50'],
  ])('on page %d of %d reads %s', (current, count, text) => {
    expect(written(current, count)).toBe(text);
  });

  it('shows first, last and current +-2 and marks every gap', () => {
    const place = fc
      .integer({ min: 1, max: 200 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([current, count]) => {
        const items = pageItems(current, count);
        const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
        const expected = Array.from({ length: count }, (_, at) => at + 1).filter(
          (page) => page === 1 || page === count || Math.abs(page - current) <= 2,
        );
        expect(pages).toEqual(expected);
        items.forEach((item, at) => {
          const next = items[at + 1];
          if (item.kind === 'ellipsis') {
            expect(next).toMatchObject({ kind: 'page' });
          } else if (next?.kind === 'page') {
            expect(next.page).toBe(item.page + 1);
          }
        });
      }),
    );
  });

  it('cuts the list into pages of 20 that together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 130 }), (items) => {
        const count = pageCountOf(items.length);
        const pages = Array.from({ length: count }, (_, at) => pageOf(items, at + 1));
        expect(pages.flat()).toEqual(items);
        expect(pages.slice(0, -1).every((page) => page.length === 20)).toBe(true);
      }),
    );
  });

  it('shows the last page when the address asks for one beyond it', () => {
    expect(clampPage(99, 7)).toBe(7);
    expect(clampPage(3, 7)).toBe(3);
    expect(pageCountOf(0)).toBe(1);
  });
});
