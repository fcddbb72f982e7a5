import fc from 'fast-check';
import * as v from 'valibot';
import { validateInChunks } from './validateInChunks';

const schema = v.object({
  success: v.literal(true),
  total: v.optional(v.number()),
  products: v.array(v.object({ _id: v.string(), tags: v.optional(v.array(v.string()), []) })),
});
const productsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: String(at), unknown: at }));

describe('a response validated in chunks', () => {
  it('has the same result as validation at once, for any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 900 }),
        fc.option(fc.nat(900), { nil: undefined }),
        async (count, wrongAt) => {
          const products: unknown[] = productsOf(count);
          if (wrongAt !== undefined && wrongAt < count) products[wrongAt] = { _id: 7 };
          const answer = { success: true, total: count, products, more: 'is left out' };
          const { success, output } = await validateInChunks(schema, answer);
          const atOnce = v.safeParse(schema, answer);
          expect(success).toBe(atOnce.success);
          if (atOnce.success) expect(output).toEqual(atOnce.output);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([null, 'a page', 7, [], { success: true }, { success: true, others: productsOf(300) }])(
    'is refused when it is not of its shape (%#)',
    async (answer) => {
      expect((await validateInChunks(schema, answer)).success).toBe(false);
    },
  );

  it('skips a list that is not in the contract', async () => {
    const answer = { success: true, products: productsOf(2), others: productsOf(300) };
    expect(await validateInChunks(schema, answer)).toEqual(v.safeParse(schema, answer));
  });

  it('yields to other tasks in between', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    await validateInChunks(schema, { success: true, products: productsOf(900) });
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
