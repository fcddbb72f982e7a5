import type { Page } from '@playwright/test';

/** How many pages of the list of products the browser's database holds (src/shared/storage/pagedList.ts). */
export const storedPages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening a database that does not exist would create it, without its stores.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('marigold-lane')) return 0;
    return new Promise<number>((resolve) => {
      const open = indexedDB.open('marigold-lane');
      open.onerror = () => resolve(0);
      open.onsuccess = () => {
        const read = open.result
          .transaction('slices')
          .objectStore('slices')
          .get('catalog') as IDBRequest<{ state: { pages: number } } | undefined>;
        read.onsuccess = () => {
          open.result.close();
          resolve(read.result?.state.pages ?? 0);
        };
      };
    });
  });
