/** The browser tests' own `test`: what no page of the shop may do, whatever a test is about. */
import { expect, test as base, type APIRequestContext } from '@playwright/test';

export * from '@playwright/test';

/** Changes with every product, and with every review. */
export async function catalogueVersion(request: APIRequestContext): Promise<string> {
  const { etag } = (await request.get('/v1/api/product/list?limit=1')).headers();
  if (etag === undefined) throw new Error('The list of products has no version.');
  return etag;
}

interface Rules {
  /** The test gives the page other data than its HTML was made of. */
  mayDiffer: boolean;
  takenOver: undefined;
}

export const test = base.extend<Rules>({
  mayDiffer: [false, { option: true }],
  takenOver: [
    async ({ context, request, mayDiffer }, use) => {
      const differed: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('differed from its prerendered')) {
          differed.push(message.page()?.url() ?? '');
        }
      });
      const before = await catalogueVersion(request);
      await use(undefined);
      if (mayDiffer || differed.length === 0) return;
      // Where another test's review comes between a page and its products, the two rightly differ.
      if (before !== (await catalogueVersion(request))) return;
      expect(differed, 'pages that were not taken over as they came').toEqual([]);
    },
    { auto: true },
  ],
});
