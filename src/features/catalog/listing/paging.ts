import { PAGE_SIZE } from './listingState';

const NEIGHBOURS = 2;

/** A page number, or a gap of pages left out after `after`. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'ellipsis'; after: number };

/** At least 1: an empty list has one empty page. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The page that is shown for `page`. */
export const clampPage = (page: number, pageCount: number): number =>
  Math.min(Math.max(1, page), pageCount);

export function pageOf<T>(items: readonly T[], page: number): T[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** First and last page and the current one with two neighbours a side, gaps marked (section 9). */
export function pageItems(current: number, pageCount: number): PageItem[] {
  const items: PageItem[] = [];
  let previous = 0;
  for (let page = 1; page <= pageCount; page += 1) {
    const shown = page === 1 || page === pageCount || Math.abs(page - current) <= NEIGHBOURS;
    if (!shown) continue;
    if (page > previous + 1) items.push({ kind: 'ellipsis', after: previous });
    items.push({ kind: 'page', page });
    previous = page;
  }
  return items;
}
