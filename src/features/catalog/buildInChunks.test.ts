import fc from 'fast-check';
import { buildInChunks, type IndexBuilder } from './buildInChunks';
import { buildListingIndex, ListingIndexBuilder } from './listing/listingIndex';
import { anyCatalogue } from './listing/testCatalogue';
import { buildSearchIndex, SearchIndexBuilder } from './search/searchIndex';

/** Counts to a number; `tasks` is how far each task counted. */
function counter(size: number): IndexBuilder<number> & { tasks: number[] } {
  let done = 0;
  const tasks: number[] = [];
  return {
    tasks,
    advance(count) {
      const step = Math.min(count, size - done);
      tasks.push(step);
      done += step;
      return done >= size;
    },
    finish: () => done,
  };
}

describe('an index that is built in chunks', () => {
  it('is the index that is built at once, whatever the chunk', async () => {
    await fc.assert(
      fc.asyncProperty(anyCatalogue, fc.integer({ min: 1, max: 40 }), async (products, chunk) => {
        expect(await buildInChunks(new ListingIndexBuilder(products), chunk)).toEqual(
          buildListingIndex(products),
        );
        const [inChunks, atOnce] = [
          await buildInChunks(new SearchIndexBuilder(products), chunk),
          buildSearchIndex(products),
        ];
        for (const text of ['kurta', 'k', 'arbol lamp', 'bolstr', 'summer', '']) {
          expect(inChunks.search(text)).toEqual(atOnce.search(text));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('takes no more than the chunk per task, and lets other tasks run in between', async () => {
    const builder = counter(1_050);
    let others = 0;
    const other = setInterval(() => (others += 1), 0);
    expect(await buildInChunks(builder, 200)).toBe(1_050);
    clearInterval(other);
    expect(builder.tasks).toEqual([200, 200, 200, 200, 200, 50]);
    expect(others).toBeGreaterThan(0);
  });

  it('is given up once nobody wants it', async () => {
    const builder = counter(1_000);
    expect(await buildInChunks(builder, 200, () => builder.tasks.length < 3)).toBeNull();
    expect(builder.tasks).toEqual([200, 200, 200]);
  });
});
