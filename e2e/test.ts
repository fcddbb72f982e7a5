/** The browser tests' own `test`, which also fails when a page differs from its prerendered HTML. */
import { expect, test as base, type APIRequestContext } from '@playwright/test';

export * from '@playwright/test';

/** Changes with every product, and with every review. */
export async function catalogueVersion(request: APIRequestContext): Promise<string> {
  const { etag } = (await request.get('/v1/api/product/list?limit=1')).headers();
  if (etag === undefined) throw new Error('The list of products has no version.');
  return etag;
}

interface Rules {
  /** The test gives the page other data than in its HTML. */
  mayDiffer: boolean;
  hydratesUnchanged: undefined;
}

export const test = base.extend<Rules>({
  mayDiffer: [false, { option: true }],
  hydratesUnchanged: [
    async ({ context, request, mayDiffer }, use) => {
      const differed: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('differed from its prerendered')) {
          differed.push(message.page()?.url() ?? '');
        }
      });
      const before = await catalogueVersion(request);
      await use(undefined);
      // A handler that still waits for the server would fail in the next test.
      await Promise.all(
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      if (mayDiffer || differed.length === 0) return;
      // If another test writes a review between a page and its products, the two may differ.
      if (before !== (await catalogueVersion(request))) return;
      expect(differed, 'pages that differed from their prerendered HTML').toEqual([]);
    },
    { auto: true },
  ],
});
