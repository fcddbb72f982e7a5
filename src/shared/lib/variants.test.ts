import fc from 'fast-check';
import { colourOf } from '../api/colours';
import { lacksColour } from '../api/colours';
import { hasColourVariants, isSoldIn, variantsOf, writeVariant } from './variants';

const kurta = { sizes: ['S', 'M'], colors: ['Indigo', 'Rust'], colorVariants: true };
const sofa = { ...kurta, sizes: [] };

test('the size field carries size and colour', () => {
  expect(variantsOf(kurta)).toEqual(['S / Indigo', 'S / Rust', 'M / Indigo', 'M / Rust']);
  expect(variantsOf(sofa)).toEqual(['default / Indigo', 'default / Rust']);
  expect(variantsOf({ ...kurta, colorVariants: false })).toEqual(['S', 'M']);
  expect(variantsOf({ ...sofa, colorVariants: false })).toEqual(['default']);
});

test('a product is sold in its variants only', () => {
  expect(isSoldIn(kurta, 'M / Rust')).toBe(true);
  for (const text of ['M', 'Rust', 'L / Rust', 'M / Teal', 'm / rust', 'default', '']) {
    expect(isSoldIn(kurta, text)).toBe(false);
  }
});

test('a line from before the choice of colours lacks its colour', () => {
  expect(lacksColour(kurta, 'M')).toBe(true);
  expect(lacksColour(sofa, 'default')).toBe(true);
  for (const text of ['M / Rust', 'L', 'default']) expect(lacksColour(kurta, text)).toBe(false);
  expect(lacksColour({ ...kurta, colorVariants: false }, 'M')).toBe(false);
});

test('one colour is no choice', () => {
  expect(hasColourVariants({ sizes: ['M'], colors: ['Rust'] })).toBe(false);
  expect(hasColourVariants({ sizes: [], colors: [] })).toBe(false);
  expect(hasColourVariants(kurta)).toBe(true);
});

test('names that could be confused are refused', () => {
  expect(hasColourVariants({ sizes: ['M', 'M / Rust'], colors: ['Rust', 'Teal'] })).toBe(false);
  expect(hasColourVariants({ sizes: ['M'], colors: ['A / B', 'B'] })).toBe(false);
  expect(hasColourVariants({ sizes: ['UK 4 / EU 37'], colors: ['Rust', 'Teal'] })).toBe(true);
});

const name = fc.string({ unit: fc.constantFrom('M', 'R', '/', ' ', 'default'), minLength: 1 });
const names = fc.uniqueArray(name, { maxLength: 4 });

test('every variant is different, and its colour is read back', () => {
  fc.assert(
    fc.property(names, names, (sizes, colors) => {
      fc.pre(hasColourVariants({ sizes, colors }));
      const product = { sizes, colors, colorVariants: true };
      const variants = variantsOf(product);
      expect(new Set([...variants, ...sizes]).size).toBe(variants.length + sizes.length);
      for (const size of sizes.length > 0 ? sizes : ['default']) {
        expect(lacksColour(product, size)).toBe(true);
        for (const colour of colors) {
          expect(colourOf(product, writeVariant(size, colour))).toBe(colour);
        }
      }
    }),
  );
});
